// The page: who looks at which channel, and keeping what is seen up to date.

import { $, avatar, call, dots, el, shown, Unreachable } from "./dom.js";
import { now, refreshStamps, setClockOffset } from "./markdown.js";
import { leaves } from "./commands.js";
import { continues, render, usedLine } from "./message.js";
import { enlarge, showForm } from "./overlay.js";
import { browserLanguage, fill, learn, say, saying } from "./words.js";
import * as composer from "./composer.js";

const state = {
  world: null, me: null, channel: null, messages: [],
  users: new Map(), channels: new Map(),
  /** Components pressed and failures, by message. */
  pressed: new Map(), failures: new Map(),
  /** Commands under way or failed: { key, user, channel, title, failure }. */
  pending: [],
};
const scroller = $("scroll");
const nodes = new Map();

const user = () => state.users.get(state.me);
const channel = () => state.channels.get(state.channel);
const bot = () => state.users.get(state.world?.bot.id);

// ---- where we are ----

function readHash() {
  const [, name, place] = location.hash.match(/^#\/([^/]+)\/(\d+)$/) ?? [];
  return { name: name && decodeURIComponent(name), place };
}

function remember() {
  history.replaceState(null, "", `#/${encodeURIComponent(user().username)}/${state.channel}`);
}

async function go({ me = state.me, place = state.channel, message } = {}) {
  const moved = me !== state.me || place !== state.channel;
  state.me = me;
  state.channel = place;
  if (moved) {
    composer.reset();
    nodes.clear();
    $("messages").replaceChildren();
  }
  drawer(false);
  await refresh();
  remember();
  if (moved) bottom();
  if (message && nodes.has(message)) nodes.get(message).node.scrollIntoView({ block: "center" });
  else if (message) notice(say("sandbox-error-10008"));
  if (moved && matchMedia("(min-width: 721px)").matches) $("composer-text").focus();
}

// ---- keeping up to date ----

let refreshing = null;
let again = false;

/** Looks at everything anew. Calls while one is under way lead to one more. */
function refresh() {
  if (refreshing) { again = true; return refreshing; }
  refreshing = (async () => {
    do {
      again = false;
      await look();
    } while (again);
  })().finally(() => { refreshing = null; });
  return refreshing;
}

async function look() {
  const [me, place] = [state.me, state.channel];
  const world = await call("GET", `/world?user=${me}&channel=${place}`);
  if (!world.channels.some((known) => known.id === place)) {
    state.channel = world.channels[0]?.id;
    if (state.channel) { again = true; return; }
  }
  const { messages } = await call("GET", `/messages?user=${me}&channel=${place}&limit=100`);
  if (me !== state.me || place !== state.channel) { again = true; return; }
  Object.assign(state, { world, messages });
  state.users = new Map(world.users.map((known) => [known.id, known]));
  state.channels = new Map(world.channels.map((known) => [known.id, known]));
  const last = messages.at(-1)?.id;
  if (last && channel()?.unread && document.visibilityState === "visible") await call("POST", "/read", { user: me, channel: place });
  await learn(user()?.locale ?? browserLanguage);
  draw();
}

function listen() {
  const events = new EventSource("/sandbox/api/events");
  events.onmessage = update;
  events.onerror = offline;
}

/** Looks at everything anew, and says so when there is nothing to look at. */
async function update() {
  try {
    await refresh();
  } catch (problem) {
    if (!(problem instanceof Unreachable)) throw problem;
    offline();
  }
}

function offline() {
  const badge = $("bot-state");
  badge.className = "";
  badge.textContent = say("sandbox-stopped");
  notice(say("sandbox-unreachable-wait"));
}

/** A sentence above the messages for as long as something is wrong; an empty one takes it away. */
function notice(sentence) {
  $("notice").textContent = sentence;
  $("notice").hidden = !sentence;
}

// ---- drawing ----

function draw() {
  const { world } = state;
  document.title = `${title()} · ${world.guild.name}`;
  $("guild-name").textContent = world.guild.name;
  drawChannels();
  drawUsers();
  const place = channel();
  $("channel-name").replaceChildren(el("span", { "aria-hidden": "true" }, sigil(place)), placeName(place));
  $("channel-topic").textContent = place?.topic ?? "";
  const online = world.bot.connected && world.bot.present;
  $("bot-state").className = online ? "online" : "";
  $("bot-state").textContent = say(online ? "sandbox-online" : "sandbox-offline", { bot: shown(bot()) });
  $("composer-text").placeholder = say(place?.type === 1 ? "sandbox-write-person" : "sandbox-write-channel", { place: `${sigil(place)}${placeName(place)}` });
  $("typing").textContent = place?.typing ? say("sandbox-typing", { user: shown(bot()) }) : "";
  setClockOffset(world.clock_offset);
  notice(world.bot.connected ? "" : say(world.bot.present ? "sandbox-no-bot" : "sandbox-no-member"));
  drawDebugButtons();
  drawLanguages();
  drawHint();
  drawMessages();
}

/** Buttons of whoever started the sandbox, if there are any, and the time that they change. */
function drawDebugButtons() {
  const labels = state.world.debug_buttons;
  drawClock();
  const buttons = $("debug-buttons").querySelectorAll("button");
  buttons.forEach((button) => { button.textContent = say(button.dataset.label); });
  if (buttons.length === labels.length) return;
  const press = async (number) => {
    await call("POST", `/debug-buttons/${number}`, {}).catch(() => {});
    await update();
    refreshStamps(user()?.locale);
  };
  $("debug-buttons").append(...labels.map((label, number) =>
    el("button", { type: "button", "data-testid": "debug-button", "data-label": label, onclick: () => press(number) }, say(label))));
}

/** The time for the bot and for this page, which the buttons put forward. */
function drawClock() {
  const time = now();
  $("clock").hidden = !state.world?.debug_buttons.length;
  $("clock").textContent = time.toLocaleString(user()?.locale, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  $("clock").dateTime = time.toISOString();
}

/** Says which languages the bot does not have: its commands are described in those that it has. */
function drawLanguages() {
  const known = new Set(state.world.commands.flatMap((command) => Object.keys(command.description_localizations ?? {})));
  for (const option of $("locale").options) {
    option.dataset.name ??= option.textContent;
    const missing = state.world.commands.length && !option.value.startsWith("en") && !known.has(option.value);
    option.textContent = missing ? say("sandbox-language-unknown", { language: option.dataset.name }) : option.dataset.name;
  }
}

const sigil = (place) => (place?.type === 1 ? "@" : place?.type === 11 ? "↳" : place?.type === 15 ? "☰" : "#");
const placeName = (place) => (place?.type === 1 ? shown(bot()) : place?.name ?? "");
function title() {
  const mentions = state.world.users.filter((known) => known.id === state.me).reduce((sum, known) => sum + known.unread, 0);
  return `${mentions ? `(${mentions}) ` : ""}${sigil(channel())}${placeName(channel())}`;
}

/** The tags on a post of a forum. */
function tagsOf(place) {
  const known = state.channels.get(place.parent_id)?.available_tags ?? [];
  return (place.applied_tags ?? []).map((id) => el("span.tag", { "data-testid": "tag" }, known.find((tag) => tag.id === id)?.name ?? ""));
}

function drawChannels() {
  const item = (place) => {
    // A forum has posts alone: nobody writes into it.
    if (place.type === 15) return el("li.forum", { "data-testid": "forum", "data-id": place.id }, el("span.sigil", { "aria-hidden": "true" }, sigil(place)), el("span.name", {}, placeName(place)));
    const node = el(`button${place.type === 11 ? ".thread" : ""}`, {
      type: "button", "data-testid": "channel", "data-name": placeName(place), "data-id": place.id,
      "aria-current": String(place.id === state.channel), onclick: () => go({ place: place.id }),
    }, el("span.sigil", { "aria-hidden": "true" }, sigil(place)), el("span.name", {}, placeName(place)), ...tagsOf(place),
      place.mentions > 0 && el("span.badge", { "aria-label": say("sandbox-mentions", { count: place.mentions }) }, String(place.mentions)));
    node.classList.toggle("unread", place.unread > 0 && place.id !== state.channel);
    return el("li", {}, node);
  };
  const all = state.world.channels;
  const list = all.filter((place) => place.type === 0 || place.type === 15).sort((one, other) => one.position - other.position)
    .flatMap((place) => [item(place), ...all.filter((thread) => thread.parent_id === place.id && !thread.thread_metadata?.archived).map(item)]);
  const direct = all.filter((place) => place.type === 1);
  const begin = () => el("li", {}, el("button", { type: "button", "data-testid": "open-dm", onclick: openDirect },
    el("span.sigil", { "aria-hidden": "true" }, "@"), el("span.name", {}, shown(bot()))));
  list.push(el("li.heading", {}, say("sandbox-direct")), ...(direct.length ? direct.map(item) : [begin()]));
  $("channels").replaceChildren(...list);
}

/** Opens the direct messages with the bot. */
async function openDirect() {
  const { id } = await call("POST", `/users/${state.me}/dm`, {});
  await go({ place: id });
}

function drawUsers() {
  const people = state.world.users.filter((known) => !known.bot);
  $("users").replaceChildren(...people.map((known) => el("li", {}, el("button", {
    type: "button", "data-testid": "user", "data-name": shown(known), "aria-pressed": String(known.id === state.me),
    onclick: () => go({ me: known.id }),
  }, avatar(known, "small"), el("span.name", {}, shown(known), known.moderator && el("span.role", {}, ` · ${say("sandbox-moderator")}`)),
    known.unread > 0 && el("span.badge", { "aria-label": say("sandbox-mentions", { count: known.unread }) }, String(known.unread))))));
  $("locale").value = user()?.locale;
  const elsewhere = people.filter((known) => known.id !== state.me).reduce((sum, known) => sum + known.unread, 0);
  $("menu-badge").hidden = !elsewhere;
  $("menu-badge").textContent = String(elsewhere);
}

function drawHint() {
  const commands = leaves(state.world.commands, user()?.locale);
  const first = commands.find((command) => command.name === state.world.first_command) ?? commands[0];
  for (const width of ["wide", "narrow"]) {
    $(`hint-${width}`).replaceChildren(...saying(`sandbox-hint-${width}`, { command: el("code", {}, `/${first?.shown ?? ""}`) }));
  }
  // A person whom the bot has pinged needs no introduction anymore.
  $("hint").hidden = localStorage.getItem("hint-closed") === "yes" || !commands.length || state.world.bot.has_pinged;
}

/** A command's name in the user's language. */
const commandName = (name) => leaves(state.world.commands, user()?.locale).find((command) => command.name === name)?.shown ?? name;

function context(message) {
  return {
    users: state.users, channels: state.channels, locale: user()?.locale, me: state.me, scroller, enlarge,
    pressed: state.pressed.get(message?.id), failure: state.failures.get(message?.id),
    commandName, open: (place, id) => go({ place, message: id }), write: composer.write, press, dismiss, choose,
    menu: (state.world.commands ?? []).filter((command) => command.type === 3),
  };
}

function drawMessages() {
  const stick = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 120;
  const place = channel();
  const names = place?.type === 1 ? say("sandbox-welcome-direct") : say("sandbox-welcome", { place: `${sigil(place)}${placeName(place)}` });
  if (state.messages.length < 100) {
    $("intro").replaceChildren(el("div.sigil", { "aria-hidden": "true" }, sigil(place)), el("h3", {}, names), el("p", {}, say("sandbox-beginning")));
  } else $("intro").replaceChildren();
  const wanted = [];
  let previous = null;
  for (const message of state.messages) {
    const print = JSON.stringify([message, state.pressed.get(message.id), state.failures.get(message.id), user()?.locale,
      Boolean(continues(message, previous))]);
    let known = nodes.get(message.id);
    if (known?.print !== print) {
      known = { print, node: render(message, previous, context(message)) };
      nodes.set(message.id, known);
    }
    wanted.push(known.node);
    previous = message;
  }
  const mine = state.pending.filter((entry) => entry.user === state.me && entry.channel === state.channel);
  mine.forEach((entry) => wanted.push(pendingNode(entry)));
  const held = focused();
  arrange(wanted);
  if (held) focusAgain(held);
  for (const id of nodes.keys()) if (!state.messages.some((message) => message.id === id)) nodes.delete(id);
  if (stick) bottom();
}

const CONTROLS = "[data-testid=button]:not(:disabled), [data-testid=select]:not(:disabled)";

/** Which control of which message has the focus. */
function focused() {
  const message = document.activeElement?.closest("[data-testid=message]");
  if (!message) return null;
  const control = document.activeElement.closest(CONTROLS);
  return { node: message, message: message.dataset.id, custom: control?.dataset.customId, index: [...message.querySelectorAll(CONTROLS)].indexOf(control) };
}

/** Gives the focus back after a message was drawn anew: to the same control, to what stands in its place, or to the message. */
function focusAgain(held) {
  const node = nodes.get(held.message)?.node;
  if (!node || node === held.node || node.contains(document.activeElement)) return;
  const controls = [...node.querySelectorAll(CONTROLS)];
  const same = controls.find((control) => held.custom && control.dataset.customId === held.custom);
  const next = same ?? (held.index < 0 ? undefined : controls[Math.min(held.index, controls.length - 1)]);
  if (!next) node.tabIndex = -1;
  (next ?? node).focus({ preventScroll: true });
}

/** Puts the nodes in order and touches only what changed, so that focus and open menus stay. */
function arrange(wanted) {
  const list = $("messages");
  const keep = new Set(wanted);
  [...list.children].forEach((node) => { if (!keep.has(node)) node.remove(); });
  wanted.forEach((node, index) => { if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null); });
}

function pendingNode(entry) {
  if (entry.node && entry.drawn === entry.failure) return entry.node;
  const body = entry.failure
    ? [el("div.failure", { role: "alert", "data-testid": "failure" }, entry.failure),
      el("div.note", {}, say("sandbox-only-you"), " · ", el("button", {
        type: "button", "data-testid": "dismiss",
        onclick: () => { state.pending = state.pending.filter((known) => known !== entry); drawMessages(); },
      }, say("sandbox-dismiss")))]
    : [el("div.waiting", { role: "status" }, dots(), say("sandbox-sending"))];
  entry.drawn = entry.failure;
  entry.node = el("li.message.first.ephemeral", { "data-testid": "pending" },
    usedLine(user(), entry.title),
    el("div.gutter", {}, avatar(bot())), el("div.body", {}, el("div.head", {}, el("span.author", {}, shown(bot())), el("span.app", {}, "APP")), body));
  return entry.node;
}

function bottom() {
  scroller.scrollTop = scroller.scrollHeight;
  // Pictures that load later shall not push the end out of sight.
  scroller.querySelectorAll("img").forEach((image) => {
    if (!image.complete) image.addEventListener("load", () => { scroller.scrollTop = scroller.scrollHeight; }, { once: true });
  });
}

// ---- what the user does ----

const act = (doing) => call("POST", "/interactions", { user: state.me, ...doing });

/** Shows the form that the bot answered with, if it did. */
function follow(answer) {
  if (answer.state !== "modal") return;
  showForm(answer.modal, async (values) => {
    const result = await act({ type: "modal", interaction: answer.id, values });
    if (result.failure) throw new Error(say(result.failure));
    follow(result);
  });
}

async function press(message, customId, values) {
  state.failures.delete(message.id);
  state.pressed.set(message.id, customId);
  drawMessages();
  try {
    const answer = await act({ type: "component", channel: message.channel_id, message: message.id, custom_id: customId, values });
    if (answer.failure) state.failures.set(message.id, say(answer.failure));
    follow(answer);
  } catch (problem) {
    state.failures.set(message.id, problem.message);
  }
  state.pressed.delete(message.id);
  drawMessages();
  await update();
}

/** Chooses a command in the menu of a message. */
async function choose(message, name) {
  state.failures.delete(message.id);
  try {
    const answer = await act({ type: "message_command", channel: message.channel_id, message: message.id, name });
    if (answer.failure) state.failures.set(message.id, answer.failure);
  } catch (problem) {
    state.failures.set(message.id, problem.message);
  }
  await update();
  bottom();
}

async function dismiss(message) {
  await call("POST", "/messages/dismiss", { user: state.me, channel: message.channel_id, message: message.id });
  await refresh();
}

let sequence = 0;

/** Sends a command. `sent` is called as soon as it is on its way. */
async function run(name, title, options, sent) {
  const entry = { key: ++sequence, user: state.me, channel: state.channel, title };
  const going = act({ type: "command", channel: state.channel, name, options });
  // What Discord would refuse comes back at once and stays in the box, also on a machine that has much to do.
  const early = await Promise.race([going.then(() => null, (problem) => problem), new Promise((done) => { setTimeout(done, 1500); })]);
  if (early instanceof Error) throw early;
  sent();
  state.pending.push(entry);
  drawMessages();
  bottom();
  try {
    const answer = await going;
    if (answer.failure) entry.failure = say(answer.failure);
    else state.pending = state.pending.filter((known) => known !== entry);
    follow(answer);
  } catch (problem) {
    entry.failure = problem.message;
  }
  drawMessages();
  await update();
  bottom();
}

async function write(content) {
  await call("POST", "/messages", { user: state.me, channel: state.channel, content });
  await refresh();
  bottom();
}

const complete = async (name, options, focused) => {
  const answer = await act({ type: "autocomplete", channel: state.channel, name, options, focused });
  if (!answer.choices) throw new Error();
  return answer.choices;
};

function drawer(show) {
  document.body.classList.toggle("drawer", show);
  $("veil").hidden = !show;
  $("menu").setAttribute("aria-expanded", String(show));
}

// ---- beginning ----

$("menu").addEventListener("click", () => drawer(!document.body.classList.contains("drawer")));
$("veil").addEventListener("click", () => drawer(false));
$("hint-close").addEventListener("click", () => { localStorage.setItem("hint-closed", "yes"); drawHint(); });
$("locale").addEventListener("change", async (event) => {
  await call("PATCH", `/users/${state.me}`, { locale: event.target.value });
  await refresh();
});
$("theme").addEventListener("click", () => {
  const chosen = document.documentElement.dataset.theme;
  const light = chosen ? chosen === "light" : matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = light ? "dark" : "light";
  localStorage.setItem("theme", document.documentElement.dataset.theme);
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") drawer(false); });
document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") refresh(); });
window.addEventListener("hashchange", () => {
  const { name, place } = readHash();
  const me = state.world.users.find((known) => known.username === name)?.id;
  if (me && place && (me !== state.me || place !== state.channel)) go({ me, place });
});
setInterval(() => {
  refreshStamps(user()?.locale);
  drawClock();
}, 20_000);

async function begin() {
  fill();
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
  composer.start({
    state: () => ({
      commands: state.world?.commands ?? [], users: state.users, channels: state.channels, locale: user()?.locale,
      bot: shown(bot()), connected: state.world?.bot.connected,
    }),
    say: write, run, complete,
  });
  const { users, channels, guild, first_channel } = await call("GET", "/world");
  await beginInTheirLanguage(users, guild);
  const { name, place } = readHash();
  const me = users.find((known) => known.username === name) ?? users.find((known) => !known.bot);
  const here = channels.find((known) => known.id === place) ?? channels.find((known) => known.name === first_channel) ?? channels[0];
  await go({ me: me.id, place: here.id });
  listen();
}

/** Whoever has chosen no language begins with the browser's, and so does the server. */
async function beginInTheirLanguage(users, guild) {
  const locale = [...$("locale").options].map((option) => option.value).find((value) => value.split("-")[0] === browserLanguage);
  if (!locale) return;
  for (const known of users.filter((known) => !known.bot && !known.locale_chosen)) await call("PATCH", `/users/${known.id}`, { locale });
  if (!guild.locale_chosen) await call("PUT", "/guild", { locale });
}

begin().catch((problem) => {
  $("messages").replaceChildren(el("li.message", {}, el("div"), el("div.failure", {}, problem.message)));
});
