// Small helpers: making elements, talking to the sandbox.

import { knows, say } from "./words.js";

/** Makes an element: el("p.note", { title: "x" }, "text", child). A class stands after a dot. */
export function el(what, attributes = {}, ...children) {
  const [tag, ...classes] = what.split(".");
  const node = document.createElement(tag || "div");
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "value") node.value = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export const $ = (id) => document.getElementById(id);

/** The program does not answer. */
export class Unreachable extends Error {
  constructor() {
    super(say("sandbox-unreachable"));
  }
}

/** Why the sandbox refuses something: its own sentence, or what an error of Discord's means to a person. */
function refusal(status, { message, code, args }) {
  if (message && knows(message)) return say(message, args);
  if (knows(`sandbox-error-${code}`)) return say(`sandbox-error-${code}`);
  return code ? say("sandbox-error", { code }) : say("sandbox-status", { status });
}

/** Calls the sandbox. Throws an Error with a sentence when it refuses. */
export async function call(method, path, body) {
  const response = await fetch(`/sandbox/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => { throw new Unreachable(); });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(refusal(response.status, answer));
  return answer;
}

const COLOURS = ["#b4506a", "#3f7fbf", "#b7791f", "#7a5bb8", "#2f8f6b", "#c05c2e", "#4d6b8a"];

/** A round picture with the first letter of a name; the colour follows from the id. */
export function avatar(user, size = "") {
  const bot = user?.bot;
  const colour = bot ? "#1f8b6f" : COLOURS[Number(BigInt(user?.id ?? 0) % 100n) % COLOURS.length];
  const node = el(`span.avatar${size && `.${size}`}`, { "aria-hidden": "true" }, bot ? "☀" : shown(user).charAt(0));
  node.style.background = `linear-gradient(145deg, color-mix(in srgb, ${colour} 82%, white), ${colour})`;
  return node;
}

export const shown = (user) => user?.global_name ?? user?.username ?? say("sandbox-unknown-user");

export const dots = () => el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i"));

/** An emoji of the application as a picture, or another as it is. A picture that is gone is its name. */
export function emoji({ id, name }) {
  if (!id) return name;
  const label = `:${name}:`;
  const node = el("img.emoji", { src: `/emojis/${id}.png`, alt: label, title: label, draggable: "false" });
  node.addEventListener("error", () => node.replaceWith(label));
  return node;
}
