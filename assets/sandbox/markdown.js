// Discord's markdown as elements. Nothing of a message is ever parsed as HTML.

import { el, emoji, shown } from "./dom.js";
import { say } from "./words.js";

const STAMPS = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** How far the sandbox's clock is ahead of the browser's, in seconds. */
let clockOffset = 0;
export const setClockOffset = (seconds) => { clockOffset = seconds; };

/** The time by the sandbox's clock. */
export const now = () => new Date(Date.now() + clockOffset * 1000);

/** "in 2 days", "3 hours ago" */
export function relative(seconds, locale) {
  const off = seconds - now() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(off) >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(off / size), unit);
}

function stamp(seconds, style, context) {
  const date = new Date(seconds * 1000);
  const full = date.toLocaleString(context.locale, STAMPS.F);
  const text = style === "R" ? relative(seconds, context.locale) : date.toLocaleString(context.locale, STAMPS[style] ?? STAMPS.f);
  const node = el("time.stamp", { datetime: date.toISOString(), title: full }, text);
  if (style === "R") node.dataset.relative = seconds;
  return node;
}

/** Brings all "in 5 minutes" of the page up to date. */
export function refreshStamps(locale) {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    node.textContent = relative(Number(node.dataset.relative), locale);
  }
}

// Each rule: a pattern that must match where it is tried, and what it makes. Order matters.
const INLINE = [
  [/^\\([^\sA-Za-z0-9])/, (m) => m[1]],
  [/^``(.+?)``(?!`)|^`([^`]+)`/s, (m) => el("code", {}, m[1] ?? m[2])],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m, c) => stamp(Number(m[1]), m[2] ?? "f", c)],
  [/^<@!?(\d+)>/, (m, c) => el("span.mention", {}, `@${shown(c.users.get(m[1]))}`)],
  [/^<@&(\d+)>/, () => el("span.mention", {}, `@${say("sandbox-role")}`)],
  [/^<#(\d+)>/, (m, c) => {
    const channel = c.channels.get(m[1]);
    if (!channel) return el("span.mention", {}, `#${say("sandbox-unknown-channel")}`);
    return el("button.mention", { type: "button", onclick: () => c.open(m[1]) }, `#${channel.name}`);
  }],
  [/^<\/([^:>]+):\d+>/, (m, c) => el("button.mention", { type: "button", onclick: () => c.write(`/${m[1]} `) }, `/${m[1]}`)],
  [/^<a?:(\w+):(\d+)>/, (m) => emoji({ id: m[2], name: m[1] })],
  [/^@(everyone|here)/, (m) => el("span.mention", {}, m[0])],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"([^"]*)")?\)/, (m, c) => link(m[2], inline(m[1], c), c, m[3])],
  [/^<(https?:\/\/[^\s>]+)>/, (m, c) => link(m[1], [m[1]], c)],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;!?"')\]]/, (m, c) => link(m[0], [m[0]], c)],
  [/^\*\*\*(.+?)\*\*\*(?!\*)/s, (m, c) => el("strong", {}, el("em", {}, inline(m[1], c)))],
  [/^\*\*(.+?)\*\*(?!\*)/s, (m, c) => el("strong", {}, inline(m[1], c))],
  [/^__(.+?)__(?!_)/s, (m, c) => el("u", {}, inline(m[1], c))],
  [/^\*(?=\S)(.+?)(?<=\S)\*(?!\*)/s, (m, c) => el("em", {}, inline(m[1], c))],
  [/^_(?=\S)(.+?)(?<=\S)_(?![A-Za-z0-9_])/s, (m, c) => el("em", {}, inline(m[1], c))],
  [/^~~(.+?)~~/s, (m, c) => el("s", {}, inline(m[1], c))],
  [/^\|\|(.+?)\|\|/s, (m, c) => {
    const node = el("button.spoiler", { type: "button", "aria-expanded": "false", "aria-label": say("sandbox-spoiler") }, inline(m[1], c));
    node.addEventListener("click", () => { node.setAttribute("aria-expanded", "true"); node.removeAttribute("aria-label"); });
    return node;
  }],
];

