//! Clicks per turn, counted as a player clicks: opening a menu is one, choosing in it is one, a button is one.
//! Each recorded turn is planned with as few clicks as possible.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use daykeeper::discord::pages::planner;
use daykeeper::discord::parts::buttons::{ComponentAction, PlanButton};
use daykeeper::discord::parts::components::{Button, ButtonStyle, Row};
use daykeeper::discord::parts::custom_id::CustomId;
use daykeeper::discord::parts::localizer::Localizer;
use daykeeper::engine::{Event, Phrase, Seat};
use daykeeper::games::record::Record;
use daykeeper::games::{self, MenuEntry, MenuLimits, PlannerMenu, Position, Rank};
use daykeeper::table::{DraftStep, Planner, PlannerPart, Stamp, TableCard};
use daykeeper::text::Texts;

use super::play::{self, TABLE};

static TEXTS: LazyLock<Texts> = LazyLock::new(Texts::embedded);

/// The number of turns planned for each game.
const TURNS: usize = 100;

struct Recorded {
    before: Arc<dyn Position>,
    seat: Seat,
    steps: Vec<String>,
}

/// Replaces each step with the first of several equal ones, since the planner offers only that one or takes it itself.
fn canonical(turn: &mut Recorded) {
    let (mut recorded, mut canonical) = (turn.before.fork(), turn.before.fork());
    for step in &mut turn.steps {
        let chosen = recorded.prompt(turn.seat).choices.into_iter().find(|choice| choice.step == *step).unwrap();
        recorded.play(turn.seat, step).unwrap();
        let same = |choice: &games::Choice| choice.label == chosen.label && choice.effect == chosen.effect;
        let taken = chosen.hidden.then(|| games::auto_step(&*canonical, turn.seat)).flatten();
        let equal = || canonical.prompt(turn.seat).choices.into_iter().find(same).unwrap().step;
        *step = taken.unwrap_or_else(equal);
        canonical.play(turn.seat, step).unwrap();
    }
}

fn turns(record: &Record) -> Vec<Recorded> {
    let mut position = record.start().unwrap();
    let mut turns: Vec<Recorded> = Vec::new();
    // In a simultaneous choice, several seats can be in the middle of their turns.
    let mut begun: BTreeMap<Seat, usize> = BTreeMap::new();
    for step in &record.steps {
        let index = *begun.entry(step.seat).or_insert_with(|| {
            turns.push(Recorded { before: position.fork().into(), seat: step.seat, steps: Vec::new() });
            turns.len() - 1
        });
        let turn = position.turn();
        position.play(step.seat, &step.action).unwrap();
        turns[index].steps.push(step.action.clone());
        if position.turn() > turn {
            begun.remove(&step.seat);
        }
    }
    turns.iter_mut().for_each(canonical);
    turns
}

fn recorded(game: &str) -> Vec<Recorded> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/games/tests/data/samples");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let named = |entry: &std::path::PathBuf| {
        let name = entry.file_name().unwrap().to_str().unwrap();
        name.starts_with(game) && name.ends_with(".record.json")
    };
    let mut all = Vec::new();
    for file in files.iter().filter(|entry| named(entry)) {
        all.extend(turns(&Record::read(&std::fs::read_to_string(file).unwrap()).unwrap()));
    }
    all
}

/// Returns `TURNS` turns of a game, spread evenly.
fn sampled(game: &str) -> Vec<Recorded> {
    let all = recorded(game);
    let count = all.len();
    assert!(count >= TURNS, "{game}: only {count} turns");
    let wanted = |index: usize| index * TURNS / count != (index + 1) * TURNS / count;
    all.into_iter().enumerate().filter(|(index, _)| wanted(*index)).map(|(_, turn)| turn).collect()
}

/// The planner's way of offering answers.
#[derive(Clone, Copy, PartialEq)]
enum Offers {
    /// Every step separately.
    Steps,
    /// Steps that belong together, as one choice.
    Paths,
}

/// A draft of a recorded turn.
struct Draft<'a> {
    table: &'a TableCard,
    turn: &'a Recorded,
    offers: Offers,
}

