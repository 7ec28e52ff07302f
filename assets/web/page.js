// The page works without this script. With it, new turns appear by themselves, turns change without loading the page again,
// the board can be zoomed, and a tap on a thing explains it.
"use strict";

const at = (id) => document.getElementById(id);
const { body } = document;
const page = location.pathname.replace(/\/$/, "");
const language = document.documentElement.lang;
const stored = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
const store = (key, value) => { try { localStorage.setItem(key, value); } catch { /* Private windows keep nothing. */ } };

let turn = Number(body.dataset.turn);
let last = Number(body.dataset.last);
let newest = new URLSearchParams(location.search).has("turn") ? "" : body.dataset.tag;
let live = newest !== "";
let seen = Number(stored(`seen ${page}`) ?? Math.max(0, last - 1));
let asked = 0;
let target = turn; // the turn that is asked for, which may be on its way
const shown = new Map(); // turn → its update
const contents = new Map(); // hash of a part → its content

// Parts

const slots = () => [...document.querySelectorAll("[data-hash]")];
slots().forEach((slot) => contents.set(slot.dataset.hash, slot.innerHTML));

function slot(id) {
  let element = at(id);
  if (!element) {
    const [parent, name] = { g: ["#things", "section"], s: ["#players ul", "li"] }[id[0]] ?? ["#layers", "g"];
    const home = document.querySelector(parent);
    element = document.createElementNS(home.namespaceURI, name);
    element.id = id;
    home.append(element);
  }
  return element;
}

async function fetchTurn(wanted, since) {
  const parts = new Map(slots().map((element) => [element.id, element.dataset.hash]));
  const have = [...parts.values()].join();
  const query = new URLSearchParams({ lang: language, have });
  if (since !== undefined) query.set("since", since);
  const answer = await fetch(`${page}/${wanted}?${query}`);
  if (answer.status === 404) gone();
  if (!answer.ok) throw new Error(answer.status);
  const update = await answer.json();
  for (const [id, hash, content] of update.parts) {
    contents.set(hash, content);
    parts.set(id, hash);
  }
  return { ...update, parts };
}

function show(update) {
  for (const [id, hash] of update.parts) {
    const element = slot(id);
    const content = contents.get(hash);
    if (element.dataset.hash === hash || content === undefined) continue;
    const open = [...element.querySelectorAll("details")].map((details) => details.open);
    element.innerHTML = content;
    element.querySelectorAll("details").forEach((details, index) => { details.open = open[index] ?? false; });
    element.dataset.hash = hash;
  }
  const [wide, narrow] = update.sizes;
  document.querySelector("#board .wide").setAttribute("viewBox", `0 0 ${wide[0]} ${wide[1]}`);
  document.querySelector("#board .narrow").setAttribute("viewBox", `0 0 ${narrow[0]} ${narrow[1]}`);
  if (update.last < last && live) at("say").textContent = body.dataset.undone;
  else if (!playing) at("say").textContent = update.say;
  ({ turn, last } = update);
  target = turn;
  document.title = `${update.title} · Daykeeper`;
  if (live) newest = update.tag;
  dress();
}

// What the server can't know: the visitor's seat, the unread turns, the time that has passed.
function dress() {
  at("slider").max = last;
  at("slider").value = turn;
  at("where").querySelector("b").textContent = turn;
  at("where").querySelector("span").textContent = last;
  at("slider").setAttribute("aria-valuetext", at("where").textContent);
  for (const [id, to] of [["first", 0], ["back", turn - 1], ["next", turn + 1]]) {
    at(id).href = `?turn=${Math.min(Math.max(to, 0), last)}`;
    at(id).setAttribute("aria-disabled", to < 0 || to > last || (id === "first" && turn === 0));
  }
  at("now").setAttribute("aria-disabled", live);
  at("read").hidden = !live || seen >= last;
  document.querySelectorAll("#log .current").forEach((entry) => entry.classList.remove("current"));
  document.querySelectorAll("#log a").forEach((entry) => {
    const number = Number(entry.querySelector("i").textContent);
    entry.classList.toggle("current", number === turn);
    entry.classList.toggle("unread", live && number > seen);
    if (number === turn) entry.setAttribute("aria-current", "step"); else entry.removeAttribute("aria-current");
  });
  const current = document.querySelector("#log .current");
  if (current) at("log").scrollTop = current.offsetTop - at("log").clientHeight / 2;
  const me = stored(`seat ${page}`);
  document.querySelectorAll(".seat").forEach((player) => {
    const mine = player.dataset.seat === me;
    player.classList.toggle("mine", mine);
    const details = player.querySelector("details");
    if (details && !details.querySelector(".me")) {
      const button = at("me").content.cloneNode(true).firstElementChild;
      button.addEventListener("click", () => {
        store(`seat ${page}`, stored(`seat ${page}`) === player.dataset.seat ? "" : player.dataset.seat);
        dress();
      });
      details.append(button);
    }
    details?.querySelector(".me")?.setAttribute("aria-pressed", mine);
    if (mine && live && player.classList.contains("to-move")) {
      document.title = `● ${body.dataset.mine}`;
      document.querySelector("#head h1 span").textContent = body.dataset.mine;
    }
  });
  times();
}