function link(url, children, context, title) {
  // Links to messages of this guild stay in the page.
  const here = url.match(/^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?$/);
  if (here && context.channels.has(here[1])) {
    const plain = children.length === 1 && children[0] === url;
    const channel = `#${context.channels.get(here[1]).name}`;
    const text = plain ? [here[2] ? say("sandbox-message-in", { channel }) : channel] : children;
    return el("button.mention", { type: "button", title: url, onclick: () => context.open(here[1], here[2]) }, text);
  }
  return el("a", { href: url, target: "_blank", rel: "noreferrer noopener", title }, children);
}

/** Text without line structure. */
export function inline(text, context) {
  const out = [];
  let plain = "";
  let before = "";
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    let hit = null;
    if (/[\\`<@[h*_~|]/.test(rest[0]) && !(rest[0] === "_" && rest[1] !== "_" && /\w/.test(before))) {
      for (const [pattern, make] of INLINE) {
        const match = rest.match(pattern);
        if (match) { hit = [match, make]; break; }
      }
    }
    if (hit) {
      if (plain) out.push(plain);
      plain = "";
      out.push(hit[1](hit[0], context));
      at += hit[0][0].length;
      before = hit[0][0].at(-1);
    } else {
      before = rest[0];
      plain += before;
      at += 1;
    }
  }
  if (plain) out.push(plain);
  return out;
}

const ITEM = /^(\s*)(?:([-*])|(\d{1,9})\.) (.*)$/;

/** A whole text: an element with class md. */
export function markdown(text, context) {
  const root = el("div.md.text");
  // Code blocks first, as nothing inside of them counts.
  const parts = text.split(/```(?:([\w+-]*)\n)?([\s\S]+?)```/);
  for (let index = 0; index < parts.length; index += 3) {
    if (parts[index]) blocks(parts[index].replace(index > 0 ? /^\n/ : /^/, "").replace(index + 1 < parts.length ? /\n$/ : /$/, ""), root, context);
    if (parts[index + 2] !== undefined) root.append(el("pre", {}, el("code", {}, parts[index + 2].replace(/\n$/, ""))));
  }
  return root;
}

/** A text in one line of at most this many characters: its words and emojis, without its marks. */
export function oneLine(text, context, most) {
  const root = markdown(text, context);
  root.querySelectorAll("div, li, h3, h4, h5, blockquote, pre").forEach((block) => block.append(" "));
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const line = [];
  let length = 0;
  while (length < most && nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node.nodeName !== "IMG" && node.nodeName !== "#text") continue;
    const part = node.nodeName === "IMG" ? node : node.data.replace(/\s+/g, " ").slice(0, most - length);
    length += node.nodeName === "IMG" ? 1 : part.length;
    line.push(part);
  }
  return length < most ? line : [...line, "…"];
}

function blocks(text, root, context) {
  const lines = text.split("\n");
  let run = [];
  const flush = () => {
    if (run.length) root.append(el("div", {}, inline(run.join("\n"), context)));
    run = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = line.match(/^(#{1,3}) +(.+)$/);
    if (heading) {
      flush();
      root.append(el(`h${heading[1].length + 2}`, {}, inline(heading[2], context)));
    } else if (line.startsWith("-# ") && line.length > 3) {
      flush();
      root.append(el("div.subtext", {}, inline(line.slice(3), context)));
    } else if (line.startsWith(">>> ")) {
      flush();
      const quote = el("blockquote");
      blocks([line.slice(4), ...lines.slice(at + 1)].join("\n"), quote, context);
      root.append(quote);
      return;
    } else if (line.startsWith("> ")) {
      flush();
      const quoted = [];
      while (at < lines.length && lines[at].startsWith("> ")) quoted.push(lines[at++].slice(2));
      at -= 1;
      const quote = el("blockquote");
      blocks(quoted.join("\n"), quote, context);
      root.append(quote);
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      while (at < lines.length && ITEM.test(lines[at])) items.push(lines[at++].match(ITEM));
      at -= 1;
      root.append(list(items, context));
    } else run.push(line);
  }
  flush();
}

function list(items, context) {
  const [first] = items;
  const node = el(first[3] ? "ol" : "ul", first[3] ? { start: first[3] } : {});
  for (let at = 0; at < items.length;) {
    const entry = el("li", {}, inline(items[at][4], context));
    at += 1;
    let end = at;
    while (end < items.length && items[end][1].length > first[1].length) end += 1;
    if (end > at) entry.append(list(items.slice(at, end), context));
    at = end;
    node.append(entry);
  }
  return node;
}
