//! Messages about computer players, replaced players, hints and a user's games.

use std::sync::Arc;

use daykeeper::discord::commands::intent::ReplyFormat;
use daykeeper::discord::pages::{advice, lobby, tables};
use daykeeper::discord::parts::buttons::{ComponentAction, PlanButton};
use daykeeper::discord::parts::components::Row;
use daykeeper::discord::parts::custom_id::CustomId;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::discord::parts::message::Message;
use daykeeper::engine::{Phrase, Seat, Seed, Viewer};
use daykeeper::games::{Gap, Plan, Position, facts_of, turn_in_words};
use daykeeper::table::{
    Announcement, Body, ChannelId, GuildId, Hints, MOST_FOLLOWED, MOST_WHAT_IFS, MessageId, MessageLink, MyTables,
    NextGame, Occupant, OfferNews, Player, Reply, Review, ReviewReply, ScoreSheet, SeatChangeReason, SeatOffer,
    ShownWhatIf, Stamp, Strength, TableCard, TableId, TableInfo, TableState, TurnNews, TurnSummary, TurningPoint,
    UserId, WhatIfOver, WhatIfPlanning, WhatIfReply, WhatIfSheet,
};
use daykeeper::text::{Texts, capital};

use super::judge;
use super::messages::{TEXTS, away, clocks, each_table};
use super::play::TABLE;

/// Returns the table with a computer player, a seat that a computer player fills in for, and an open seat.
fn mixed(table: &TableCard) -> TableCard {
    let mut table = table.clone();
    let occupants = [
        Occupant::Person(UserId(u64::MAX)),
        Occupant::Computer(Strength::Hard),
        Occupant::StandIn { person: UserId(u64::MAX - 1), strength: Strength::Medium },
        Occupant::Empty,
    ];
    for (player, occupant) in table.players.iter_mut().zip(occupants) {
        player.occupant = occupant;
    }
    table
}

fn news(table: &TableCard, position: &Arc<dyn Position>, to_act: Vec<Player>) -> TurnNews {
    TurnNews {
        seq: u32::MAX,
        turn: 1,
        position: Arc::clone(position),
        since: None,
        summaries: Vec::new(),
        status: position.face(Viewer::Public).status(),
        pause: None,
        clocks: clocks(table),
        away: away(table),
        to_act,
        open: true,
        undo: Some(u32::MAX),
        fair_play: None,
    }
}

#[test]
fn every_kind_of_player_is_named() {
    each_table(|judge, table, position| {
        let table = mixed(table);
        for state in [TableState::Lobby, TableState::Running] {
            judge.announce(&TableCard { state, ..table.clone() }, Body::Lobby);
        }
        for player in &table.players {
            let news = news(&table, &position, vec![player.clone()]);
            judge.announce(&table, Body::Turn(Box::new(news)));
        }
        let all = news(&table, &position, table.players.clone());
        judge.announce(&table, Body::Choosing { news: Box::new(all), chosen: table.players.clone() });
        // A game without people.
        let mut empty = table.clone();
        empty.players[0].occupant = Occupant::Computer(Strength::Easy);
        let resting = news(&empty, &position, vec![empty.players[1].clone()]);
        judge.announce(&empty, Body::Turn(Box::new(resting)));
    });
}

