//! Encrypted connections to the server, and certificates that the store must refuse.

use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpStream, UnixStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use daykeeper::store::{Database, DatabaseAddress, OpenError};
use daykeeper::table::{Store, UserId};

use crate::support::both::cluster::{Cluster, cluster};

/// A certificate for the name `localhost`, its key, and the authority that signed it.
fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/tls").join(name)
}

/// Listens on a port before the server and encrypts, or refuses to. Returns the port.
fn encrypting(cluster: &Cluster, encrypts: bool) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let socket = cluster.socket();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async move {
            listener.set_nonblocking(true).unwrap();
            let listener = tokio::net::TcpListener::from_std(listener).unwrap();
            loop {
                let (client, _) = listener.accept().await.unwrap();
                tokio::spawn(serve(client, socket.clone(), encrypts));
            }
        });
    });
    port
}

async fn serve(mut client: TcpStream, socket: PathBuf, encrypts: bool) -> std::io::Result<()> {
    // The request for encryption, which is eight bytes long.
    let mut request = [0; 8];
    client.read_exact(&mut request).await?;
    client.write_all(if encrypts { b"S" } else { b"N" }).await?;
    if !encrypts {
        return Ok(());
    }
    let chain = CertificateDer::pem_file_iter(file("server.pem")).unwrap().map(Result::unwrap).collect();
    let key = PrivateKeyDer::from_pem_file(file("server.key")).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .unwrap();
    let mut client = TlsAcceptor::from(Arc::new(config)).accept(client).await?;
    let mut server = UnixStream::connect(socket).await?;
    copy_bidirectional(&mut client, &mut server).await.map(drop)
}

/// Opens the cluster's database at a host and port, with more parameters and a password that must stay secret.
fn open(address: &str, place: &str, parameters: &str) -> Result<Database, OpenError> {
    let (_, rest) = address.split_once("/postgres?").unwrap();
    Database::at(
        &DatabaseAddress::read(&format!("postgres://daykeeper:hushhush@{place}/postgres?{rest}&{parameters}")).unwrap(),
    )
}

#[test]
fn only_the_right_certificate_opens_an_encrypted_database() {
    let Some(cluster) = cluster() else { return };
    let address = cluster.database();
    let (encrypted, plain) = (encrypting(cluster, true), encrypting(cluster, false));
    let authority = format!("sslmode=require&sslrootcert={}", file("authority.pem").display());
    let store = open(&address, &format!("localhost:{encrypted}"), &authority).unwrap();
    assert!(store.notes(UserId(7)).unwrap().is_empty());
    drop(store);

    let refused = [
        ("an unknown authority", format!("localhost:{encrypted}"), "sslmode=require".to_owned()),
        ("another name", format!("127.0.0.1:{encrypted}"), authority.clone()),
        ("no encryption", format!("localhost:{plain}"), authority),
    ];
    for (why, place, parameters) in refused {
        let error = open(&address, &place, &parameters).unwrap_err();
        let text = format!("{error} {error:?}");
        assert!(matches!(error, OpenError::Open { .. }), "{why}: {text}");
        assert!(!text.contains("hushhush"), "{why}: {text}");
    }
}