function times() {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  document.querySelectorAll("time[datetime]").forEach((time) => {
    const minutes = Math.round((new Date(time.dateTime) - Date.now()) / 60000);
    const steps = [[1440, "day"], [60, "hour"], [1, "minute"]];
    const [size, unit] = steps.find(([size]) => Math.abs(minutes) >= size) ?? [1, "minute"];
    time.textContent = format.format(Math.trunc(minutes / size), unit);
  });
}

// Turns

async function go(to) {
  const wanted = Math.min(Math.max(to, 0), last);
  live = false;
  target = wanted;
  const ticket = ++asked;
  at("where").querySelector("b").textContent = wanted;
  try {
    const update = shown.get(wanted) ?? await fetchTurn(wanted);
    shown.set(wanted, update);
    if (ticket !== asked) return;
    show(update);
    history.replaceState(null, "", `?turn=${wanted}`);
  } catch { at("where").querySelector("b").textContent = target = turn; /* The board stays. The stream says if the bot is away. */ }
}

async function goLive() {
  live = true;
  const ticket = ++asked;
  history.replaceState(null, "", location.pathname);
  at("now").classList.remove("new");
  try {
    const update = await fetchTurn(newest || "now", Math.min(seen, last));
    if (ticket === asked) show(update);
  } catch { /* As above. */ }
}

function read() {
  seen = last;
  store(`seen ${page}`, seen);
  if (live) goLive();
}

let playing;
function play(on) {
  clearInterval(playing);
  playing = undefined;
  at("play").setAttribute("aria-pressed", on);
  if (!on) return;
  if (turn >= last) go(0);
  playing = setInterval(async () => {
    if (turn >= last) { play(false); return; }
    await go(turn + 1);
    for (let ahead = turn + 1; ahead <= Math.min(turn + 8, last) && playing; ahead++) {
      if (!shown.has(ahead)) { try { shown.set(ahead, await fetchTurn(ahead)); } catch { break; } }
    }
  }, 1100);
}

// New turns

let wait = 2;
function listen() {
  const events = new EventSource(`${page}/live`);
  events.onmessage = async ({ data }) => {
    wait = 2;
    at("offline").hidden = true;
    if (data === newest) return;
    const count = Number(data.split("-")[0]);
    if (count <= last) shown.clear();
    newest = data;
    if (live) await goLive();
    else { last = count; at("now").classList.add("new"); dress(); }
  };
  let opened = false;
  events.onopen = () => { opened = true; };
  events.onerror = async () => {
    events.close();
    try {
      const answer = await fetch(`${page}/now`, { method: "HEAD" });
      if (answer.status === 404) { gone(); return; }
      if (answer.ok) {
        at("offline").hidden = true;
        // A stream that ended begins again. If there was none, there are too many watchers, so the page asks now and then.
        if (!opened && live) await goLive();
        setTimeout(listen, opened ? 500 : 60000);
        return;
      }
    } catch { /* The bot is away. */ }
    if (at("offline").hidden) {
      at("offline").hidden = false;
      at("offline").querySelector("time").dateTime = new Date().toISOString();
      times();
    }
    setTimeout(listen, wait * 1000);
    wait = Math.min(wait * 2, 60);
  };
}

