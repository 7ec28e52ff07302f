//! A macro that implements `Store` for test wrappers around another store.

/// Implements `Store` through the type's own `read` and `write`, which receive each call as a closure over the inner
/// store.
macro_rules! store_through {
    ($type:ty) => {
        const _: () = {
            use std::collections::{BTreeMap, BTreeSet};

            use daykeeper::monitor::Backlog;
            use daykeeper::table::*;
            use jiff::Timestamp;

            use $crate::support::both::calls::pass_on;

            impl Store for $type {
                // A file always holds its lease.
                fn holds_lease(&self) -> bool {
                    true
                }

                fn renew_lease(&self) -> Result<(), StoreError> {
                    self.write(|behind| behind.renew_lease())
                }

                fn forget_person(&self, user: UserId, seed: u64) -> Result<Forgotten, StoreError> {
                    self.write(|behind| behind.forget_person(user, seed))
                }

                daykeeper::store_calls!(pass_on);
            }
        };
    };
}
pub(crate) use store_through;

macro_rules! pass_on {
    ($($(#[$about:meta])* $way:ident $name:ident($($given:ident: $type:ty),* $(,)?) -> $answer:ty;)*) => {
        $(fn $name(&self, $($given: $type),*) -> Result<$answer, StoreError> {
            self.$way(|behind| behind.$name($($given),*))
        })*
    };
}
pub(crate) use pass_on;
