//! The gateway's connections: identifying, heartbeats, resuming.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::shared::Shared;
use crate::world::sessions::{Resumed, SocketCommand, intents};

/// Serves one connection until it ends.
pub async fn connection(mut socket: WebSocket, shared: Arc<Shared>) {
    let interval = shared.world().config.heartbeat_interval;
    let hello = json!({ "op": 10, "s": null, "t": null, "d": { "heartbeat_interval": interval.as_millis() } });
    if socket.send(Frame::text(hello.to_string())).await.is_err() {
        return;
    }
    let (sender, receiver) = unbounded_channel();
    let mut connection = Connection { shared, sender, session: None, sent: VecDeque::new() };
    let clean = connection.serve(&mut socket, receiver, interval).await;
    connection.lose(clean);
}

struct Connection {
    shared: Arc<Shared>,
    sender: UnboundedSender<SocketCommand>,
    session: Option<String>,
    /// Times of the client's latest payloads, for its rate limit.
    sent: VecDeque<Instant>,
}

/// The reaction to a payload.
enum Next {
    Reply(Value),
    Nothing,
    Close(u16, &'static str),
}

impl Connection {
    /// Serves a session and returns `true` if the client ended it on purpose.
    async fn serve(
        &mut self,
        socket: &mut WebSocket,
        mut commands: UnboundedReceiver<SocketCommand>,
        beat: Duration,
    ) -> bool {
        // Waits half an interval longer, since networks can be slow.
        let patience = beat + beat / 2;
        let mut last_beat = tokio::time::Instant::now();
        loop {
            let command = tokio::select! {
                () = self.shared.closing.cancelled() => SocketCommand::Close(1001, "Going away"),
                () = tokio::time::sleep_until(last_beat + patience) => SocketCommand::Close(4009, "Session timed out"),
                Some(command) = commands.recv() => command,
                frame = socket.recv() => match frame {
                    Some(Ok(Frame::Text(text))) => {
                        if serde_json::from_str::<Value>(&text).is_ok_and(|payload| payload["op"] == 1) {
                            last_beat = tokio::time::Instant::now();
                        }
                        match self.payload(&text) {
                            Next::Nothing => continue,
                            Next::Reply(reply) => SocketCommand::Send(reply.to_string()),
                            Next::Close(code, reason) => SocketCommand::Close(code, reason),
                        }
                    }
                    Some(Ok(Frame::Binary(_))) => SocketCommand::Close(4002, "Error while decoding payload."),
                    Some(Ok(Frame::Close(frame))) => return frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001)),
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => continue,
                    Some(Err(_)) | None => return false,
                },
            };
            match command {
                SocketCommand::Send(text) => {
                    if socket.send(Frame::text(text)).await.is_err() {
                        return false;
                    }
                }
                SocketCommand::Close(code, reason) => {
                    let frame = CloseFrame { code, reason: reason.into() };
                    // Fails only if the client has already disconnected.
                    let _ = socket.send(Frame::Close(Some(frame))).await;
                    return false;
                }
                SocketCommand::Cut => return false,
            }
        }
    }

    fn payload(&mut self, text: &str) -> Next {
        let now = Instant::now();
        self.sent.retain(|at| now.duration_since(*at) < Duration::from_secs(60));
        self.sent.push_back(now);
        if self.sent.len() > 120 {
            return Next::Close(4008, "You are being rate limited.");
        }
        let Ok(payload) = serde_json::from_str::<Value>(text) else {
            return Next::Close(4002, "Error while decoding payload.");
        };
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(1) => Next::Reply(json!({ "op": 11, "d": null, "s": null, "t": null })),
            Some(2) if self.session.is_some() => Next::Close(4005, "Already authenticated."),
            Some(2) => self.identify(data),
            Some(6) if self.session.is_some() => Next::Close(4005, "Already authenticated."),
            Some(6) => self.resume(data),
            Some(3 | 4) if self.session.is_none() => Next::Close(4003, "Not authenticated."),
            Some(3 | 4) => Next::Nothing,
            _ => Next::Close(4001, "Unknown opcode."),
        }
    }

    fn token_fits(&self, data: &Value) -> bool {
        let token = data["token"].as_str().unwrap_or_default();
        token.strip_prefix("Bot ").unwrap_or(token) == self.shared.world().config.token
    }

    fn identify(&mut self, data: &Value) -> Next {
        if !self.token_fits(data) {
            return Next::Close(4004, "Authentication failed.");
        }
        let Some(wanted) = data["intents"].as_u64().filter(|bits| bits & !intents::KNOWN == 0) else {
            return Next::Close(4013, "Invalid intent(s).");
        };
        let mut world = self.shared.world();
        if wanted & intents::PRIVILEGED != 0 {
            return Next::Close(4014, "Disallowed intent(s).");
        }
        let shard = &data["shard"];
        if !shard.is_null() && shard[0].as_u64() >= shard[1].as_u64() {
            return Next::Close(4010, "Invalid shard.");
        }
        if shard[1].as_u64().unwrap_or(1) < u64::from(world.config.shards.load(Ordering::Relaxed)) {
            return Next::Close(4011, "Sharding required.");
        }
        let id = world.open_session(wanted, shard, self.sender.clone());
        drop(world);
        self.session = Some(id);
        Next::Nothing
    }

    fn resume(&mut self, data: &Value) -> Next {
        if !self.token_fits(data) {
            return Next::Close(4004, "Authentication failed.");
        }
        let id = data["session_id"].as_str().unwrap_or_default();
        let sequence = data["seq"].as_u64().unwrap_or(0);
        let resumed = self.shared.world().resume_session(id, sequence, self.sender.clone());
        match resumed {
            Resumed::Done => {
                self.session = Some(id.to_owned());
                Next::Nothing
            }
            Resumed::Invalid => Next::Reply(json!({ "op": 9, "d": false, "s": null, "t": null })),
            Resumed::WrongSequence => Next::Close(4007, "Invalid seq."),
        }
    }

    /// Handles a lost connection. The session can be resumed unless the client ended it.
    fn lose(&mut self, clean: bool) {
        if let Some(id) = self.session.take() {
            self.shared.world().end_connection(&id, &self.sender, clean);
        }
    }
}
