//! Request bodies: JSON, or a form with `payload_json` and `files[n]`.

use axum::body::Body;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use serde_json::Value;

use crate::world::error::ApiError;
use crate::world::upload::{Received, Upload, clean};

/// Size limit of a request in bytes: ten files and some text.
const BODY_LIMIT: usize = 110 << 20;

/// Reads a body.
///
/// # Errors
/// 50109 for invalid JSON, 50035 for an invalid form, 40005 for a body above the size limit.
pub async fn receive(request: Request) -> Result<Received, ApiError> {
    let form = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if form.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        return receive_form(request).await;
    }
    let too_large = |_| ApiError::new(413, 40005, "Request entity too large");
    let bytes = axum::body::to_bytes(request.into_body(), BODY_LIMIT).await.map_err(too_large)?;
    if bytes.is_empty() {
        return Ok(Received::default());
    }
    Ok(Received { json: parse(&bytes)?, files: Vec::new() })
}

fn parse(bytes: &[u8]) -> Result<Value, ApiError> {
    serde_json::from_slice(bytes).map_err(|_| ApiError::new(400, 50109, "The request body contains invalid JSON."))
}

async fn receive_form(request: Request) -> Result<Received, ApiError> {
    let broken = |_| ApiError::new(400, 50035, "Invalid Form Body");
    let (parts, body) = request.into_parts();
    // The extractor's default limit is too low for pictures.
    let mut request = Request::from_parts(parts, Body::new(body));
    axum::extract::DefaultBodyLimit::apply(axum::extract::DefaultBodyLimit::max(BODY_LIMIT), &mut request);
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| broken(()))?;
    let mut received = Received { json: Value::Object(Default::default()), files: Vec::new() };
    while let Some(field) = form.next_field().await.map_err(|_| broken(()))? {
        let name = field.name().unwrap_or_default().to_owned();
        let filename = field.file_name().map(clean);
        let data = field.bytes().await.map_err(|_| broken(()))?;
        match (name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')), filename) {
            (Some(index), Some(filename)) => {
                let index = index.parse().map_err(|_| broken(()))?;
                received.files.push(Upload { index, filename, data });
            }
            _ if name == "payload_json" => received.json = parse(&data)?,
            _ => return Err(broken(())),
        }
    }
    Ok(received)
}
