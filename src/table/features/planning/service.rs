//! Starts, changes and shows what-ifs (lines in code), only to their owner. Nothing here writes to the real game: no
//! log entry, no message, no job.

use super::lines::{self, Tried};
use crate::ai::Strength;
use crate::engine::{Seat, Seed, Viewer};
use crate::table::core::computer;
use crate::table::core::loaded::LoadedTable;
use crate::table::{
    HintRefusal, Hints, InteractionId, LONGEST_LINE_NAME, Line, LineComparison, LineRequest, LinesSheet, PlanOrder,
    PlanningRefusal, Refusal, Reply, Request, ShownLine, Stamp, TableId, TableState, UserId,
};

use crate::table::service::computers::Searcher;
use crate::table::service::error::{InternalError, RequestError, TableError};
use crate::table::service::fair::Share;
use crate::table::service::tables::Tables;

/// Strength of computer players that give hints, and that play the turns of people.
const ADVISER: Strength = Strength::Hard;

/// The what-if of a button.
enum Pressed {
    /// The same click has already changed it. This is the reply.
    Repeated(Reply),
    /// A new click.
    New(Box<Tried>),
}

impl Tables {
    /// Handles a request about the user's what-ifs.
    ///
    /// # Errors
    /// The request is not possible, or the store failed.
    pub(in crate::table) async fn lines(
        &self,
        request: &Request,
        id: TableId,
        wanted: &LineRequest,
    ) -> Result<Reply, RequestError> {
        let user = request.actor.user;
        // A computer player takes time to think, so these requests check afterwards that the what-if is unchanged.
        let thinks = matches!(wanted, LineRequest::Hint(_) | LineRequest::Computer(_));
        let _alone = if thinks { None } else { Some(self.alone(user).await) };
        match wanted {
            LineRequest::Open if self.lines_of(id, user).await?.iter().any(|line| !line.is_blank()) => {
                self.list_lines(id, user, None).await
            }
            LineRequest::Open => self.begin_line(request, id, None).await,
            LineRequest::Begin { turn } => self.begin_line(request, id, *turn).await,
            LineRequest::List(current) => self.list_lines(id, user, *current).await,
            LineRequest::Show(number) => {
                let line = self.line(id, user, *number).await?;
                self.show_line(id, line).await
            }
            LineRequest::Compare(first, second) => self.compare_lines(id, user, *first, *second).await,
            LineRequest::Hint(stamp) => self.hint_in_line(request, id, *stamp).await,
            LineRequest::Play { turn, text } => self.play_line(request, id, *turn, text).await,
            LineRequest::Computer(stamp) => match self.pressed_line(request, id, *stamp).await? {
                Pressed::Repeated(reply) => Ok(reply),
                Pressed::New(tried) => {
                    let line = self.played_by_computer(request, id, *tried).await?;
                    self.keep_changed(request, line).await
                }
            },
            LineRequest::Name(stamp, name) => self.name_line(id, user, stamp.seq, name).await,
            LineRequest::Drop(stamp) => {
                let number = self.line(id, user, stamp.seq).await?.number;
                self.ask(move |store| store.drop_line(id, user, number)).await?;
                self.list_lines(id, user, None).await
            }
        }
    }

    /// Carries out a click in the planner of a what-if.
    ///
    /// # Errors
    /// The request is not possible, or the store failed.
    pub(in crate::table) async fn plan_line(
        &self,
        request: &Request,
        id: TableId,
        order: &PlanOrder,
    ) -> Result<Reply, RequestError> {
        let _alone = self.alone(request.actor.user).await;
        let Some(stamp) = order.stamp() else { return Err(Refusal::Planning(PlanningRefusal::StaleLine).into()) };
        match self.pressed_line(request, id, stamp).await? {
            Pressed::Repeated(reply) => Ok(reply),
            Pressed::New(tried) => self.keep_changed(request, tried.changed(order)?).await,
        }
    }

