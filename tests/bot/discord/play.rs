//! Random games, shown at every step as players would see them.

use std::sync::Arc;

use daykeeper::engine::{Event, Options, Rng, Seat, Seed, Viewer};
use daykeeper::games::{self, Position, Theme, Title};
use daykeeper::table::{
    ChannelId, DraftStep, GuildId, LONGEST_NAME, Occupant, PageName, Planner, PlannerPart, Player, Seating, Settings,
    Stamp, TableCard, TableId, TableState, TurnSummary, UserId,
};

/// The longest names that Discord allows, full of troublesome characters.
pub const NAMES: [&str; 4] = [
    "@everyone **WWWWWWWWWWWWWWWWWWW*",
    "<@1><@&2><#3>`_`||~~__[x](y)__~~",
    "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM",
    "\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\################",
];

/// The largest id that a button can contain.
pub const TABLE: TableId = TableId(i64::MAX);

pub fn card(game: &'static dyn Title, seats: u8) -> TableCard {
    let players = (0..seats)
        .map(|seat| Player {
            seat: Seat::new(seat),
            occupant: Occupant::Person(UserId(u64::MAX - u64::from(seat))),
            name: NAMES[usize::from(seat)].to_owned(),
        })
        .collect();
    TableCard {
        id: TABLE,
        game,
        name: Some("*".repeat(LONGEST_NAME)),
        number: Some(u32::MAX),
        options: Options::default(),
        seating: Seating::Random,
        guild: Some(GuildId(u64::MAX)),
        channel: ChannelId(u64::MAX),
        host: UserId(u64::MAX),
        host_name: NAMES[0].to_owned(),
        capacity: seats,
        goes_on: None,
        players,
        state: TableState::Running,
        locale: "en".to_owned(),
        theme: Theme::Light,
        settings: Settings::default(),
        reserved: None,
        page: PageName::parse("_____________________w"),
        opened_at: jiff::Timestamp::UNIX_EPOCH,
        ended_at: None,
    }
}

/// A finished turn with the positions before and after it.
pub struct Turn {
    pub before: Arc<dyn Position>,
    pub after: Arc<dyn Position>,
    pub summary: TurnSummary,
}

/// Plays one random game. `each_step` sees every planner, `each_turn` every turn.
pub fn game(
    title: &'static dyn Title,
    seats: u8,
    seed: u64,
    mut each_step: impl FnMut(&Planner),
    mut each_turn: impl FnMut(&TableCard, &Turn),
) {
    let card = card(title, seats);
    let setup = title.deal(seats, &Options::default(), Seed::new(seed)).unwrap();
    let mut position: Arc<dyn Position> = Arc::from(title.start(seats, &Options::default(), &setup).unwrap());
    let mut rng = Rng::new(Seed::new(seed));
    while let Some(seat) = position.to_act().first() {
        let after = turn(&card, &position, seat, &mut rng, &mut each_step);
        let (turn, round) = (after.0.turn(), position.face(Viewer::Public).round());
        let summary = TurnSummary { turn, round, seat, events: after.1, reason: None, names: card.names() };
        each_turn(&card, &Turn { before: position, after: Arc::clone(&after.0), summary });
        position = after.0;
    }
}

fn turn(
    card: &TableCard,
    before: &Arc<dyn Position>,
    seat: Seat,
    rng: &mut Rng,
    each_step: &mut impl FnMut(&Planner),
) -> (Arc<dyn Position>, Vec<Event>) {
    let simultaneous = before.to_act().len() > 1;
    let mut shown = Arc::clone(before);
    let mut steps: Vec<DraftStep> = Vec::new();
    let mut events = Vec::new();
    loop {
        let mut prompt = shown.prompt(seat);
        let completes = |step: &str| {
            let mut fork = shown.fork();
            fork.play(seat, step).unwrap();
            fork.turn() > before.turn()
        };
        let end_step = prompt.choices.iter().map(|choice| &choice.step).find(|step| *step == "end").cloned();
        let mut planner = Planner {
            stamp: Stamp { draft: u32::MAX, ..Stamp::of_message(TABLE, u32::MAX) },
            table: card.clone(),
            seat,
            position: Arc::clone(&shown),
            since: Arc::clone(before),
            menus: games::menus(&*shown, seat, end_step.as_deref().filter(|step| completes(step))),
            prompt: prompt.clone(),
            steps: steps.clone(),
            complete: false,
            end_step: end_step.filter(|step| completes(step)),
            undoes: Vec::new(),
            simultaneous,
            may_take_back: true,
            hints: true,
            parts: vec![PlannerPart::Notes(Vec::new())],
        };
        each_step(&planner);
        let choice = prompt.choices.swap_remove(rng.index(prompt.choices.len()));
        let last = completes(&choice.step);
        let mut next = shown.fork();
        let effects = next.play(seat, &choice.step).unwrap();
        events.extend(effects.iter().cloned());
        let mut held = shown.fork();
        let held_events = if last { held.hold(seat, &choice.step) } else { None };
        if held_events.is_some() {
            planner.position = Arc::from(held);
        }
        let shown_events = if last { held_events.unwrap_or_default() } else { effects };
        steps.push(DraftStep {
            step: choice.step.clone(),
            label: choice.label,
            effect: choice.effect,
            events: shown_events,
        });
        if last {
            planner.prompt.choices.clear();
            planner.menus.clear();
            (planner.steps, planner.complete, planner.end_step) = (steps, true, Some(choice.step));
            each_step(&planner);
            return (Arc::from(next), events);
        }
        shown = Arc::from(next);
    }
}
