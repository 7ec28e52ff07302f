//! The games in memory, each with a separate lock.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::Mutex;

use crate::table::rules::loaded::LoadedTable;
use crate::table::values::TableId;

/// A game in memory, or room for it. Requests to a game run one after the other.
pub type TableSlot = Arc<Mutex<Option<LoadedTable>>>;

/// The games in memory, up to a maximum. The least recently used one makes room for the next. It is replayed from the
/// store on its next use.
pub struct Slots {
    most: usize,
    slots: HashMap<TableId, Used>,
    /// The total number of accesses to all games.
    asked: u64,
}

struct Used {
    slot: TableSlot,
    /// The value of `asked` at the last access to this game.
    last: u64,
}

impl Slots {
    /// Creates room for this number of games.
    pub fn new(most: usize) -> Self {
        Slots { most, slots: HashMap::new(), asked: 0 }
    }

    pub fn get(&mut self, id: TableId) -> TableSlot {
        if self.slots.len() >= self.most && !self.slots.contains_key(&id) {
            self.make_room();
        }
        self.asked += 1;
        let used = self.slots.entry(id).or_insert_with(|| Used { slot: TableSlot::default(), last: 0 });
        used.last = self.asked;
        Arc::clone(&used.slot)
    }

    /// Removes the least recently used game. A game in use stays, since all its users must share one lock.
    fn make_room(&mut self) {
        let idle = self.slots.iter().filter(|(_, used)| Arc::strong_count(&used.slot) == 1);
        let oldest = idle.min_by_key(|(_, used)| used.last).map(|(id, _)| *id);
        if let Some(oldest) = oldest {
            self.slots.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(slots: &Slots) -> Vec<i64> {
        let mut held: Vec<i64> = slots.slots.keys().map(|id| id.0).collect();
        held.sort_unstable();
        held
    }

    #[test]
    fn the_least_recently_used_table_makes_room() {
        let mut slots = Slots::new(3);
        for id in [1, 2, 3, 1, 3] {
            slots.get(TableId(id));
        }
        assert_eq!(held(&slots), [1, 2, 3], "there is room");
        slots.get(TableId(4));
        assert_eq!(held(&slots), [1, 3, 4]);
        slots.get(TableId(5));
        assert_eq!(held(&slots), [3, 4, 5]);
    }

    #[test]
    fn a_table_in_use_keeps_its_lock() {
        let mut slots = Slots::new(2);
        let (one, two) = (slots.get(TableId(1)), slots.get(TableId(2)));
        slots.get(TableId(3));
        assert_eq!(held(&slots), [1, 2, 3], "more than there is room for, as long as all are worked on");
        assert!(Arc::ptr_eq(&one, &slots.get(TableId(1))));
        drop(two);
        slots.get(TableId(4));
        assert_eq!(held(&slots), [1, 3, 4]);
        slots.get(TableId(5));
        assert_eq!(held(&slots), [1, 4, 5], "the others in their turn");
    }
}