/// The planner after a number of steps.
struct Shown {
    planner: Planner,
    lines: usize,
    rows: Vec<(usize, Vec<Row>)>,
}

impl Draft<'_> {
    fn show(&self, count: usize) -> Shown {
        let Recorded { before, seat, steps } = self.turn;
        let mut position = before.fork();
        let mut drafted: Vec<DraftStep> = Vec::new();
        let mut complete = false;
        for step in &steps[..count] {
            let choice = position.prompt(*seat).choices.into_iter().find(|choice| choice.step == *step).unwrap();
            let mut after = position.fork();
            let mut events: Vec<Event> = after.play(*seat, step).unwrap();
            complete = after.turn() > before.turn();
            if complete {
                events.clear();
            } else {
                position = after;
            }
            drafted.push(DraftStep { step: step.clone(), label: choice.label, effect: choice.effect, events });
        }
        let end_step = position.legal(*seat).into_iter().find(|step| {
            let mut after = position.fork();
            position.title().passes().contains(&step.as_str())
                && after.play(*seat, step).is_ok()
                && after.turn() > before.turn()
        });
        let mut prompt = position.prompt(*seat);
        let menus = match self.offers {
            _ if complete => Vec::new(),
            Offers::Paths => games::menus(&*position, *seat, end_step.as_deref()),
            Offers::Steps => vec![single_steps(&prompt.choices, end_step.as_deref())],
        };
        if complete {
            prompt.choices.clear();
        }
        let planner = Planner {
            stamp: Stamp { draft: 99, ..Stamp::of_message(TABLE, 9999) },
            table: self.table.clone(),
            seat: *seat,
            position: position.into(),
            since: Arc::clone(before),
            prompt,
            menus,
            steps: drafted,
            complete,
            end_step: if complete { steps.last().cloned() } else { end_step },
            undoes: Vec::new(),
            simultaneous: before.to_act().len() > 1,
            may_take_back: true,
            hints: true,
            parts: vec![PlannerPart::Notes(Vec::new())],
        };
        let localizer = Localizer::new(&TEXTS, "en", &self.table.names());
        let text = |phrase: &Phrase| localizer.plain(phrase);
        let pages = games::layout(&planner.menus, &MenuLimits::USUAL, 0, &text).pages;
        let messages: Vec<_> =
            (0..pages).map(|page| planner::planner(&localizer, &planner, u16::try_from(page).unwrap())).collect();
        let lines = messages[0].content.lines().count();
        Shown { lines, rows: messages.into_iter().map(|message| message.rows).enumerate().collect(), planner }
    }

    /// Returns the text of the turn's first planner.
    fn read(&self) -> String {
        let localizer = Localizer::new(&TEXTS, "en", &self.table.names());
        let message = planner::planner(&localizer, &self.show(0).planner, 0);
        let mut text = message.content;
        for row in &message.rows {
            text += &match row {
                Row::Buttons(buttons) => {
                    let labels: Vec<&str> = buttons.iter().map(|button| button.label.as_str()).collect();
                    format!("\n  ({})", labels.join(") ("))
                }
                Row::Menu { placeholder, most, options, .. } => {
                    let entry = |option: &daykeeper::discord::parts::components::MenuOption| {
                        format!("\n    {} / {}", option.label, option.description.as_deref().unwrap_or_default())
                    };
                    format!("\n  [{placeholder} {most}]{}", options.iter().map(entry).collect::<String>())
                }
            };
        }
        text
    }

    /// Returns the hash of the state after each number of steps.
    fn reached(&self) -> Vec<u64> {
        let Recorded { before, seat, steps } = self.turn;
        let mut position = before.fork();
        let mut reached = vec![position.hash()];
        for step in steps {
            position.play(*seat, step).unwrap();
            reached.push(position.hash());
        }
        reached
    }

    /// Returns the number of recorded steps after `at` that lead to the same state as `chosen`, in any order.
    fn taken(&self, at: usize, reached: &[u64], chosen: &[String]) -> Option<usize> {
        let Recorded { before, seat, steps } = self.turn;
        if steps[at..].starts_with(chosen) {
            return Some(chosen.len());
        }
        // The order of workers placed at the start doesn't matter either.
        let sorted = |steps: &[String]| {
            let mut steps = steps.to_vec();
            steps.sort_unstable();
            steps
        };
        let next = steps.get(at..at + chosen.len()).unwrap_or_default();
        if chosen.iter().all(|step| step.starts_with("place ")) && sorted(next) == sorted(chosen) {
            return Some(chosen.len());
        }
        let mut position = before.fork();
        for step in steps[..at].iter().chain(chosen) {
            position.play(*seat, step).ok()?;
        }
        let hash = position.hash();
        let same = reached.iter().skip(at + 1).position(|after| *after == hash);
        same.map(|more| more + 1)
    }

    /// Returns the number of steps that follow automatically after `count` steps.
    fn forced(&self, count: usize) -> usize {
        let Recorded { before, seat, steps } = self.turn;
        let mut position = before.fork();
        for step in &steps[..count] {
            position.play(*seat, step).unwrap();
        }
        let mut more = 0;
        while self.offers == Offers::Paths
            && position.turn() == before.turn()
            && let Some(step) = games::forced_step(&*position, *seat)
        {
            assert_eq!(step, steps[count + more], "what has no alternative was played");
            position.play(*seat, &step).unwrap();
            more += 1;
        }
        more
    }

    /// Returns each way to take the next steps with this row: the number of steps and of clicks.
    fn ways(&self, row: &Row, at: usize, reached: &[u64]) -> Vec<(usize, usize)> {
        match row {
            Row::Buttons(buttons) => {
                let steps =
                    buttons.iter().filter_map(|button| match CustomId::decode(&button.custom_id).unwrap().action {
                        ComponentAction::Plan(PlanButton::Step(step)) => Some(steps_of(&step)),
                        _ => None,
                    });
                steps.filter_map(|steps| self.taken(at, reached, &steps)).map(|taken| (taken, 1)).collect()
            }
            Row::Menu { options, most, .. } => {
                let values: Vec<Vec<String>> = options.iter().map(|option| steps_of(&option.value)).collect();
                let one = values.iter().filter_map(|steps| self.taken(at, reached, steps)).map(|taken| (taken, 2));
                let mut ways: Vec<(usize, usize)> = one.collect();
                // Several choices of one menu in any order: compare each with that number of recorded steps.
                let left = &self.turn.steps[at..];
                for count in 2..=left.len() {
                    let mut kinds: Vec<&String> = left[..count].iter().collect();
                    kinds.sort();
                    kinds.dedup();
                    let times = |kind: &String| left[..count].iter().filter(|step| *step == kind).count();
                    let offered = |kind: &&String| values.contains(&vec![(**kind).clone(); times(kind)]);
                    if kinds.len() <= *most && kinds.len() > 1 && kinds.iter().all(offered) {
                        ways.push((count, 1 + kinds.len()));
                    }
                }
                ways
            }
        }
    }

    /// Returns the fewest clicks that plan and end the turn, and collects the planner's line counts on the way.
    fn fewest(&self, lines: &mut Vec<usize>) -> usize {
        let steps = &self.turn.steps;
        let mut best = vec![usize::MAX; steps.len() + 1];
        best[0] = 0;
        let mut fewest = usize::MAX;
        let reached = self.reached();
        for at in 0..=steps.len() {
            if best[at] == usize::MAX {
                continue;
            }
            let shown = self.show(at);
            lines.push(shown.lines);
            let left = &steps[at..];
            let ends = shown.planner.end_step.is_some();
            if ends && (left.is_empty() || left == shown.planner.end_step.as_slice()) {
                fewest = fewest.min(best[at] + 1);
            }
            for (page, rows) in &shown.rows {
                for (taken, clicks) in rows.iter().flat_map(|row| self.ways(row, at, &reached)) {
                    let after = at + taken + self.forced(at + taken);
                    best[after] = best[after].min(best[at] + page + clicks);
                }
            }
        }
        assert_ne!(fewest, usize::MAX, "the turn {steps:?} cannot be planned");
        fewest
    }
}

