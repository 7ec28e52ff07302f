//! Access to the sandbox: it refuses other web pages and foreign host names.

use daykeeper::sandbox::{Config, Sandbox};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::support::Client;

/// Returns the status of a request with these headers.
async fn status(sandbox: &Sandbox, method: &str, path: &str, headers: &[(&str, &str)]) -> u16 {
    let method = reqwest::Method::from_bytes(method.as_bytes()).unwrap();
    let mut request = reqwest::Client::new().request(method, format!("{}{path}", sandbox.url()));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn a_foreign_host_is_refused_everywhere() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let port = sandbox.url().rsplit(':').next().unwrap().to_owned();
    for path in ["/", "/page/app.js", "/sandbox/api/world", "/api/v10/gateway", "/nowhere"] {
        for host in ["rebound.example", "127.0.0.1", "127.0.0.1:1"] {
            assert_eq!(status(&sandbox, "GET", path, &[("host", host)]).await, 403, "{path} at {host}");
        }
        let own = format!("localhost:{port}");
        assert_ne!(status(&sandbox, "GET", path, &[("host", &own)]).await, 403, "{path} at {own}");
    }
}

#[tokio::test]
async fn other_web_pages_change_nothing_and_read_nothing() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let own = sandbox.url();
    for origin in ["https://elsewhere.example", "http://127.0.0.1:1", "null"] {
        let headers = [("origin", origin), ("content-type", "application/json")];
        assert_eq!(status(&sandbox, "DELETE", "/sandbox/api/token", &headers).await, 403, "{origin}");
        assert_eq!(status(&sandbox, "GET", "/sandbox/api/world", &headers).await, 403, "{origin}");
    }
    assert_eq!(status(&sandbox, "GET", "/sandbox/api/world", &[("origin", &own)]).await, 200);
    let script = [("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "no-cors")];
    assert_eq!(status(&sandbox, "GET", "/sandbox/api/world", &script).await, 403);
    let link = [("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")];
    assert_eq!(status(&sandbox, "GET", "/", &link).await, 200);
    assert_eq!(status(&sandbox, "POST", "/sandbox/api/faults", &link).await, 403);
    assert!(Client::of(&sandbox).faults().await.unwrap().is_empty());
}

#[tokio::test]
async fn the_socket_is_not_for_other_web_pages_either() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let url = format!("{}/gateway?v=10&encoding=json", sandbox.url().replace("http", "ws"));
    let mut request = url.as_str().into_client_request().unwrap();
    request.headers_mut().insert("origin", "https://elsewhere.example".parse().unwrap());
    let refused = tokio_tungstenite::connect_async(request).await.unwrap_err();
    assert!(refused.to_string().contains("403"), "{refused}");
    tokio_tungstenite::connect_async(&url).await.unwrap();
}

#[test]
fn tokens_are_not_the_same_twice() {
    let tokens: std::collections::HashSet<String> = (0..100).map(|_| daykeeper::sandbox::random_token()).collect();
    assert_eq!(tokens.len(), 100);
    assert!(tokens.iter().all(|token| token.len() == 64 && token.chars().all(|c| c.is_ascii_hexdigit())));
}