    /// Reads from the most recently changed what-if or from a new one, which may begin at an earlier turn. `None` if no
    /// what-if is possible.
    pub(in crate::table) async fn typed_line<T>(
        &self,
        (id, user): (TableId, UserId),
        from: Option<u32>,
        look: impl FnOnce(&Tried) -> T,
    ) -> Result<Option<T>, TableError> {
        let known = self.lines_of(id, user).await?;
        let at = self.clock.now();
        let of = |live: &LoadedTable| {
            let line = match known.first().filter(|_| from.is_none()) {
                Some(line) => line.clone(),
                // Suggestions don't depend on other players' hidden cards. A stored what-if gets its own seed.
                None => {
                    let moment = (lines::moment(live, from)?, Seed::default());
                    lines::begin(live, user, &[], moment, (InteractionId(0), at))?.0
                }
            };
            Ok::<_, Refusal>(look(&Tried::new(live, &line)?))
        };
        Ok(self.with_table(id, of).await?.ok())
    }

    /// The name of a what-if, for the button that changes it.
    ///
    /// # Errors
    /// The store failed.
    pub async fn name_of_line(&self, user: UserId, stamp: Stamp) -> Result<Option<String>, TableError> {
        let known = self.lines_of(stamp.table, user).await?;
        Ok(known.into_iter().find(|line| line.number == stamp.seq).and_then(|line| line.name))
    }

    async fn lines_of(&self, id: TableId, user: UserId) -> Result<Vec<Line>, TableError> {
        self.ask(move |store| store.lines(id, user)).await
    }

    async fn line(&self, id: TableId, user: UserId, number: u32) -> Result<Line, RequestError> {
        let known = self.lines_of(id, user).await?;
        Ok(known
            .into_iter()
            .find(|line| line.number == number)
            .ok_or(Refusal::Planning(PlanningRefusal::UnknownLine))?)
    }

    async fn tried(&self, id: TableId, line: Line) -> Result<Tried, RequestError> {
        Ok(self.with_table(id, move |live| Tried::new(live, &line)).await??)
    }

    async fn show_line(&self, id: TableId, line: Line) -> Result<Reply, RequestError> {
        Ok(self.with_table(id, move |live| Tried::new(live, &line)?.shown(live)).await??)
    }

    /// Adds the user's what-ifs from the shown moments to a reply about a finished game.
    pub(in crate::table) async fn with_lines(&self, user: UserId, mut reply: Reply) -> Result<Reply, RequestError> {
        match &mut reply {
            Reply::Board(board) if board.table.state == TableState::Over => {
                let turn = board.turn;
                board.lines = self.lines_from(board.table.id, user, |begun| begun == turn).await?;
            }
            Reply::Review(review) => {
                // A what-if that replaces a turn begins before it.
                let turns: Vec<u32> = review.points.iter().map(|point| point.turn).collect();
                review.lines = self.lines_from(review.table.id, user, |begun| turns.contains(&(begun + 1))).await?;
            }
            _ => {}
        }
        Ok(reply)
    }

    /// The user's what-ifs that begin at these turns.
    async fn lines_from(
        &self,
        id: TableId,
        user: UserId,
        wanted: impl Fn(u32) -> bool,
    ) -> Result<Vec<ShownLine>, RequestError> {
        let known = self.lines_of(id, user).await?;
        if known.iter().all(Line::is_blank) {
            return Ok(Vec::new());
        }
        let of = move |live: &LoadedTable| {
            let kept = known.iter().filter(|line| !line.is_blank());
            // A what-if that can no longer be played must not hide the rest of the reply.
            kept.filter_map(|line| Some(Tried::new(live, line).ok()?.listed(live)))
                .filter(|shown| wanted(shown.line.turn))
                .collect()
        };
        Ok(self.with_table(id, of).await?)
    }

    async fn list_lines(&self, id: TableId, user: UserId, current: Option<u32>) -> Result<Reply, RequestError> {
        let known = self.lines_of(id, user).await?;
        let list = move |live: &LoadedTable| {
            let kept = known.iter().filter(|line| !line.is_blank());
            let lines =
                kept.map(|line| Ok(Tried::new(live, line)?.listed(live))).collect::<Result<Vec<_>, Refusal>>()?;
            let current = known.iter().find(|line| Some(line.number) == current).map(Line::stamp);
            Ok::<_, Refusal>(LinesSheet { table: live.card(), lines, current })
        };
        Ok(Reply::Lines(Box::new(self.with_table(id, list).await??)))
    }