/// One menu of all choices, without combining them.
fn single_steps(choices: &[games::Choice], end_step: Option<&str>) -> PlannerMenu {
    let entry = |choice: &games::Choice| MenuEntry {
        steps: vec![choice.step.clone()],
        label: choice.label.clone(),
        effects: choice.effect.iter().cloned().collect(),
        warning: None,
        short: None,
        split: None,
        undo: None,
        gain: 0,
        rank: choice.rank,
        again: 0,
    };
    let choices = choices.iter().filter(|choice| Some(choice.step.as_str()) != end_step);
    PlannerMenu { key: None, button: None, place: 0, hint_text: None, most: 1, entries: choices.map(entry).collect() }
}

fn steps_of(value: &str) -> Vec<String> {
    value.split(';').filter(|step| !step.is_empty()).map(str::to_owned).collect()
}

/// Frequencies as text such as "1: 3, 2: 5", with the median and the 95th percentile.
fn distribution(mut counts: Vec<usize>) -> (String, usize, usize) {
    counts.sort_unstable();
    let mut text = String::new();
    for count in counts.first().copied().unwrap()..=counts.last().copied().unwrap() {
        let times = counts.iter().filter(|other| **other == count).count();
        if times > 0 {
            text += &format!(" {count}×{times}");
        }
    }
    (text, counts[counts.len() / 2], counts[counts.len() * 95 / 100])
}

