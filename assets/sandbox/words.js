// What the page says itself, in the Discord language of whoever is looked through; before that, in the browser's.

let said = JSON.parse(document.getElementById("words").textContent);
let learned = null;

/** The language of the browser, as far as there are words for it. */
export const browserLanguage = said.language;

/** The language that is spoken. */
export const language = () => said.language;

export const knows = (key) => Object.hasOwn(said.sentences, key);

/** A sentence: say("sandbox-typing", { user: "Ada" }). What is no key says itself. */
export const say = (key, args = {}) => parts(key).map((part, index) => (index % 2 ? args[part] ?? part : part)).join("");

/** A sentence with elements in it, as a list of nodes and texts. */
export const saying = (key, nodes) => parts(key).map((part, index) => (index % 2 ? nodes[part] ?? part : part)).filter((part) => part !== "");

/** Texts at even places, names of arguments at odd ones. */
const parts = (key) => (said.sentences[key] ?? key).split(/\{([\w-]+)\}/);

/** Goes over to another language; without an answer the old one stays. */
export async function learn(locale) {
  if (locale === learned) return;
  const answer = await fetch(`/sandbox/api/words?locale=${encodeURIComponent(locale)}`).catch(() => null);
  if (!answer?.ok) return;
  said = await answer.json();
  learned = locale;
  fill();
}

/** Says what stands in the page's file. */
export function fill() {
  document.documentElement.lang = said.language;
  document.querySelectorAll("[data-say]").forEach((node) => { node.textContent = say(node.dataset.say); });
  document.querySelectorAll("[data-say-label]").forEach((node) => node.setAttribute("aria-label", say(node.dataset.sayLabel)));
  document.querySelectorAll("[data-say-title]").forEach((node) => { node.title = say(node.dataset.sayTitle); });
}
