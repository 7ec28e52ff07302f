//! Encrypted connections, with the same library as the connections to Discord. The address decides whether to encrypt
//! (`sslmode`).

use std::error::Error;
use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use futures::future::BoxFuture;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Encryption for connections. The server's certificate must be valid, from an authority that browsers trust or one
/// in a file.
#[derive(Clone)]
pub(super) struct Tls(TlsConnector);

impl Tls {
    pub(super) fn new(authorities: Option<&Path>) -> Result<Self, Box<dyn Error + Send + Sync>> {
        let mut roots = RootCertStore::empty();
        match authorities {
            None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
            Some(file) => {
                let unreadable = |why: &dyn Error| format!("cannot read the certificates in {}: {why}", file.display());
                for certificate in CertificateDer::pem_file_iter(file).map_err(|error| unreadable(&error))? {
                    roots.add(certificate.map_err(|error| unreadable(&error))?)?;
                }
            }
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Tls(TlsConnector::from(Arc::new(config))))
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Tls {
    type Stream = Encrypted<S>;
    type TlsConnect = Handshake;
    type Error = Box<dyn Error + Send + Sync>;

    fn make_tls_connect(&mut self, domain: &str) -> Result<Handshake, Self::Error> {
        Ok(Handshake { connector: self.0.clone(), domain: domain.to_owned() })
    }
}

pub(super) struct Handshake {
    connector: TlsConnector,
    domain: String,
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for Handshake {
    type Stream = Encrypted<S>;
    type Error = Box<dyn Error + Send + Sync>;
    type Future = BoxFuture<'static, Result<Encrypted<S>, Self::Error>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            // Local sockets have no name, and aren't encrypted either.
            let name = ServerName::try_from(self.domain)?;
            Ok(Encrypted(self.connector.connect(name, stream).await?))
        })
    }
}

pub(super) struct Encrypted<S>(tokio_rustls::client::TlsStream<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Encrypted<S> {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Encrypted<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(cx, buf)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Encrypted<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(cx)
    }
}
