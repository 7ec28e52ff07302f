//! A connection to the server that breaks like a network: it accepts everything and returns no answers.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use crate::support::both::cluster::Cluster;

/// A proxy that listens on a port until the process ends.
pub struct Proxy {
    /// The address of a database behind the proxy.
    pub address: String,
    trouble: Arc<Trouble>,
}

#[derive(Default)]
struct Trouble {
    /// The number of connections so far.
    connections: AtomicU64,
    /// Connections with a lower number carry no more bytes.
    stalled: AtomicU64,
    /// `true` if the next COMMIT is the last statement to arrive.
    ends_at_commit: AtomicBool,
    ended: AtomicBool,
}

impl Proxy {
    pub fn before(cluster: &Cluster, address: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = cluster.through(address, &listener.local_addr().unwrap().to_string());
        let (trouble, socket) = (Arc::new(Trouble::default()), cluster.socket());
        let shared = Arc::clone(&trouble);
        std::thread::spawn(move || {
            for client in listener.incoming() {
                shared.connect(client.unwrap(), &socket);
            }
        });
        Proxy { address, trouble }
    }

    /// Stalls all current connections.
    pub fn stall(&self) {
        self.trouble.stalled.store(self.trouble.connections.load(Ordering::SeqCst), Ordering::SeqCst);
    }

    /// Stalls all current and future connections.
    pub fn stall_for_good(&self) {
        self.trouble.stalled.store(u64::MAX, Ordering::SeqCst);
    }

    /// Lets the next COMMIT arrive, drops its answer, and refuses all later connections.
    pub fn end_at_commit(&self) {
        self.trouble.ends_at_commit.store(true, Ordering::SeqCst);
    }
}

impl Trouble {
    fn connect(self: &Arc<Self>, client: TcpStream, socket: &PathBuf) {
        let number = self.connections.fetch_add(1, Ordering::SeqCst);
        if self.ended.load(Ordering::SeqCst) {
            return;
        }
        let server = UnixStream::connect(socket).unwrap();
        let (asks, answers) = (Arc::clone(self), Arc::clone(self));
        let (mut to, mut from) = (server.try_clone().unwrap(), client.try_clone().unwrap());
        std::thread::spawn(move || {
            asks.carry(number, &mut from, &mut to);
            let _ = (to.shutdown(Shutdown::Both), from.shutdown(Shutdown::Both));
        });
        let (mut to, mut from) = (client, server);
        std::thread::spawn(move || {
            answers.carry(number, &mut from, &mut to);
            let _ = (to.shutdown(Shutdown::Both), from.shutdown(Shutdown::Both));
        });
    }

    /// Copies bytes in one direction until the stream ends.
    fn carry(&self, number: u64, from: &mut impl Read, to: &mut impl Write) {
        let mut bytes = [0; 65_536];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            while self.stalled.load(Ordering::SeqCst) > number {
                std::thread::sleep(Duration::from_millis(20));
            }
            let commits = bytes[..count].windows(6).any(|word| word == b"COMMIT");
            if commits && self.ends_at_commit.swap(false, Ordering::SeqCst) {
                self.ended.store(true, Ordering::SeqCst);
                let _ = to.write_all(&bytes[..count]);
                // The server needs time to store the change.
                std::thread::sleep(Duration::from_millis(300));
                return;
            }
            // The answer to COMMIT contains the same word.
            if self.ended.load(Ordering::SeqCst) || to.write_all(&bytes[..count]).is_err() {
                return;
            }
        }
    }
}
