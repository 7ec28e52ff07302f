//! Files with weights for a game's computer players.

use serde_json::{Map, Value};

use super::Title;

/// An invalid file of weights.
#[derive(Debug, thiserror::Error)]
pub enum WeightsError {
    /// The text isn't a JSON object.
    #[error("invalid JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// A weight of the game is missing or isn't a number.
    #[error("there is no weight `{0}`")]
    Missing(String),
}

/// Parses a JSON object from names of weights to numbers. Returns the weights in the game's order.
pub fn parse_weights(title: &dyn Title, text: &str) -> Result<Vec<f32>, WeightsError> {
    let named: Map<String, Value> = serde_json::from_str(text)?;
    let weight = |(name, _): (&str, f32)| {
        let weight = named.get(name).and_then(Value::as_f64);
        weight.map(|weight| weight as f32).ok_or_else(|| WeightsError::Missing(name.to_owned()))
    };
    title.weights().into_iter().map(weight).collect()
}

/// Writes weights as [`parse_weights`] reads them, rounded to four decimals.
pub fn format_weights(title: &dyn Title, weights: &[f32]) -> String {
    let rounded = |weight: f32| Value::from((f64::from(weight) * 10_000.0).round() / 10_000.0);
    let names = title.weights().into_iter().map(|(name, _)| name.to_owned());
    let named: Map<String, Value> = names.zip(weights.iter().map(|&weight| rounded(weight))).collect();
    format!("{:#}\n", Value::Object(named))
}
