//! JSON of exactly the shape that the program writes, without duplicate names or lists instead of objects.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// A value whose objects have no duplicate names. Otherwise the last duplicate would count, and the first would never
/// be checked.
pub(super) struct StrictJson(pub(super) Value);

impl<'de> Deserialize<'de> for StrictJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Shape).map(StrictJson)
    }
}

struct Shape;

impl<'de> Visitor<'de> for Shape {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("text, a whole number, a list or an object")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(StrictJson(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut values = Map::new();
        while let Some((name, StrictJson(value))) = object.next_entry::<String, StrictJson>()? {
            if values.contains_key(&name) {
                return Err(A::Error::custom(format!("`{name}` stands twice")));
            }
            values.insert(name, value);
        }
        Ok(Value::Object(values))
    }
}

/// The first place at which a value differs in shape from the written one, as the names that lead there (empty for the
/// whole value).
pub(super) fn difference(given: &Value, written: &Value) -> Option<String> {
    let inside = |name: String, given: &Value, written: &Value| {
        difference(given, written).map(|rest| if rest.is_empty() { name.clone() } else { format!("{name}.{rest}") })
    };
    match (given, written) {
        (Value::Object(given), Value::Object(written)) => given
            .iter()
            .find_map(|(name, value)| inside(name.clone(), value, written.get(name).unwrap_or(&Value::Null))),
        (Value::Array(given), Value::Array(written)) if given.len() == written.len() => {
            let mut pairs = given.iter().zip(written).enumerate();
            pairs.find_map(|(index, (given, written))| inside(index.to_string(), given, written))
        }
        _ => (given != written).then(String::new),
    }
}

/// The text for a place, at the end of a sentence.
pub(super) fn place(path: &str) -> String {
    if path.is_empty() { String::new() } else { format!(" at `{path}`") }
}