#[test]
fn recorded_turns_take_few_clicks() {
    for title in games::titles() {
        let table = play::card(*title, title.max_seats());
        let turns = sampled(title.id());
        for offers in [Offers::Steps, Offers::Paths] {
            let (mut clicks, mut lines) = (Vec::new(), Vec::new());
            for turn in &turns {
                let mut table = table.clone();
                table.players.truncate(usize::from(turn.before.seats()));
                clicks.push(Draft { table: &table, turn, offers }.fewest(&mut lines));
            }
            let (text, median, most) = distribution(clicks);
            let (_, lines, many_lines) = distribution(lines);
            let how = if offers == Offers::Steps { "step by step" } else { "by paths" };
            if offers == Offers::Paths {
                for turn in turns.iter().step_by(TURNS / 5) {
                    println!("{}\n", Draft { table: &table, turn, offers }.read());
                }
            }
            println!("{}, {how}: median {median}, 95 % {most}:{text}; lines {lines}, 95 % {many_lines}", title.id());
            if offers == Offers::Paths {
                assert!(median <= 4, "{}: a turn takes {median} clicks", title.id());
                assert!(lines <= 4, "{}: a planner has {lines} lines", title.id());
            }
        }
    }
}

/// If exactly one answer of a menu is usual, it is the first one, and its button is blue. All other buttons are grey.
#[test]
fn the_usual_answer_is_first_and_blue() {
    for title in games::titles() {
        let table = play::card(*title, title.max_seats());
        let (mut blue, mut grey) = (0, 0);
        for turn in recorded(title.id()) {
            let mut table = table.clone();
            table.players.truncate(usize::from(turn.before.seats()));
            let draft = Draft { table: &table, turn: &turn, offers: Offers::Paths };
            for at in 0..turn.steps.len() {
                let Shown { planner, rows, .. } = draft.show(at);
                let mut usual = Vec::new();
                assert!(planner.menus.len() <= MenuLimits::USUAL.rows, "the last menus are merged");
                for menu in &planner.menus {
                    let mut single = menu.entries.iter().filter(|entry| entry.again == 0);
                    let first = single.clone().next().map(|entry| entry.steps.clone());
                    let mut wanted = single.by_ref().filter(|entry| entry.rank == Rank::Usual);
                    if let (Some(one), None) = (wanted.next(), wanted.next()) {
                        assert_eq!(Some(&one.steps), first.as_ref(), "{:?}", menu.entries);
                        usual.push(one.steps.clone());
                    }
                }
                for button in rows.iter().flat_map(|(_, rows)| rows).flat_map(buttons) {
                    let action = CustomId::decode(&button.custom_id).unwrap().action;
                    let ComponentAction::Plan(PlanButton::Step(step)) = action else { continue };
                    let is_blue = button.style == ButtonStyle::Primary;
                    assert_eq!(is_blue, usual.contains(&steps_of(&step)), "{step} among {usual:?}");
                    assert!(is_blue || button.style == ButtonStyle::Secondary, "{step}: {:?}", button.style);
                    *(if is_blue { &mut blue } else { &mut grey }) += 1;
                }
            }
        }
        assert!(blue > 10 && grey > blue, "{}: {blue} blue, {grey} grey", title.id());
    }
}