    async fn compare_lines(
        &self,
        id: TableId,
        user: UserId,
        first: u32,
        second: Option<u32>,
    ) -> Result<Reply, RequestError> {
        let known = self.lines_of(id, user).await?;
        let of = |number: u32| {
            known
                .iter()
                .find(|line| line.number == number)
                .cloned()
                .ok_or(Refusal::Planning(PlanningRefusal::UnknownLine))
        };
        let newest = || known.iter().find(|line| line.number != first && !line.is_blank()).cloned();
        let other = second.map_or_else(|| newest().ok_or(Refusal::Planning(PlanningRefusal::UnknownLine)), of)?;
        let both = [of(first)?, other];
        let compared = move |live: &LoadedTable| {
            let [first, second] = both.map(|line| Tried::new(live, &line).map(|tried| tried.compared(live)));
            let viewer = live.seat_of(user).map_or(Viewer::Public, Viewer::Seat);
            Ok::<_, Refusal>(LineComparison { table: live.card(), viewer, lines: [first?, second?] })
        };
        Ok(Reply::Comparison(Box::new(self.with_table(id, compared).await??)))
    }

    /// Creates a what-if that isn't stored yet. Also returns the numbers of those that it replaces.
    async fn new_line(
        &self,
        request: &Request,
        id: TableId,
        known: Vec<Line>,
        turn: Option<u32>,
    ) -> Result<(Line, Vec<u32>), RequestError> {
        let chance = self.entropy.seed().map_err(InternalError::from)?;
        let (user, caused) = (request.actor.user, (request.interaction, self.clock.now()));
        let begin = move |live: &LoadedTable| {
            let moment = (lines::moment(live, turn)?, chance);
            lines::begin(live, user, &known, moment, caused)
        };
        Ok(self.with_table(id, begin).await??)
    }

    async fn begin_line(&self, request: &Request, id: TableId, turn: Option<u32>) -> Result<Reply, RequestError> {
        let known = self.lines_of(id, request.actor.user).await?;
        if let Some(line) = known.iter().find(|line| line.interaction == request.interaction) {
            return self.show_line(id, line.clone()).await;
        }
        let (line, gone) = self.new_line(request, id, known, turn).await?;
        // Show the what-if first: if that fails, don't store it.
        let shown = self.show_line(id, line.clone()).await?;
        self.keep_line(line, None, gone).await?;
        Ok(shown)
    }

    /// Stores a what-if.
    ///
    /// # Errors
    /// The what-if was changed or deleted in between.
    async fn keep_line(&self, line: Line, before: Option<u32>, gone: Vec<u32>) -> Result<(), RequestError> {
        let kept = self.ask(move |store| store.keep_line(&line, before, &gone)).await?;
        if kept { Ok(()) } else { Err(Refusal::Planning(PlanningRefusal::StaleLine).into()) }
    }

    /// Stores the change of a request, and shows the what-if.
    async fn keep_changed(&self, request: &Request, line: Line) -> Result<Reply, RequestError> {
        let before = line.revision;
        let (interaction, changed_at) = (request.interaction, self.clock.now());
        let line = Line { revision: before + 1, interaction, changed_at, ..line };
        let (table, user, number) = (line.table, line.user, line.number);
        self.keep_line(line, Some(before), Vec::new()).await?;
        // Its name may have changed in between.
        let line = self.line(table, user, number).await?;
        self.show_line(table, line).await
    }

    async fn play_line(
        &self,
        request: &Request,
        id: TableId,
        turn: Option<u32>,
        text: &str,
    ) -> Result<Reply, RequestError> {
        let known = self.lines_of(id, request.actor.user).await?;
        if let Some(line) = known.iter().find(|line| line.interaction == request.interaction) {
            return self.show_line(id, line.clone()).await;
        }
        match known.first().filter(|_| turn.is_none()) {
            Some(line) => {
                let line = self.tried(id, line.clone()).await?.typed(text)?;
                self.keep_changed(request, line).await
            }
            None => {
                let (line, gone) = self.new_line(request, id, known, turn).await?;
                let line = self.tried(id, line).await?.typed(text)?;
                self.keep_line(line.clone(), None, gone).await?;
                self.show_line(id, line).await
            }
        }
    }

    /// Renames a what-if. This works for outdated buttons too, since it changes nothing on the board.
    async fn name_line(&self, id: TableId, user: UserId, number: u32, name: &str) -> Result<Reply, RequestError> {
        let name = name.trim().to_owned();
        if name.chars().count() > LONGEST_LINE_NAME {
            return Err(Refusal::Planning(PlanningRefusal::LineNameTooLong { most: LONGEST_LINE_NAME }).into());
        }
        let name = Some(name).filter(|name| !name.is_empty());
        if self.ask(move |store| store.name_line(id, user, number, name.as_deref())).await? {
            self.list_lines(id, user, Some(number)).await
        } else {
            Err(Refusal::Planning(PlanningRefusal::UnknownLine).into())
        }
    }