#[test]
fn a_run_of_computers_turns_with_their_reasons() {
    each_table(|judge, table, position| {
        let table = mixed(table);
        let seat = position.to_act().first().unwrap();
        let ask = daykeeper::ai::Ask { strength: Strength::Medium, seed: Seed::new(1), budget: 500 };
        let advice = position.coach().advise(seat, &ask, &mut || false).unwrap();
        let mut after = position.fork();
        let mut events = Vec::new();
        for step in &advice.turns[0].steps {
            events.extend(after.play(seat, step).unwrap());
        }
        let plans = position.coach().plans(seat, &ask, &mut || false, &mut |_| {}).unwrap().plans;
        let reason = Some(plans[0].text());
        let (events, reason, names) = (&events, &reason, table.names());
        let announced = |turn| TurnSummary {
            turn,
            round: position.face(Viewer::Public).round(),
            seat: Seat::new(1),
            events: events.clone(),
            reason: reason.clone(),
            names: names.clone(),
        };
        for run in [1, 3, 12, 60] {
            let mut news = news(&table, &position, vec![table.players[0].clone()]);
            news.summaries = (1..=run).map(announced).collect();
            judge.announce(&table, Body::Turn(Box::new(news)));
        }
        let stamp = Stamp { draft: u32::MAX, ..Stamp::of_message(TABLE, u32::MAX) };
        for count in 1..=plans.len() {
            let hints = hints_of(stamp, &table, &position, plans[..count].to_vec());
            judge.reply(&table, &Reply::Review(ReviewReply::Hints(Box::new(hints))), ReplyFormat::Usual);
        }
        // The longest possible hint.
        let longest = Plan { steps: vec!["place first_player".to_owned(); 90], ..plans[0].clone() };
        for format in [ReplyFormat::Usual, ReplyFormat::Details] {
            let hints = hints_of(stamp, &table, &position, vec![longest.clone(); 3]);
            judge.reply(&table, &Reply::Review(ReviewReply::Hints(Box::new(hints))), format);
        }
        let point = |turn| TurningPoint {
            turn,
            round: Some(turn),
            seat: Seat::new(0),
            lost: turn + 1,
            played: turn_in_words(&*position, seat, &advice.turns[0].steps),
            instead: turn_in_words(&*position, seat, &advice.turns[0].steps),
            why: reason.clone(),
            steps: plans[0].steps.clone(),
        };
        for count in 0..=8 {
            let points = (1..=count).map(point).collect();
            let review = Review { table: table.clone(), points, what_ifs: Vec::new() };
            judge.reply(&table, &Reply::Review(ReviewReply::TurningPoints(Box::new(review))), ReplyFormat::Usual);
        }
    });
}

fn hints_of(stamp: Stamp, table: &TableCard, position: &Arc<dyn Position>, plans: Vec<Plan>) -> Hints {
    let seat = position.to_act().first().unwrap();
    Hints { stamp, table: table.clone(), seat, position: Arc::clone(position), plans, proved: true }
}

/// A hint names each plan with its number, its sentences and the comparison, and the button loads that plan.
#[test]
fn plans_are_numbered_and_compared() {
    each_table(|_, table, position| {
        let plan = |name: &str, gap: Option<Gap>| Plan {
            steps: vec!["end".to_owned()],
            aim: Phrase::new(name),
            name: Phrase::new(name),
            now: Phrase::new("tzolkin-plan-ends"),
            reasons: Vec::new(),
            price: None,
            gap,
            hurried: false,
        };
        let plans = vec![
            plan("ui-button-join", Some(Gap::Better { than: 2, points: Some(3) })),
            plan("ui-button-leave", Some(Gap::Even { with: 1 })),
        ];
        let stamp = Stamp::of_message(TABLE, 1);
        let localizer = Localizer::new(&TEXTS, "en", &[]);
        let hints = hints_of(stamp, table, &position, plans);
        let message = advice::hints(&localizer, &hints, 0);
        let sections = &message.layout.as_ref().unwrap().sections;
        let lines: Vec<&str> = sections.iter().map(|section| section.text.as_str()).collect();
        let first = "**1. Join.** End the turn. `about 3 points better than plan 2`";
        assert_eq!(lines, [first, "**2. Leave.** End the turn. `about even with plan 1`"]);
        let ranks: Vec<ComponentAction> =
            sections.iter().map(|section| CustomId::decode(&section.button.custom_id).unwrap().action).collect();
        assert_eq!(
            ranks,
            [ComponentAction::Plan(PlanButton::UseHint(0)), ComponentAction::Plan(PlanButton::UseHint(1))]
        );
        // The picture shows the first plan. Each other one has a button.
        let others = |message: &Message| match &message.rows[..] {
            [Row::Buttons(buttons)] => buttons[1..].iter().map(|button| button.label.clone()).collect::<Vec<_>>(),
            rows => panic!("{rows:?}"),
        };
        assert!(message.picture.is_some());
        assert_eq!(others(&message), ["Show hint 2", "Details"]);
        assert_eq!(others(&advice::hints(&localizer, &hints, 1)), ["Show hint 1", "Details"]);
    });
}