fn buttons(row: &Row) -> &[Button] {
    match row {
        Row::Buttons(buttons) => buttons,
        Row::Menu { .. } => &[],
    }
}

/// A kind of turn, with the click budget of its answers. *End turn* adds one more.
struct Goal {
    game: &'static str,
    name: &'static str,
    clicks: usize,
    is: fn(&[&str]) -> bool,
}

/// The most turns planned of each kind.
const OF_A_KIND: usize = 40;

const GOALS: [Goal; 6] = [
    Goal { game: "tzolkin", name: "place one worker", clicks: 2, is: |steps| matches!(steps, ["place", "end"]) },
    Goal {
        game: "tzolkin",
        name: "place three workers",
        clicks: 4,
        is: |steps| matches!(steps, ["place", "place", "place", "end"]),
    },
    Goal {
        game: "tzolkin",
        name: "pick up and fish",
        clicks: 2,
        is: |steps| matches!(steps, ["pick palenque 1", "action", "end"]),
    },
    Goal {
        game: "tzolkin",
        name: "pick up and harvest",
        clicks: 2,
        is: |steps| matches!(steps, [pick, "action", "harvest", "end"] if pick.starts_with("pick palenque")),
    },
    Goal {
        game: "teotihuacan",
        name: "a main action",
        clicks: 3,
        is: |steps| matches!(steps, ["move", "main", "raise"] | ["move", "main", "raise", "stop"]),
    },
    Goal {
        game: "teotihuacan",
        name: "a pyramid tile",
        clicks: 6,
        is: |steps| {
            let tile = ["move", "main", "tile", "space", "rotate"];
            steps.strip_prefix(&tile).is_some_and(|rest| {
                matches!(rest, ["raise"] | ["stop", "raise"] | ["raise", "stop"] | ["stop", "raise", "stop"])
            })
        },
    },
];

#[test]
fn clicks_by_kind_of_turn() {
    for Goal { game, name, clicks, is } in &GOALS {
        let title = games::title(game).unwrap();
        let table = play::card(title, title.max_seats());
        let kind = |turn: &Recorded| {
            let word = |step: &String| {
                let whole = step.starts_with("pick palenque");
                if whole { step.clone() } else { step.split(' ').next().unwrap_or_default().to_owned() }
            };
            let words: Vec<String> = turn.steps.iter().map(word).collect();
            is(&words.iter().map(String::as_str).collect::<Vec<_>>())
        };
        let turns: Vec<Recorded> = recorded(game).into_iter().filter(kind).collect();
        assert!(!turns.is_empty(), "{game}: no turn of the kind “{name}”");
        let every = turns.len().div_ceil(OF_A_KIND);
        let fewest = turns.iter().step_by(every).map(|turn| {
            let mut table = table.clone();
            table.players.truncate(usize::from(turn.before.seats()));
            Draft { table: &table, turn, offers: Offers::Paths }.fewest(&mut Vec::new()) - 1
        });
        let (text, median, most) = distribution(fewest.collect());
        println!("{game}, {name}: wanted {clicks}; median {median}, 95 % {most}:{text}");
        assert!(most <= *clicks, "{game}: to {name} takes {most} clicks");
    }
}
