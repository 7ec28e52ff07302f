//! Starts, changes and shows what-ifs, only to their owner. Nothing here writes to the real game: no log entry, no
//! message, no job.

use std::sync::Arc;

use crate::ai::Strength;
use crate::engine::{Seat, Seed};

use super::computers::PooledSearcher;
use super::error::{InternalError, RequestError, TableError};
use super::fair::FairShare;
use super::tables::Tables;
use crate::table::rules::computer;
use crate::table::rules::loaded::LoadedTable;
use crate::table::rules::planning::what_ifs;
use crate::table::rules::planning::what_ifs::PlayedWhatIf;
use crate::table::values::{
    EarlyHints, HintRefusal, Hints, InteractionId, PlanAction, PlanningRefusal, Refusal, Reply, Request, ReviewReply,
    ShownWhatIf, Stamp, TableId, TableState, UserId, ViewingReply, WhatIf, WhatIfReply, WhatIfRequest, WhatIfSheet,
};

/// Strength of computer players that give hints, and that play the turns of people.
const ADVISER: Strength = Strength::Hard;

/// The what-if of a button.
enum Pressed {
    /// The same click has already changed the what-if. Contains the reply.
    Repeated(Reply),
    /// A new click.
    New(Box<PlayedWhatIf>),
}

impl Tables {
    /// Handles a request about the user's what-ifs.
    ///
    /// # Errors
    /// The request is not possible, or the store failed.
    pub(in crate::table) async fn what_ifs(
        &self,
        request: &Request,
        id: TableId,
        wanted: &WhatIfRequest,
        early: &EarlyHints,
    ) -> Result<Reply, RequestError> {
        let user = request.actor.user;
        // A computer player takes time to think, so these requests check afterwards that the what-if is unchanged.
        let thinks = matches!(wanted, WhatIfRequest::Hint(_) | WhatIfRequest::Computer(_));
        let _alone = if thinks { None } else { Some(self.lock_user(user).await) };
        match wanted {
            WhatIfRequest::Open if self.what_ifs_of(id, user).await?.iter().any(|what_if| !what_if.is_blank()) => {
                self.list_what_ifs(id, user, None).await
            }
            WhatIfRequest::Open => self.begin_what_if(request, id, None).await,
            WhatIfRequest::Begin { turn } => self.begin_what_if(request, id, *turn).await,
            WhatIfRequest::List(current) => self.list_what_ifs(id, user, *current).await,
            WhatIfRequest::Show(number) => {
                let what_if = self.what_if(id, user, *number).await?;
                self.show_what_if(id, what_if).await
            }
            WhatIfRequest::Hint(stamp) => self.hint_in_what_if(request, id, *stamp, early).await,
            WhatIfRequest::Play { turn, text } => self.play_what_if(request, id, *turn, text).await,
            WhatIfRequest::Computer(stamp) => match self.pressed_line(request, id, *stamp).await? {
                Pressed::Repeated(reply) => Ok(reply),
                Pressed::New(played) => {
                    let what_if = self.played_by_computer(request, id, *played).await?;
                    self.keep_changed(request, what_if).await
                }
            },
            WhatIfRequest::Drop(stamp) => {
                let number = self.what_if(id, user, stamp.seq).await?.number;
                self.ask(move |store| store.drop_what_if(id, user, number)).await?;
                self.list_what_ifs(id, user, None).await
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
        action: &PlanAction,
    ) -> Result<Reply, RequestError> {
        let _alone = self.lock_user(request.actor.user).await;
        let Some(stamp) = action.stamp() else { return Err(Refusal::Planning(PlanningRefusal::StaleWhatIf).into()) };
        match self.pressed_line(request, id, stamp).await? {
            Pressed::Repeated(reply) => Ok(reply),
            Pressed::New(played) => {
                let action = action.clone();
                let what_if = self.aside(request, move || played.changed(&action)).await??;
                self.keep_changed(request, what_if).await
            }
        }
    }

    /// Reads from the most recently changed what-if or from a new one, which may begin at an earlier turn. `None` if no
    /// what-if is possible.
    pub(in crate::table) async fn typed_what_if<T>(
        &self,
        (id, user): (TableId, UserId),
        from: Option<u32>,
        look: impl FnOnce(&PlayedWhatIf) -> T + Send + 'static,
    ) -> Result<Option<T>, TableError>
    where
        T: Send + 'static,
    {
        let known = self.what_ifs_of(id, user).await?;
        let at = self.clock.now();
        let of = move |table: &LoadedTable| {
            let what_if = match known.first().filter(|_| from.is_none()) {
                Some(what_if) => what_if.clone(),
                // Any seed works: suggestions don't depend on other players' hidden cards, and a stored what-if gets
                // its own seed.
                None => {
                    let moment = (what_ifs::moment(table, from)?, Seed::default());
                    what_ifs::begin(table, user, &[], moment, (InteractionId(0), at)).0
                }
            };
            Ok::<_, Refusal>(look(&PlayedWhatIf::new(table, &what_if)?))
        };
        Ok(self.look(id, user, of).await?.ok())
    }

    async fn what_ifs_of(&self, id: TableId, user: UserId) -> Result<Vec<WhatIf>, TableError> {
        self.ask(move |store| store.what_ifs(id, user)).await
    }

    async fn what_if(&self, id: TableId, user: UserId, number: u32) -> Result<WhatIf, RequestError> {
        let known = self.what_ifs_of(id, user).await?;
        Ok(known
            .into_iter()
            .find(|what_if| what_if.number == number)
            .ok_or(Refusal::Planning(PlanningRefusal::UnknownWhatIf))?)
    }

    async fn played(&self, id: TableId, what_if: WhatIf) -> Result<PlayedWhatIf, RequestError> {
        let user = what_if.user;
        Ok(self.look(id, user, move |table| PlayedWhatIf::new(table, &what_if)).await??)
    }

    async fn show_what_if(&self, id: TableId, what_if: WhatIf) -> Result<Reply, RequestError> {
        let user = what_if.user;
        Ok(self.look(id, user, move |table| PlayedWhatIf::new(table, &what_if)?.shown(table)).await??)
    }

    /// Adds the user's what-ifs from the shown moments to a reply about a finished game.
    pub(in crate::table) async fn with_what_ifs(&self, user: UserId, mut reply: Reply) -> Result<Reply, RequestError> {
        match &mut reply {
            Reply::Viewing(ViewingReply::Board(board)) if board.table.state == TableState::Over => {
                let turn = board.turn;
                board.what_ifs = self.what_ifs_from(board.table.id, user, move |begun| begun == turn).await?;
            }
            Reply::Review(ReviewReply::TurningPoints(review)) => {
                // A what-if that replaces a turn begins before it.
                let turns: Vec<u32> = review.points.iter().map(|point| point.turn).collect();
                review.what_ifs =
                    self.what_ifs_from(review.table.id, user, move |begun| turns.contains(&(begun + 1))).await?;
            }
            _ => {}
        }
        Ok(reply)
    }

    /// The user's what-ifs that begin at these turns.
    async fn what_ifs_from(
        &self,
        id: TableId,
        user: UserId,
        wanted: impl Fn(u32) -> bool + Send + 'static,
    ) -> Result<Vec<ShownWhatIf>, RequestError> {
        let known = self.what_ifs_of(id, user).await?;
        if known.iter().all(WhatIf::is_blank) {
            return Ok(Vec::new());
        }
        let of = move |table: &LoadedTable| {
            let kept = known.iter().filter(|what_if| !what_if.is_blank());
            // A what-if that can no longer be played must not hide the rest of the reply.
            kept.filter_map(|what_if| Some(PlayedWhatIf::new(table, what_if).ok()?.listed(table)))
                .filter(|shown| wanted(shown.what_if.turn))
                .collect()
        };
        Ok(self.look(id, user, of).await?)
    }

    async fn list_what_ifs(&self, id: TableId, user: UserId, current: Option<u32>) -> Result<Reply, RequestError> {
        let known = self.what_ifs_of(id, user).await?;
        let list = move |table: &LoadedTable| {
            let kept = known.iter().filter(|what_if| !what_if.is_blank());
            let what_ifs = kept
                .map(|what_if| Ok(PlayedWhatIf::new(table, what_if)?.listed(table)))
                .collect::<Result<Vec<_>, Refusal>>()?;
            let current = known.iter().find(|what_if| Some(what_if.number) == current).map(WhatIf::stamp);
            Ok::<_, Refusal>(WhatIfSheet { table: table.card(), what_ifs, current })
        };
        Ok(Reply::WhatIf(WhatIfReply::List(Box::new(self.look(id, user, list).await??))))
    }

    /// Creates a what-if that isn't stored yet. Also returns the numbers of those that it replaces.
    async fn new_what_if(
        &self,
        request: &Request,
        id: TableId,
        known: Vec<WhatIf>,
        turn: Option<u32>,
    ) -> Result<(WhatIf, Vec<u32>), RequestError> {
        let chance = self.entropy.seed().map_err(InternalError::from)?;
        let (user, caused) = (request.actor.user, (request.interaction, self.clock.now()));
        let begin = move |table: &LoadedTable| {
            let moment = (what_ifs::moment(table, turn)?, chance);
            Ok::<_, Refusal>(what_ifs::begin(table, user, &known, moment, caused))
        };
        Ok(self.look(id, user, begin).await??)
    }

    async fn begin_what_if(&self, request: &Request, id: TableId, turn: Option<u32>) -> Result<Reply, RequestError> {
        let known = self.what_ifs_of(id, request.actor.user).await?;
        if let Some(what_if) = known.iter().find(|what_if| what_if.interaction == request.interaction) {
            return self.show_what_if(id, what_if.clone()).await;
        }
        let (what_if, gone) = self.new_what_if(request, id, known, turn).await?;
        // Show the what-if first: if that fails, don't store it.
        let shown = self.show_what_if(id, what_if.clone()).await?;
        self.keep_what_if(what_if, None, gone).await?;
        Ok(shown)
    }

    /// Stores a what-if.
    ///
    /// # Errors
    /// The what-if was changed or deleted in between.
    async fn keep_what_if(&self, what_if: WhatIf, before: Option<u32>, gone: Vec<u32>) -> Result<(), RequestError> {
        let kept = self.ask(move |store| store.keep_what_if(&what_if, before, &gone)).await?;
        if kept { Ok(()) } else { Err(Refusal::Planning(PlanningRefusal::StaleWhatIf).into()) }
    }

    /// Stores the change of a request, and shows the what-if.
    async fn keep_changed(&self, request: &Request, what_if: WhatIf) -> Result<Reply, RequestError> {
        let before = what_if.revision;
        let (interaction, changed_at) = (request.interaction, self.clock.now());
        let what_if = WhatIf { revision: before + 1, interaction, changed_at, ..what_if };
        self.keep_what_if(what_if.clone(), Some(before), Vec::new()).await?;
        self.show_what_if(what_if.table, what_if).await
    }

    async fn play_what_if(
        &self,
        request: &Request,
        id: TableId,
        turn: Option<u32>,
        text: &str,
    ) -> Result<Reply, RequestError> {
        let known = self.what_ifs_of(id, request.actor.user).await?;
        if let Some(what_if) = known.iter().find(|what_if| what_if.interaction == request.interaction) {
            return self.show_what_if(id, what_if.clone()).await;
        }
        match known.first().filter(|_| turn.is_none()) {
            Some(what_if) => {
                let what_if = self.typed_in(request, self.played(id, what_if.clone()).await?, text).await?;
                self.keep_changed(request, what_if).await
            }
            None => {
                let (what_if, gone) = self.new_what_if(request, id, known, turn).await?;
                let what_if = self.typed_in(request, self.played(id, what_if).await?, text).await?;
                self.keep_what_if(what_if.clone(), None, gone).await?;
                self.show_what_if(id, what_if).await
            }
        }
    }

    /// Adds a typed line to a what-if.
    async fn typed_in(&self, request: &Request, played: PlayedWhatIf, text: &str) -> Result<WhatIf, RequestError> {
        let text = text.to_owned();
        Ok(self.aside(request, move || played.typed(&text)).await??)
    }

    /// Works on a what-if in a place of the user's share.
    async fn aside<T: Send + 'static>(
        &self,
        request: &Request,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, InternalError> {
        let share = FairShare { guild: request.origin.guild, user: request.actor.user };
        self.places().run(share, 1, work).await
    }

    /// The what-if that a button changes.
    ///
    /// # Errors
    /// The button belongs to another state, or the what-if is deleted.
    async fn pressed_line(&self, request: &Request, id: TableId, stamp: Stamp) -> Result<Pressed, RequestError> {
        let what_if = self.what_if(id, request.actor.user, stamp.seq).await?;
        if what_if.interaction == request.interaction {
            return Ok(Pressed::Repeated(self.show_what_if(id, what_if).await?));
        }
        if what_if.stamp() != stamp {
            return Err(Refusal::Planning(PlanningRefusal::StaleWhatIf).into());
        }
        Ok(Pressed::New(Box::new(self.played(id, what_if).await?)))
    }

    /// The strength of the seat's computer player, or the adviser's for a person, and the share of computing time.
    ///
    /// # Errors
    /// Computer players can't help in this what-if.
    async fn strength_in_what_if(
        &self,
        request: &Request,
        id: TableId,
        seat: Seat,
    ) -> Result<(Strength, FairShare), RequestError> {
        let user = request.actor.user;
        let of = move |table: &LoadedTable| {
            if !what_ifs::allows_computers(table) {
                return Err(Refusal::Hint(HintRefusal::NoHints));
            }
            let sits = table.row.seats.get(usize::from(seat));
            let strength = sits.and_then(|seat| seat.occupant.strength()).unwrap_or(ADVISER);
            Ok((strength, FairShare { guild: table.row.guild, user }))
        };
        Ok(self.with_table(id, of).await??)
    }

    /// Adds a turn that a computer player plays, from the view of the seat that must act.
    async fn played_by_computer(
        &self,
        request: &Request,
        id: TableId,
        played: PlayedWhatIf,
    ) -> Result<WhatIf, RequestError> {
        let seat = played.seat().ok_or(Refusal::Planning(PlanningRefusal::StaleWhatIf))?;
        let (strength, share) = self.strength_in_what_if(request, id, seat).await?;
        let _counted = self.computers.count(request.actor.user)?;
        let permit = self.computers.permit_for_person(share, strength, 1).await?;
        let (position, seed) = (played.position().clone(), thought(&played, seat));
        let turn =
            permit.think(move |searcher: PooledSearcher| searcher.turn(&*position, seat, strength, seed)).await?;
        let steps = turn.ok_or(Refusal::Hint(HintRefusal::NoAdvice))?.steps;
        Ok(self.aside(request, move || played.with_turn(&steps)).await??)
    }

    async fn hint_in_what_if(
        &self,
        request: &Request,
        id: TableId,
        stamp: Stamp,
        early: &EarlyHints,
    ) -> Result<Reply, RequestError> {
        let what_if = self.what_if(id, request.actor.user, stamp.seq).await?;
        if what_if.stamp() != stamp {
            return Err(Refusal::Planning(PlanningRefusal::StaleWhatIf).into());
        }
        let played = self.played(id, what_if).await?;
        let seat = played.seat().ok_or(Refusal::Planning(PlanningRefusal::StaleWhatIf))?;
        let (_, share) = self.strength_in_what_if(request, id, seat).await?;
        let (table, position) = (self.with_table(id, LoadedTable::card).await?, Arc::clone(played.position()));
        let hints = Hints { stamp, table, seat, position, plans: Vec::new(), proved: false };
        let plans = match &played.what_if().advice {
            Some(plans) => plans.clone(),
            None => {
                let _counted = self.computers.count(request.actor.user)?;
                let permit = self.computers.permit_for_person(share, ADVISER, 1).await?;
                let search = (ADVISER, thought(&played, seat));
                let plans = permit.hints(hints.clone(), search, early.clone()).await?;
                let what_if = WhatIf { advice: Some(plans.clone()), ..played.what_if().clone() };
                // Storing the hints doesn't change the revision, so the what-if's buttons stay valid.
                self.keep_what_if(what_if, Some(stamp.draft), Vec::new()).await?;
                plans
            }
        };
        if plans.is_empty() {
            return Err(Refusal::Hint(HintRefusal::NoAdvice).into());
        }
        Ok(Reply::Review(ReviewReply::Hints(Box::new(Hints { plans, proved: true, ..hints }))))
    }
}

/// The seed for a computer player's thoughts about the current turn of a what-if.
fn thought(played: &PlayedWhatIf, seat: Seat) -> Seed {
    let moves = u32::try_from(played.what_if().moves.len()).unwrap_or(u32::MAX);
    computer::seed(played.what_if().seed, moves, seat)
}
