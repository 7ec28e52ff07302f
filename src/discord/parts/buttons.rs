//! The buttons and menus of each feature, with their verbs in custom ids.

use crate::engine::Seat;
use crate::table::Strength;

/// A part of a button's argument. A colon separates it from the next part.
trait Argument: Sized {
    fn write(&self) -> String;

    /// Takes the argument from the start of the text, in the exact form that [`Argument::write`] writes.
    fn read(rest: &mut Option<&str>) -> Option<Self>;

    /// Generates any value.
    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Self>;
}

/// Takes the text up to the next colon.
fn part<'a>(rest: &mut Option<&'a str>) -> Option<&'a str> {
    let text = rest.take()?;
    let Some((part, after)) = text.split_once(':') else { return Some(text) };
    *rest = Some(after);
    Some(part)
}

/// Parses a number in the exact form in which it is written.
pub(super) fn number<T: std::str::FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl Argument for $number {
            fn write(&self) -> String {
                self.to_string()
            }

            fn read(rest: &mut Option<&str>) -> Option<Self> {
                part(rest).and_then(number)
            }

            #[cfg(test)]
            fn any() -> proptest::strategy::BoxedStrategy<Self> {
                proptest::strategy::Strategy::boxed(proptest::arbitrary::any::<$number>())
            }
        }
    )+};
}

numbers!(u8, u16, u32, u64, i64);

/// Arguments with a fixed word for each value.
macro_rules! words {
    ($($name:ident { $($value:ident => $word:literal),+ $(,)? })+) => {$(
        impl Argument for $name {
            fn write(&self) -> String {
                match self { $(Self::$value => $word),+ }.to_owned()
            }

            fn read(rest: &mut Option<&str>) -> Option<Self> {
                match part(rest)? { $($word => Some(Self::$value),)+ _ => None }
            }

            #[cfg(test)]
            fn any() -> proptest::strategy::BoxedStrategy<Self> {
                proptest::strategy::Strategy::boxed(proptest::sample::select(vec![$(Self::$value),+]))
            }
        }
    )+};
}

words! {
    Strength { Easy => "easy", Medium => "medium", Hard => "hard" }
    PanelKind { Table => "table", Person => "person" }
    LogNavigation {
        First => "first", Back => "back", Forward => "forward", Last => "last", Own => "own", Other => "other",
    }
}