async function gone() {
  const answer = await fetch(page);
  if (answer.status !== 404) return;
  const text = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main").textContent;
  body.className = "gone";
  body.innerHTML = "<main><p></p></main>";
  body.querySelector("p").textContent = text;
}

// Zoom

const board = at("board");
let [zoom, left, top_] = [1, 0, 0];
function place(next, x, y) {
  const box = board.getBoundingClientRect();
  [left, top_] = [x - (x - left) * next / zoom, y - (y - top_) * next / zoom];
  zoom = next;
  left = Math.min(0, Math.max(left, box.width * (1 - zoom)));
  top_ = Math.min(0, Math.max(top_, box.height * (1 - zoom)));
  const whole = zoom <= 1.01;
  if (whole) [zoom, left, top_] = [1, 0, 0];
  board.querySelectorAll(":scope > svg").forEach((svg) => {
    svg.style.transform = whole ? "" : `translate(${left}px, ${top_}px) scale(${zoom})`;
  });
  board.classList.toggle("zoomed", !whole);
  at("whole").hidden = whole;
}
const by = (factor, x = board.clientWidth / 2, y = board.clientHeight / 2) => place(Math.min(6, Math.max(1, zoom * factor)), x, y);
const fingers = new Map();
let moved = false;
let tapped = 0;
board.addEventListener("wheel", (event) => {
  if (!event.ctrlKey && zoom === 1) return;
  event.preventDefault();
  const box = board.getBoundingClientRect();
  by(Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
}, { passive: false });
board.addEventListener("pointerdown", (event) => { fingers.set(event.pointerId, event); moved = fingers.size > 1; });
board.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const box = board.getBoundingClientRect();
  const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
  if (Math.hypot(dx, dy) < 4 && !moved) return;
  moved = true;
  if (fingers.size === 2) {
    const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    by(apart(event) / Math.max(1, apart(before)), (event.clientX + other.clientX) / 2 - box.left, (event.clientY + other.clientY) / 2 - box.top);
  } else if (zoom > 1) {
    left += dx;
    top_ += dy;
    by(1);
  }
  fingers.set(event.pointerId, event);
});
for (const end of ["pointerup", "pointercancel", "pointerleave"]) board.addEventListener(end, (event) => fingers.delete(event.pointerId));
board.addEventListener("click", (event) => {
  if (moved) return;
  const again = event.timeStamp - tapped < 300;
  tapped = event.timeStamp;
  const box = board.getBoundingClientRect();
  body.classList.remove("log-open");
  if (again) { by(zoom > 1 ? 0.1 : 2.5, event.clientX - box.left, event.clientY - box.top); closeSheet(); return; }
  explain(event);
});

// Things

const arrangement = () => (getComputedStyle(board.querySelector(".narrow")).display === "none" ? "wide" : "narrow");
const area = (thing) => thing.dataset[arrangement()].split(" ").map(Number);

function explain(event) {
  const svg = board.querySelector(`.${arrangement()}`);
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  const size = svg.getScreenCTM().a;
  const hit = [...document.querySelectorAll("#things [data-thing]")].filter((thing) => {
    const [x, y, width, height] = area(thing);
    return point.x >= x && point.y >= y && point.x <= x + width && point.y <= y + height;
  }).sort((one, other) => area(one)[2] * area(one)[3] - area(other)[2] * area(other)[3]);
  const large = hit.find((thing) => Math.min(area(thing)[2], area(thing)[3]) * size >= 40) ?? hit.at(-1);
  if (large) openSheet(hit[0], large); else closeSheet();
}