/// The details of a hint have each plan in full, and what each of its steps brings and costs.
#[test]
fn the_details_of_a_hint_are_its_plans_step_by_step() {
    each_table(|_, table, position| {
        let seat = position.to_act().first().unwrap();
        let ask = daykeeper::ai::Ask { strength: Strength::Medium, seed: Seed::new(3), budget: 300 };
        let found = position.coach().plans(seat, &ask, &mut || false, &mut |_| {}).unwrap();
        let hints = hints_of(Stamp::of_message(TABLE, 1), table, &position, found.plans);
        let localizer = Localizer::new(&TEXTS, "en", &[]);
        let message = advice::details(&localizer, &hints);
        for (number, plan) in (1..).zip(&hints.plans) {
            assert!(message.content.contains(&localizer.say(&plan.phrase(number))), "{}", message.content);
            for line in facts_of(&*position, seat, &plan.steps).lines(Viewer::Seat(seat)) {
                let line = format!("-# {}", capital(&localizer.say(&line)));
                assert!(message.content.contains(&line), "{line} isn't in {}", message.content);
            }
        }
    });
}

#[test]
fn seats_in_other_hands() {
    let keys = [
        "ui-seated-resigned",
        "ui-seated-resigned.until",
        "ui-seated-resigned-free.until",
        "ui-seated-replaced",
        "ui-seated-replaced.by",
        "ui-seated-time-out",
        "ui-seated-handed-over",
        "ui-seated-handed-over.by",
        "ui-seated-filled",
        "ui-seated-left-server",
        "ui-seated-left-server-free",
        "ui-seated-returned",
        "ui-seated-removed",
    ];
    each_table(|judge, table, position| {
        let mixed = mixed(table);
        for table in [table, &mixed] {
            for key in keys {
                for open in [true, false] {
                    let name = &table.players[0].name;
                    let phrase = Phrase::new(key).with("old", name.as_str()).with("new", name.as_str());
                    let phrase = phrase.with("until", "<t:99:f>").with("by", name.as_str());
                    let mut news = news(table, &position, table.players.clone());
                    news.open = open;
                    let asks = table.players.clone();
                    let called: Vec<UserId> = asks.iter().filter_map(|player| player.occupant.person()).collect();
                    let message = judge.announce(table, Body::Seated { phrase, news: Box::new(news), asks });
                    // Discord notifies only mentioned users.
                    assert!(called.iter().all(|user| message.content.contains(&format!("<@{user}>"))), "{message:?}");
                }
            }
            for to in [None, Some(UserId(u64::MAX))] {
                for open in [true, false] {
                    for seat in 0..table.players.len() as u8 {
                        let by = open.then_some(UserId(u64::MAX));
                        let offer = SeatOffer { to, open, agreed: vec![UserId(1)], by };
                        judge.announce(table, Body::Offer(OfferNews { seat: Seat::new(seat), offer, needed: 2 }));
                    }
                }
            }
        }
    });
}

#[test]
fn every_change_of_a_seat_has_words_in_the_log() {
    let texts = Texts::embedded();
    for why in [
        SeatChangeReason::Resigned,
        SeatChangeReason::Replaced,
        SeatChangeReason::TimeOut,
        SeatChangeReason::HandedOver,
        SeatChangeReason::LeftServer,
        SeatChangeReason::Returned,
        SeatChangeReason::Removed,
    ] {
        let text = texts.say(
            "en",
            &Phrase::new(format!("ui-entry-seated-{}", why.word())).seat("seat", Seat::new(0)),
            &["Ada".to_owned()],
        );
        assert!(text.contains("Ada") || text.contains("computer"), "{why:?}: {text}");
    }
}