impl Argument for bool {
    fn write(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn read(rest: &mut Option<&str>) -> Option<Self> {
        match part(rest)? {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Self> {
        proptest::strategy::Strategy::boxed(proptest::arbitrary::any::<bool>())
    }
}

/// A turn, or the present for `None`.
impl Argument for Option<u32> {
    fn write(&self) -> String {
        self.map_or_else(|| "now".to_owned(), |turn| turn.to_string())
    }

    fn read(rest: &mut Option<&str>) -> Option<Self> {
        match part(rest)? {
            "now" => Some(None),
            turn => number(turn).map(Some),
        }
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Self> {
        proptest::strategy::Strategy::boxed(proptest::arbitrary::any::<Option<u32>>())
    }
}

impl Argument for Seat {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(rest: &mut Option<&str>) -> Option<Self> {
        part(rest).and_then(number)
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Self> {
        use proptest::strategy::Strategy;
        proptest::arbitrary::any::<u8>().prop_map(Seat::new).boxed()
    }
}

/// A step, which may contain colons. It is always the last argument.
impl Argument for String {
    fn write(&self) -> String {
        self.clone()
    }

    fn read(rest: &mut Option<&str>) -> Option<Self> {
        rest.take().map(str::to_owned)
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Self> {
        use proptest::strategy::Strategy;
        "[a-z0-9_ :;]{0,40}".boxed()
    }
}

/// The buttons of each feature: its name, its own enum, and the buttons with their arguments and verbs. No two buttons
/// share a verb.
macro_rules! buttons {
    ($(
        $(#[$doc:meta])*
        $feature:ident($name:ident) {
            $($(#[$button_doc:meta])* $button:ident $(($($argument:ident: $kind:ty),+))? = $verb:literal,)+
        }
    )+) => {
        /// The action of a button or a menu, by feature.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum ComponentAction {
            $($(#[$doc])* $feature($name),)+
        }

        impl ComponentAction {
            /// The verb and the arguments.
            pub(super) fn encode(&self) -> (&'static str, Vec<String>) {
                match self {
                    $($(Self::$feature($name::$button $(($($argument),+))?) => {
                        ($verb, vec![$($($argument.write()),+)?])
                    })+)+
                }
            }

            /// The action with this verb and these arguments, if there is one.
            pub(super) fn decode(verb: &str, arguments: Option<&str>) -> Option<Self> {
                let rest = &mut { arguments };
                let action = match verb {
                    $($($verb => {
                        Self::$feature($name::$button $(($(<$kind as Argument>::read(rest)?),+))?)
                    })+)+
                    _ => return None,
                };
                rest.is_none().then_some(action)
            }

            /// The verbs of all buttons and menus.
            pub fn verbs() -> &'static [&'static str] {
                &[$($($verb,)+)+]
            }

            /// Generates each action with any arguments.
            #[cfg(test)]
            pub(super) fn all() -> Vec<proptest::strategy::BoxedStrategy<Self>> {
                use proptest::strategy::{Just, Strategy};
                vec![$($((Just(()), $($(<$kind as Argument>::any(),)+)?)
                    .prop_map(|((), $($($argument,)+)?)| {
                        Self::$feature($name::$button $(($($argument),+))?)
                    })
                    .boxed(),)+)+]
            }
        }

        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub enum $name {
                $($(#[$button_doc])* $button $(($($kind),+))?,)+
            }

            impl From<$name> for ComponentAction {
                fn from(button: $name) -> Self {
                    Self::$feature(button)
                }
            }
        )+
    };
}

buttons! {
    Lobby(LobbyButton) {
        /// Take a seat.
        Join = "join",
        Leave = "leave",
        Start = "start",
        /// Fill the open seats with computer players and start.
        StartWithComputers = "start-ai",
        /// Choose the strength of a computer player.
        ChooseComputer = "add-ai",
        AddComputer(strength: Strength) = "ai",
        /// Open a lobby for the same game again.
        Rematch = "rematch",
        /// Reopen a canceled game.
        Reopen = "reopen",
    }

    /// The planner: of the player's turn, of a turn to queue, of a what-if or of a lesson, as the stamp says.
    Plan(PlanButton) {
        Open = "plan",
        /// Answer the planner's question with this step, in notation.
        Step(step: String) = "step",
        /// Answer the planner's question with the option chosen in this menu, counted from 0.
        Choose(menu: u8) = "choose",
        /// Show this page of the planner's answers, counted from 0.
        Page(page: u16) = "page",
        /// Show the explanations of the planner's question.
        Details = "details",
        /// Undo the last click.
        UndoStep = "undo-step",
        /// Remove all steps.
        StartOver = "restart",
        /// End the turn with these steps.
        EndTurn = "end",
        /// Queue a turn before it's the player's turn.
        Ahead = "ahead",
        /// Ask a computer player for a hint.
        Hint = "hint",
        /// Show the board with this suggestion of the hint, counted from 0.
        ShowHint(rank: u8) = "show-hint",
        /// Show every suggestion of the hint in full, step by step.
        HintDetails = "hint-details",
        /// Put this suggestion of the hint into the planner, counted from 0.
        UseHint(rank: u8) = "use-hint",
    }

    QueuedTurn(QueuedTurnButton) {
        List = "orders",
        /// Choose in this menu when to play this queued turn, counted from 0.
        Condition(number: u8) = "condition",
    }

    /// The buttons of what-ifs, in addition to the buttons of the planner.
    WhatIf(WhatIfButton) {
        /// Start a what-if from the game after this turn.
        Begin(turn: u32) = "try",
        /// Start a what-if in the game chosen in this menu. Belongs to no game.
        BeginIn = "try-in",
        /// Let a computer player play the turn.
        Computer = "line-computer",
        /// List the player's what-ifs.
        List = "line-list",
        /// Open the what-if chosen in this menu.
        Open = "line-open",
        /// Open the what-if chosen in this menu in a new message.
        Look = "line-look",
        /// Start a new what-if from the current position.
        New = "line-new",
        /// Delete the what-if.
        Drop = "line-drop",
        /// Close the board without deleting the what-if.
        Leave = "line-leave",
    }

    /// Boards and the log.
    History(HistoryButton) {
        Board = "board",
        /// Show the part of the board chosen in this menu, after this turn.
        Region(turn: Option<u32>) = "region",
        /// Show the whole board after this turn again.
        FullBoard(turn: Option<u32>) = "full-board",
        /// Show the recap: to a player, all turns since their last one.
        Recap = "recap",
        /// Show the recap of this message's turn.
        RecapHere = "recap-here",
        /// Open the log at the last turn.
        Log = "log",
        /// Show the log's picture after this turn, reached by that button of the log viewer.
        Turn(navigation: LogNavigation, turn: u32) = "turn",
        /// Show the log's page with this turn, reached by that button of the log viewer.
        Entries(navigation: LogNavigation, turn: u32) = "entries",
        /// Post the log's picture after this turn in a new message.
        Show(turn: u32) = "show",
    }

    /// Undoing turns.
    Undo(UndoButton) {
        /// Undo the turn of this log entry.
        Undo(entry: u32) = "undo",
        /// Answer another player's request: its number, and `true` to agree.
        Answer(request: u32, agree: bool) = "answer-undo",
    }

    /// Seats that change hands.
    Seat(SeatButton) {
        /// Take the seat that a player offers.
        Take(seat: Seat) = "take-seat",
        Agree(seat: Seat) = "agree-offer",
        /// Return to the player's own seat from a computer player, or cancel its offer.
        Back = "back",
    }

    Pause(PauseButton) {
        /// Answer another player's proposal: its number, and `true` to agree.
        Answer(number: i64, agree: bool) = "answer-pause",
        /// Resume a paused game, or keep an idle game or lobby open.
        GoOn = "go-on",
        /// Close an idle lobby, or pause an idle game.
        Rest = "rest",
    }

    /// Finished games.
    Review(ReviewButton) {
        TurningPoints = "turning",
        LookBack = "look-back",
        /// Show the look back in place of one that isn't whole yet.
        LookBackAgain = "look-back-again",
        /// Show the look back to everyone in the channel.
        PostLookBack = "post-look-back",
        /// Check that the game was fair.
        Proof = "proof",
        /// Open a lobby for a game that continues from this one after this turn.
        PlayOn(turn: u32) = "play-on",
    }

    /// The user's own data. Belongs to no game.
    Privacy(PrivacyButton) {
        /// Forget the user.
        Forget = "forget-me",
    }

    /// Statistics and lists of people. They belong to no game on a table, but name a title. In direct messages, the stamp
    /// names the server.
    People(PeopleButton) {
        /// Show the statistics of this player (0: of the user).
        Stats(player: u64, game: String) = "stats",
        /// Compare this player with the one chosen in this menu.
        Compare(player: u64, game: String) = "compare",
        /// Show this page of the list of a season, counted from 0.
        List(season: i64, page: u32, game: String) = "ratings",
        /// Show the statistics of this player (0: of the user), two players or a season's list in the server chosen in
        /// this menu.
        StatsIn(player: u64) = "stats-in",
        AgainstIn(one: u64, other: u64) = "against-in",
        ListIn(season: i64) = "ratings-in",
        /// Explain ratings.
        How(game: String) = "how-ratings",
        /// Show the same to everyone in the channel.
        PostStats(player: u64, game: String) = "post-stats",
        PostAgainst(one: u64, other: u64, game: String) = "post-against",
        PostList(season: i64, page: u32, game: String) = "post-ratings",
    }

    /// Following a game.
    Follow(FollowButton) {
        /// Ask which news the user wants.
        Ask = "follow",
        /// Get the news chosen in this menu.
        Choose = "follow-news",
        /// Stop following.
        Stop = "unfollow",
        /// Stop following the game chosen in this menu. Belongs to no game.
        StopIn = "unfollow-in",
    }

    /// Lists of finished games, and what only the view of one offers.
    Past(PastButton) {
        /// List the user's finished games. Belongs to no game.
        Finished = "finished",
        /// Show this page of the finished games with this player (0: of the user), counted from 0. Belongs to no game.
        Page(player: u64, page: u32) = "finished-page",
        /// Show the finished games with this player (0: of the user) in the server chosen in this menu (0: in all). Belongs
        /// to no game.
        FinishedIn(player: u64) = "finished-in",
        /// Open the finished game chosen in this menu. Belongs to no game.
        Open = "open-finished",
        /// Open the imported game chosen in this menu. Belongs to no game.
        OpenImported = "open-imported",
        /// Show the board at the start of the round chosen in this menu.
        GoTo = "go-to-round",
        /// Show the board after the turning point that follows this turn.
        NextTurningPoint(turn: u32) = "next-turning",
        /// Show the animation of the game.
        Replay = "replay",
        /// Show the points by source.
        Score = "score",
        /// Send the game as a record.
        Export = "export",
    }

    Web(WebButton) {
        /// Renew the link to the game's page.
        Renew = "renew-page",
    }

    Note(NoteButton) {
        /// Show the form for a note about the game after this turn; 0 means the whole game. The submitted form has the
        /// same id.
        Write(turn: u32) = "note",
    }

    /// Panels of settings.
    Panel(PanelButton) {
        Open(kind: PanelKind) = "panel",
        /// Choose a setting in a panel's menu.
        Entry(kind: PanelKind) = "panel-entry",
        /// Set this numbered setting of a panel to the value chosen in this menu.
        Value(kind: PanelKind, entry: u8) = "panel-value",
    }

    /// The first game of a newcomer.
    Teach(TeachButton) {
        /// Answer whether the bot shall explain the game.
        Explain(yes: bool) = "explain",
        /// List the topics about what the player sees now.
        Topics = "topics",
    }

    /// Lessons. They belong to no game.
    Lesson(LessonButton) {
        /// List the lessons.
        List = "lessons",
        /// Open the lesson chosen in this menu of a game's lessons. Games are counted from 0.
        Choose(game: u8) = "lesson-choose",
        /// Open the lesson with this number, counted from 0.
        Begin(number: u16) = "lesson",
        /// Answer the question with this answer, counted from 0.
        Answer(number: u8) = "lesson-answer",
        /// Continue with the next task.
        Continue = "lesson-task",
        /// Open a lobby of this game.
        Play(game: String) = "lesson-play",
    }

    /// Rules and help. They belong to no game.
    Help(HelpButton) {
        /// Explain the rule chosen in this menu.
        Rule = "rules",
        /// Show the rest of the help.
        More = "help",
    }

    /// An action that needs a confirmation.
    Sure(Drastic) {
        /// End the game for all players.
        Cancel = "sure-cancel",
        /// Resign and let a computer player take the seat.
        Resign = "sure-resign",
        /// Resign and leave the seat open to anyone.
        ResignToAnybody = "sure-leave",
        /// Open the seat of another player to this user, or to anyone (0). In a lobby, remove the player.
        Replace(seat: Seat, to: u64) = "sure-replace",
        /// Let a computer player fill in for another player.
        FillIn(seat: Seat, strength: Strength) = "sure-fill-in",
        /// Undo this turn and all later ones, including turns of other players.
        TakeBack(entry: u32) = "sure-undo",
    }

    /// Other buttons of confirmations.
    Confirm(ConfirmButton) {
        /// Cancel a drastic action.
        Keep = "keep",
        /// Make the bot leave this server. Belongs to no game.
        LeaveServer(server: u64) = "leave-server",
    }
}

impl Copy for Drastic {}

/// The subject of a settings panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelKind {
    Table,
    /// A player's reminders.
    Person,
}

/// The buttons of the log viewer. Two buttons can lead to the same turn, but each component of a message needs a
/// different id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogNavigation {
    /// Jump to the first turn.
    First,
    /// Go back one turn.
    Back,
    /// Go forward one turn.
    Forward,
    /// Jump to the last turn.
    Last,
    /// Jump to the viewer's own last turn.
    Own,
    /// Switch to the other view of the same turn.
    Other,
}