    /// The what-if that a button changes.
    ///
    /// # Errors
    /// The button belongs to another state, or the what-if is deleted.
    async fn pressed_line(&self, request: &Request, id: TableId, stamp: Stamp) -> Result<Pressed, RequestError> {
        let line = self.line(id, request.actor.user, stamp.seq).await?;
        if line.interaction == request.interaction {
            return Ok(Pressed::Repeated(self.show_line(id, line).await?));
        }
        if line.stamp() != stamp {
            return Err(Refusal::Planning(PlanningRefusal::StaleLine).into());
        }
        Ok(Pressed::New(Box::new(self.tried(id, line).await?)))
    }

    /// The strength of the seat's computer player, or the adviser's for a person, and the share of computing time.
    ///
    /// # Errors
    /// Computer players can't help in this what-if.
    async fn strength_in_line(
        &self,
        request: &Request,
        id: TableId,
        seat: Seat,
    ) -> Result<(Strength, Share), RequestError> {
        let user = request.actor.user;
        let of = move |live: &LoadedTable| {
            if !lines::allows_computers(live) {
                return Err(Refusal::Hint(HintRefusal::NoHints));
            }
            let sits = live.row.seats.get(usize::from(seat));
            let strength = sits.and_then(|seat| seat.occupant.strength()).unwrap_or(ADVISER);
            Ok((strength, Share { guild: live.row.guild, user }))
        };
        Ok(self.with_table(id, of).await??)
    }

    /// Adds a turn that a computer player plays, from the view of the seat that must act.
    async fn played_by_computer(&self, request: &Request, id: TableId, tried: Tried) -> Result<Line, RequestError> {
        let seat = tried.seat().ok_or(Refusal::Planning(PlanningRefusal::StaleLine))?;
        let (strength, share) = self.strength_in_line(request, id, seat).await?;
        let _counted = self.computers.count(request.actor.user)?;
        let permit = self.computers.permit_for_person(share, strength, 1).await?;
        let (position, seed) = (tried.position().clone(), thought(&tried, seat));
        let turn = permit.think(move |searcher: Searcher| searcher.turn(&*position, seat, strength, seed)).await?;
        Ok(tried.with_turn(&turn.ok_or(Refusal::Hint(HintRefusal::NoAdvice))?.steps)?)
    }

    async fn hint_in_line(&self, request: &Request, id: TableId, stamp: Stamp) -> Result<Reply, RequestError> {
        let line = self.line(id, request.actor.user, stamp.seq).await?;
        if line.stamp() != stamp {
            return Err(Refusal::Planning(PlanningRefusal::StaleLine).into());
        }
        let tried = self.tried(id, line).await?;
        let seat = tried.seat().ok_or(Refusal::Planning(PlanningRefusal::StaleLine))?;
        let (_, share) = self.strength_in_line(request, id, seat).await?;
        let turns = match &tried.line().advice {
            Some(turns) => turns.clone(),
            None => {
                let _counted = self.computers.count(request.actor.user)?;
                let permit = self.computers.permit_for_person(share, ADVISER, 1).await?;
                let (position, seed) = (tried.position().clone(), thought(&tried, seat));
                let turns =
                    permit.think(move |searcher: Searcher| searcher.hints(&*position, seat, ADVISER, seed)).await?;
                let line = Line { advice: Some(turns.clone()), ..tried.line().clone() };
                // The what-if's state is unchanged, so its buttons stay valid.
                self.keep_line(line, Some(stamp.draft), Vec::new()).await?;
                turns
            }
        };
        if turns.is_empty() {
            return Err(Refusal::Hint(HintRefusal::NoAdvice).into());
        }
        let table = self.with_table(id, LoadedTable::card).await?;
        Ok(Reply::Hints(Box::new(Hints { stamp, table, turns })))
    }
}

/// The seed for a computer player's thoughts about the current turn of a what-if.
fn thought(tried: &Tried, seat: Seat) -> Seed {
    let moves = u32::try_from(tried.line().moves.len()).unwrap_or(u32::MAX);
    computer::seed(tried.line().seed, moves, seat)
}