#[test]
fn games_of_a_person_and_their_states() {
    each_table(|judge, table, position| {
        let info = |state, channel_deleted, to_act: Vec<Player>| TableInfo {
            table: TableCard { state, ..mixed(table) },
            status: Some(position.face(Viewer::Public).status()),
            turn: u32::MAX,
            waiting_since: Some(jiff::Timestamp::UNIX_EPOCH),
            pause: None,
            days_at_this_pace: Some(22),
            clocks: clocks(table),
            away: away(table),
            to_act,
            link: Some(MessageLink { guild: Some(GuildId(u64::MAX)), channel: ChannelId(1), message: MessageId(1) }),
            channel_deleted,
            may_follow: !channel_deleted,
            may_renew_page: false,
        };
        let players = &table.players;
        let mine = |tables, followed| {
            Reply::Games(Box::new(MyTables { user: UserId(u64::MAX), tables, followed, notes: Vec::new() }))
        };
        judge.reply(table, &mine(Vec::new(), Vec::new()), ReplyFormat::Usual);
        let tables = [
            info(TableState::Lobby, false, Vec::new()),
            info(TableState::Running, false, players[..1].to_vec()),
            info(TableState::Running, false, players.clone()),
            info(TableState::Running, true, players[1..2].to_vec()),
        ];
        let numbered = |(number, mut info): (i64, TableInfo)| {
            info.table.id = TableId(i64::MAX - number);
            info
        };
        for count in [4, 60] {
            let many = (0..).zip(tables.iter().cycle().take(count).cloned()).map(numbered).collect();
            let followed = (100..).zip(tables.iter().cycle().take(MOST_FOLLOWED).cloned()).map(numbered).collect();
            judge.reply(table, &mine(many, followed), ReplyFormat::Usual);
        }
        for state in [TableState::Running, TableState::Over, TableState::Cancelled] {
            judge.announce(table, Body::Status(Box::new(info(state, false, players.clone()))));
        }
    });
}

#[test]
fn what_ifs_of_a_person() {
    each_table(|judge, table, position| {
        let what_if =
            WhatIfPlanning { turn: u32::MAX, turns: 999, last_events: Vec::new(), cut: true, computers: true };
        let stamp = Stamp { draft: u32::MAX, ..Stamp::of_message(TABLE, u32::MAX) };
        let shown = |number: u32| ShownWhatIf {
            stamp: Stamp { seq: u32::MAX - number, ..stamp },
            what_if: what_if.clone(),
            status: position.face(Viewer::Public).status(),
            seat: None,
            changed_at: jiff::Timestamp::UNIX_EPOCH,
        };
        for (count, current) in [(0, None), (0, Some(stamp)), (1, None), (MOST_WHAT_IFS, Some(stamp))] {
            let what_ifs = (0..u32::try_from(count).unwrap()).map(shown).collect();
            let sheet = WhatIfSheet { table: table.clone(), what_ifs, current };
            judge.reply(table, &Reply::WhatIf(WhatIfReply::List(Box::new(sheet))), ReplyFormat::Usual);
        }
        let score = ScoreSheet {
            table: table.clone(),
            position: Arc::clone(&position),
            viewer: Viewer::Public,
            lines: position.face(Viewer::Public).score(),
            outcome: None,
        };
        let review = Review { table: table.clone(), points: Vec::new(), what_ifs: (0..10).map(shown).collect() };
        judge.reply(table, &Reply::Review(ReviewReply::TurningPoints(Box::new(review))), ReplyFormat::Usual);
        let over = WhatIfOver { stamp, what_if: what_if.clone(), score };
        judge.reply(table, &Reply::WhatIf(WhatIfReply::Over(Box::new(over))), ReplyFormat::Usual);
    });
}

#[test]
fn strength_is_a_choice_of_three() {
    let texts = Texts::embedded();
    let message = lobby::choose_computer(&Localizer::new(&texts, "en", &[]), TABLE);
    let body = message.private(None);
    judge::message(&message.body(None), &mut judge::Largest::default());
    let buttons = body["components"][0]["components"].as_array().unwrap();
    let labels: Vec<&str> = buttons.iter().map(|button| button["label"].as_str().unwrap()).collect();
    assert_eq!(labels, ["Easy", "Medium", "Hard"]);
}

