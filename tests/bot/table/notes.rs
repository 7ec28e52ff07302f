//! Private notes: saving, showing them only to their writer, searching.

use daykeeper::table::{
    Command, LONGEST_NOTE, NoteRefusal, NoteRequest, NotesSheet, Refusal, Reply, ViewingQuery, ViewingRefusal,
    ViewingReply, WHOLE_GAME,
};

use super::bench::{Bench, Parts};

async fn notes(bench: &Bench, number: u64, wanted: NoteRequest) -> NotesSheet {
    match bench.ask(number, wanted).await {
        Ok(Reply::Notes(sheet)) => *sheet,
        Ok(_) => panic!("no notes"),
        Err(refusal) => panic!("refused: {refusal}"),
    }
}

fn write(turn: u32, text: &str) -> NoteRequest {
    NoteRequest::Write { turn, text: text.to_owned() }
}

#[tokio::test]
async fn a_note_is_kept_changed_found_and_deleted() {
    let bench = Bench::new();
    bench.begin(2).await;
    notes(&bench, 1, write(WHOLE_GAME, "keep six for the end")).await;
    let two = notes(&bench, 1, write(2, " Ben bids low ")).await;
    assert_eq!(
        two.notes.iter().map(|shown| (shown.note.turn, &*shown.note.text)).collect::<Vec<_>>(),
        [(WHOLE_GAME, "keep six for the end"), (2, "Ben bids low")]
    );
    let bench = bench.restart();
    assert_eq!(notes(&bench, 1, NoteRequest::Find("LOW".to_owned())).await.notes.len(), 1);
    assert!(notes(&bench, 1, NoteRequest::Find("high".to_owned())).await.notes.is_empty());
    assert_eq!(notes(&bench, 1, NoteRequest::Show(Some(2))).await.notes.len(), 1);

    // The notes appear with the pages that their writer views.
    assert_eq!(bench.planner(1).await.notes().len(), 2);
    let Ok(Reply::Viewing(ViewingReply::Log(page))) = bench.ask(1, ViewingQuery::Log { turn: None }).await else {
        panic!("no log")
    };
    assert_eq!(page.notes.len(), 2);
    let Ok(Reply::Viewing(ViewingReply::Board(board))) = bench.ask(1, ViewingQuery::Board { turn: Some(2) }).await
    else {
        panic!("no board")
    };
    assert_eq!(board.note.unwrap().text, "Ben bids low");
    let Ok(Reply::Games(mine)) = bench.ask(1, Command::Games).await else { panic!("no games") };
    assert_eq!(mine.notes.len(), 1);

    // Other users see none of them.
    assert!(notes(&bench, 2, NoteRequest::Show(None)).await.notes.is_empty());
    assert!(notes(&bench, 2, NoteRequest::Find("keep".to_owned())).await.notes.is_empty());
    let Ok(Reply::Viewing(ViewingReply::Log(page))) = bench.ask(2, ViewingQuery::Log { turn: None }).await else {
        panic!("no log")
    };
    assert!(page.notes.is_empty());
    assert_eq!(bench.refused(9, write(WHOLE_GAME, "x")).await, Refusal::NotAtTable);

    notes(&bench, 1, write(WHOLE_GAME, "take threes")).await;
    let left = notes(&bench, 1, write(2, "")).await;
    assert_eq!(left.notes.iter().map(|shown| &*shown.note.text).collect::<Vec<_>>(), ["take threes"]);
    assert_eq!(bench.refused(1, write(77, "later")).await, Refusal::Viewing(ViewingRefusal::UnknownTurn { last: 2 }));
    let long = "x".repeat(LONGEST_NOTE + 1);
    assert_eq!(bench.refused(1, write(1, &long)).await, Refusal::Note(NoteRefusal::NoteTooLong { most: LONGEST_NOTE }));
}