let opener;
// Explains a thing. If it was too small to be hit for sure, the larger thing around it and its neighbors follow.
async function openSheet(thing, around = thing) {
  opener = document.activeElement;
  document.querySelectorAll(".lit").forEach((rect) => {
    const [x, y, width, height] = (rect.parentElement.classList.contains("wide") ? thing.dataset.wide : thing.dataset.narrow).split(" ");
    for (const [name, value] of Object.entries({ x, y, width, height })) rect.setAttribute(name, value);
  });
  const [name, ...state] = [...thing.children];
  at("sheet-title").innerHTML = name.innerHTML;
  at("sheet-state").replaceChildren(...state.map((line) => line.cloneNode(true)));
  at("sheet-rules").replaceChildren();
  at("sheet-near").replaceChildren();
  if (around !== thing) {
    const group = [...thing.closest("ul").querySelectorAll("[data-thing]")].filter((other) => other !== thing && other !== around);
    at("sheet-near").replaceChildren(...[around, ...group].map((other) => {
      const copy = other.cloneNode(true);
      copy.addEventListener("click", () => openSheet(other));
      return copy;
    }));
  }
  at("sheet").scrollTop = 0;
  at("sheet").hidden = false;
  at("sheet").focus({ preventScroll: true });
  if (!thing.dataset.topic) return;
  try {
    const rules = await fetch(`${page}/about/${encodeURIComponent(thing.dataset.topic)}?lang=${language}`);
    if (!rules.ok || at("sheet-title").innerHTML !== name.innerHTML) return;
    at("sheet-rules").innerHTML = await rules.text();
    // What the state says already is left out.
    const words = (element) => element.textContent.trim().toLowerCase().replace(/\.$/, "");
    const said = new Set(state.map(words));
    at("sheet-rules").querySelectorAll("p").forEach((line) => { if (said.has(words(line))) line.remove(); });
  } catch { /* The rules are missing, the state is there. */ }
}

function closeSheet() {
  if (at("sheet").hidden) return;
  at("sheet").hidden = true;
  document.querySelectorAll(".lit").forEach((rect) => rect.setAttribute("width", 0));
  opener?.focus?.({ preventScroll: true });
}

// Hands

document.addEventListener("click", (event) => {
  const thing = event.target.closest("#things [data-thing]");
  if (thing) { openSheet(thing); return; }
  const link = event.target.closest("a[href^='?']");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const query = new URLSearchParams(link.getAttribute("href"));
  if (query.has("lang")) { store("language", query.get("lang")); return; }
  event.preventDefault();
  play(false);
  if (link.getAttribute("aria-disabled") === "true") return;
  if (query.has("turn")) go(Number(query.get("turn"))); else goLive();
  if (body.classList.contains("log-open") || link.closest("#charts")) board.scrollIntoView({ block: "start" });
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") { closeSheet(); body.classList.remove("log-open"); return; }
  if (event.target.matches("input, select, textarea")) return;
  const keys = {
    ArrowLeft: () => go(target - 1), ArrowRight: () => go(target + 1), Home: () => go(0), End: goLive,
    "+": () => by(1.5), "-": () => by(1 / 1.5), 0: () => by(0),
  };
  if (event.key === " " && !event.target.closest("button, a, summary")) keys[" "] = () => play(!playing);
  if (!keys[event.key]) return;
  event.preventDefault();
  if (event.key !== " ") play(false);
  keys[event.key]();
});
at("slider").addEventListener("input", () => { play(false); go(Number(at("slider").value)); });
at("play").addEventListener("click", () => play(!playing));
at("in").addEventListener("click", () => by(1.5));
at("out").addEventListener("click", () => by(1 / 1.5));
at("whole").addEventListener("click", () => by(0));
at("read").addEventListener("click", read);
at("close").addEventListener("click", closeSheet);
at("open-log").addEventListener("click", () => { body.classList.toggle("log-open"); dress(); });
window.addEventListener("hashchange", () => { const wanted = /^#turn=(\d+)$/.exec(location.hash); if (wanted) go(Number(wanted[1])); });

const chosen = stored("language");
if (chosen && chosen !== language && !new URLSearchParams(location.search).has("lang")) {
  const query = new URLSearchParams(location.search);
  query.set("lang", chosen);
  location.replace(`?${query}`);
}
for (const id of ["slider", "play", "in", "out", "open-log"]) at(id).hidden = false;
dress();
listen();
if (live && seen < last - 1) goLive();
setInterval(times, 30000);
// Whoever has looked at the live board for a while has read the new turns.
let watched = 0;
setInterval(() => {
  watched = live && seen < last && document.visibilityState === "visible" ? watched + 1 : 0;
  if (watched >= 20) { watched = 0; seen = last; store(`seen ${page}`, seen); dress(); }
}, 1000);