#[test]
fn after_a_computer_has_joined_the_next_is_offered_while_there_is_a_seat() {
    each_table(|judge, table, _| {
        let texts = Texts::embedded();
        let localizer = Localizer::new(&texts, "en", &table.names());
        let joined = Phrase::new("ui-table-computer-added").with("computer", "Kan*");
        let joined = Reply::Done(joined.with("strength", Phrase::new("ui-strength-hard")));
        judge.reply(table, &joined, ReplyFormat::NextComputer);
        let text_of = || daykeeper::discord::pages::messages(&localizer, &joined, ReplyFormat::NextComputer);
        let mut lobby = TableCard { state: TableState::Lobby, ..table.clone() };
        let full = lobby::ask_next_computer(&localizer, &lobby, text_of()).remove(0);
        assert_eq!((full.content.as_str(), full.rows.len()), ("Kan\\* (computer player, Hard) joined.", 0));
        lobby.players.pop();
        let more = lobby::ask_next_computer(&localizer, &lobby, text_of()).remove(0);
        assert!(more.content.starts_with(&full.content) && more.content.ends_with("How strong should it be?"));
        assert_eq!(more.rows.len(), 1);
    });
}

#[test]
fn a_choice_calls_people_until_all_have_chosen() {
    each_table(|_, table, position| {
        let table = mixed(table);
        let texts = Texts::embedded();
        let localizer = Localizer::new(&texts, "en", &table.names());
        let text_of = |to_act: &[Player]| {
            let news = news(&table, &position, to_act.to_vec());
            let body = Body::Choosing { news: Box::new(news), chosen: vec![table.players[1].clone()] };
            let announcement = Announcement {
                table: table.clone(),
                body,
                ping: Vec::new(),
                later: Vec::new(),
                locale: "en".to_owned(),
            };
            daykeeper::discord::pages::announcement(&localizer, &announcement).unwrap().content
        };
        let person = format!("▶ <@{}>, please choose", u64::MAX);
        assert!(text_of(&table.players[..2]).contains(&person), "a computer is not called");
        assert!(
            text_of(&table.players[1..2]).contains("(computer player, Hard), please choose"),
            "nobody else is left"
        );
        let all = text_of(&[]);
        assert!(all.contains("Everyone has chosen.") && !all.contains("please choose") && !all.contains("none"));
    });
}

#[test]
fn a_player_is_alone_if_no_other_person_can_return() {
    each_table(|_, table, position| {
        let texts = Texts::embedded();
        let localizer = Localizer::new(&texts, "en", &table.names());
        let text_of = |table: &TableCard| {
            let news = Box::new(news(table, &position, Vec::new()));
            let phrase = Phrase::new("ui-seated-returned").with("old", "Ada").with("new", "Ada");
            let body = Body::Seated { phrase, news, asks: Vec::new() };
            let announcement = Announcement {
                table: table.clone(),
                body,
                ping: Vec::new(),
                later: Vec::new(),
                locale: "en".to_owned(),
            };
            daykeeper::discord::pages::announcement(&localizer, &announcement).unwrap().content
        };
        let held = TableCard { state: TableState::Running, ..mixed(table) };
        assert!(!text_of(&held).contains("only person left"), "a computer holds a seat for somebody");
        let mut alone = held.clone();
        alone.players[2].occupant = Occupant::Computer(Strength::Medium);
        assert!(text_of(&alone).contains("only person left"));
    });
}

#[test]
fn after_a_turn_the_game_that_has_waited_longest_is_offered() {
    each_table(|_, table, _| {
        let texts = Texts::embedded();
        let localizer = Localizer::new(&texts, "en", &table.names());
        let link = MessageLink { guild: Some(GuildId(7)), channel: ChannelId(3), message: MessageId(9) };
        let waiting = NextGame { count: 2, game: table.game.id().to_owned(), link };
        let mut next = Message::text("Done.");
        tables::add_next_game(&localizer, &waiting, &mut next);
        judge::message(&next.body(None), &mut judge::Largest::default());
        assert!(
            next.content.contains("2 more games are waiting for you") && next.content.contains("<#3>"),
            "{}",
            next.content
        );
        let button = &next.body(None)["components"][0]["components"][0];
        assert_eq!((&button["label"], &button["style"]), (&"Next game".into(), &5.into()));
        assert_eq!(button["url"], "https://discord.com/channels/7/3/9");
    });
}
