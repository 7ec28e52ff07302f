//! Stores and shows a person's lessons, only to them. No request here concerns a game.

use super::error::RequestError;
use super::tables::Tables;
use crate::table::rules::lessons;
use crate::table::values::{
    Learner, LessonRefusal, LessonReply, LessonRequest, PlanAction, Refusal, Reply, Request, Stamp, TableCard,
};

impl Tables {
    /// Handles a request about the user's lessons.
    ///
    /// # Errors
    /// The request is not possible, or the store failed.
    pub(in crate::table) async fn lessons(
        &self,
        request: &Request,
        wanted: &LessonRequest,
    ) -> Result<(Option<TableCard>, Reply), RequestError> {
        let change = |learner: &Learner| match wanted {
            LessonRequest::List(_) | LessonRequest::Show => Ok(None),
            LessonRequest::Begin(number) => lessons::begin(learner, *number).map(Some),
            LessonRequest::Answer(stamp, number) => {
                current(learner, *stamp).and_then(|()| lessons::answer(learner, *number)).map(Some)
            }
            LessonRequest::Continue(stamp) => {
                current(learner, *stamp).and_then(|()| lessons::next_task(learner)).map(Some)
            }
            LessonRequest::Hint(stamp) => current(learner, *stamp).and_then(|()| lessons::hint(learner)).map(Some),
        };
        let learner = self.changed_learner(request, change).await?;
        if let LessonRequest::List(game) = wanted {
            let list = lessons::list(&learner, self.titles(), game.as_deref());
            return Ok((None, Reply::Lesson(LessonReply::List(list))));
        }
        self.shown_lesson(request, &learner).await
    }

    /// Carries out a click in the planner of a lesson.
    ///
    /// # Errors
    /// The request is not possible, or the store failed.
    pub(in crate::table) async fn plan_in_lesson(
        &self,
        request: &Request,
        action: &PlanAction,
    ) -> Result<(Option<TableCard>, Reply), RequestError> {
        let change = |learner: &Learner| {
            let stamp = action.stamp().ok_or(Refusal::Lesson(LessonRefusal::StaleLesson))?;
            current(learner, stamp)?;
            lessons::plan(learner, action).map(Some)
        };
        let learner = self.changed_learner(request, change).await?;
        self.shown_lesson(request, &learner).await
    }

    async fn shown_lesson(
        &self,
        request: &Request,
        learner: &Learner,
    ) -> Result<(Option<TableCard>, Reply), RequestError> {
        let user = request.actor.user;
        let people = self.ask(move |store| store.people(&[user])).await?;
        let theme = people.get(&user).and_then(|person| person.theme).unwrap_or_default();
        let reply = lessons::shown(learner, request, theme, self.clock.now())?;
        let card = match &reply {
            Reply::Planner(planner) => Some(planner.table.clone()),
            Reply::Lesson(LessonReply::Task(sheet)) => Some(sheet.table.clone()),
            _ => None,
        };
        Ok((card, reply))
    }

    /// The user's lessons after a change, which is stored. A repeated interaction changes nothing.
    async fn changed_learner(
        &self,
        request: &Request,
        change: impl FnOnce(&Learner) -> Result<Option<Learner>, Refusal>,
    ) -> Result<Learner, RequestError> {
        let user = request.actor.user;
        let _alone = self.lock_user(user).await;
        let learner = self.ask(move |store| store.learner(user)).await?;
        if learner.interaction == Some(request.interaction) {
            return Ok(learner);
        }
        let Some(changed) = change(&learner)? else { return Ok(learner) };
        let learner = Learner { revision: learner.revision + 1, interaction: Some(request.interaction), ..changed };
        let stored = learner.clone();
        self.ask(move |store| store.keep_learner(user, &stored)).await?;
        Ok(learner)
    }
}

/// Checks that a button belongs to the current state.
fn current(learner: &Learner, stamp: Stamp) -> Result<(), Refusal> {
    if learner.stamp() == stamp { Ok(()) } else { Err(Refusal::Lesson(LessonRefusal::StaleLesson)) }
}
