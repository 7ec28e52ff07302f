//! The record reader may get any text: it returns a clear error, or a game that can be replayed, written and read
//! again.

#![no_main]

use daykeeper::games::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::read(text) else { return };
    let mut steps = 0;
    let replayed = record.replay(|_, position| {
        steps += 1;
        assert_eq!(position.to_act().is_empty(), position.outcome().is_some());
    });
    if let Ok(position) = replayed {
        assert_eq!(steps, record.steps.len() + 1);
        let again = Record::read(&record.write()).expect("what was written can be read");
        let same = again.replay(|_, _| {}).expect("what was written can be replayed");
        assert_eq!(same.hash(), position.hash());
    }
});
