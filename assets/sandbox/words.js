// The page's own texts, in the Discord language of the current user; before that, in the browser's language.

let said = JSON.parse(document.getElementById("words").textContent);
let learned = null;

/** The browser's language, if the page has texts in it. */
export const browserLanguage = said.language;

/** The current language. */
export const language = () => said.language;

export const knows = (key) => Object.hasOwn(said.sentences, key);

/** Returns a text: say("sandbox-typing", { user: "Ada" }). An unknown key is returned as it is. */
export const say = (key, args = {}) => parts(key).map((part, index) => (index % 2 ? args[part] ?? part : part)).join("");

/** Returns a text with elements in it, as a list of nodes and strings. */
export const saying = (key, nodes) => parts(key).map((part, index) => (index % 2 ? nodes[part] ?? part : part)).filter((part) => part !== "");

/** Splits a text: strings at even indexes, names of arguments at odd ones. */
const parts = (key) => (said.sentences[key] ?? key).split(/\{([\w-]+)\}/);

/** Changes to another language. Keeps the old one if the request fails. */
export async function learn(locale) {
  if (locale === learned) return;
  const answer = await fetch(`/sandbox/api/words?locale=${encodeURIComponent(locale)}`).catch(() => null);
  if (!answer?.ok) return;
  said = await answer.json();
  learned = locale;
  fill();
}

/** Fills in the texts of the page's file. */
export function fill() {
  document.documentElement.lang = said.language;
  document.querySelectorAll("[data-say]").forEach((node) => { node.textContent = say(node.dataset.say); });
  document.querySelectorAll("[data-say-label]").forEach((node) => node.setAttribute("aria-label", say(node.dataset.sayLabel)));
  document.querySelectorAll("[data-say-title]").forEach((node) => { node.title = say(node.dataset.sayTitle); });
}
