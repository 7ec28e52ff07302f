//! A listener that accepts a limited number of connections, each for a limited time.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep};

/// Limits for the connections of a server, so that strangers can't use up the program's open files.
#[derive(Clone, Copy)]
pub struct ConnectionLimits {
    /// Connections at the same time. Others wait.
    pub connections: usize,
    /// Maximum length of a connection. Clients connect again.
    pub whole: Duration,
    /// Maximum time in which nothing is read or written. It ends the connections of those who read too slowly.
    pub idle: Duration,
}

/// Accepts connections within limits.
pub struct Limited {
    listener: TcpListener,
    limits: ConnectionLimits,
    free: Arc<Semaphore>,
}

impl Limited {
    pub fn new(listener: TcpListener, limits: ConnectionLimits) -> Self {
        Limited { listener, limits, free: Arc::new(Semaphore::new(limits.connections)) }
    }
}

impl axum::serve::Listener for Limited {
    type Io = LimitedConnection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (LimitedConnection, SocketAddr) {
        // The semaphore is never closed, so the place is never `None`.
        let place = Arc::clone(&self.free).acquire_owned().await.ok();
        let (stream, address) = axum::serve::Listener::accept(&mut self.listener).await;
        let now = Instant::now();
        let ConnectionLimits { whole, idle, .. } = self.limits;
        let sleep = Box::pin(tokio::time::sleep(idle.min(whole)));
        (LimitedConnection { stream, sleep, end: now + whole, idle, _place: place }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that ends when it is too old or idle.
pub struct LimitedConnection {
    stream: TcpStream,
    /// Ends when the connection does.
    sleep: Pin<Box<Sleep>>,
    end: Instant,
    idle: Duration,
    /// Counts this connection.
    _place: Option<OwnedSemaphorePermit>,
}

impl LimitedConnection {
    fn check(&mut self, context: &mut Context<'_>) -> io::Result<()> {
        match self.sleep.as_mut().poll(context) {
            Poll::Ready(()) => Err(io::ErrorKind::TimedOut.into()),
            Poll::Pending => Ok(()),
        }
    }

    /// Something was read or written.
    fn moved(&mut self) {
        let deadline = (Instant::now() + self.idle).min(self.end);
        self.sleep.as_mut().reset(deadline);
    }
}

impl AsyncRead for LimitedConnection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.check(context)?;
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        self.moved();
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for LimitedConnection {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.check(context)?;
        let written = ready!(Pin::new(&mut self.stream).poll_write(context, bytes))?;
        self.moved();
        Poll::Ready(Ok(written))
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.check(context)?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.check(context)?;
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
