// The message box: text, slash commands, options and what can be chosen for them.

import { $, avatar, el, shown } from "./dom.js";
import { say } from "./words.js";
import { leaves, local, matching, read, values } from "./commands.js";

const box = $("composer-text");
const popup = $("popup");
const bar = $("command");
const trouble = $("composer-error");

/** What is needed from outside: state(), say(text), run(name, options), complete(name, options, focused). */
let site;
/** The command being filled in: { command, fields: Map name -> { input, value, display } }. */
let filling = null;
let items = [];
let active = 0;
let asked = 0;
let timer = 0;

/** Begins to listen. */
export function start(given) {
  site = given;
  box.addEventListener("input", typed);
  box.addEventListener("keydown", keys);
  box.addEventListener("blur", () => setTimeout(() => { if (!$("composer").contains(document.activeElement)) hide(); }, 150));
  box.addEventListener("focus", typed);
  bar.addEventListener("keydown", (event) => {
    if (!event.target.matches(".title, .more") || !["Escape", "Backspace"].includes(event.key)) return;
    event.preventDefault();
    const name = filling.command.shown;
    leave();
    box.value = event.key === "Backspace" ? `/${name}` : "";
    box.focus();
    typed();
  });
  $("composer").addEventListener("submit", (event) => { event.preventDefault(); send(); });
  popup.addEventListener("pointerdown", (event) => event.preventDefault());
}

const commands = () => leaves(site.state().commands, site.state().locale);

/** Empties the box, as when user or channel change. */
export function reset() {
  leave();
  box.value = "";
  fail("");
  grow();
}

/** Puts a text into the box. */
export function write(text) {
  reset();
  box.value = text;
  box.focus();
  typed();
}

function fail(sentence) {
  trouble.textContent = sentence;
  trouble.hidden = !sentence;
}

function grow() {
  box.style.height = "auto";
  box.style.height = `${box.scrollHeight}px`;
}

function typed() {
  grow();
  if (filling) return;
  fail("");
  const text = box.value;
  if (!text.startsWith("/") || text.includes("\n")) { hide(); return; }
  const known = read(commands(), text);
  // A full name and a blank: the options come now.
  if (known && /\s$/.test(text) && !known.rest && known.command.options.length) { enter(known.command, {}); return; }
  if (known?.rest) { hide(); return; }
  list(say("sandbox-commands"), matching(commands(), text.slice(1)).map((command) => ({
    label: `/${command.shown}`, description: command.description, from: site.state().bot,
    args: command.options.filter((option) => option.required).map((option) => option.shown).join(" "),
    pick: () => {
      if (command.options.length) enter(command, {});
      else { box.value = `/${command.shown} `; grow(); hide(); }
    },
    name: command.name,
  })));
}

function keys(event) {
  if (move(event)) return;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    // Enter on the list takes the command. One that is complete is sent, unless it has options to be seen first.
    const exact = read(commands(), box.value.trim());
    const complete = exact && items[active]?.name === exact.command.name && !exact.command.options.length;
    if (items.length && !complete) items[active].pick();
    else send();
  }
}

/** Arrow keys, Tab and Escape in the list. True when the key was used. */
function move(event) {
  if (popup.hidden || !items.length) return false;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    active = (active + step + items.length) % items.length;
    paint();
  } else if (event.key === "Tab" && !event.shiftKey) items[active].pick();
  else if (event.key === "Escape") hide();
  else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

function list(head, entries, empty) {
  items = entries;
  active = 0;
  popup.replaceChildren(el("div.head", {}, head), el("div", { id: "popup-list", role: "listbox", "aria-label": head },
    entries.map((entry, index) => el("div.item", {
      role: "option", id: `popup-${index}`, "data-testid": "suggestion", "data-value": entry.value ?? entry.label,
      onclick: () => entry.pick(), onpointermove: () => { if (active !== index) { active = index; paint(); } },
    }, entry.icon, el("span.what", {}, el("b", {}, entry.label), entry.args && el("span.args", {}, entry.args),
      entry.description && el("small", {}, entry.description)), entry.from && el("span.from", {}, entry.from)))));
  if (!entries.length && empty) popup.append(el("div.item", {}, empty));
  popup.hidden = !entries.length && !empty;
  popup.scrollTop = 0;
  paint();
}

function paint() {
  const options = popup.querySelectorAll("[role=option]");
  options.forEach((node, index) => node.setAttribute("aria-selected", String(index === active)));
  options[active]?.scrollIntoView({ block: "nearest" });
  const owner = filling ? document.activeElement : box;
  owner?.setAttribute?.("aria-expanded", String(!popup.hidden));
  if (items.length) owner?.setAttribute?.("aria-activedescendant", `popup-${active}`);
  else owner?.removeAttribute?.("aria-activedescendant");
}

function hide() {
  items = [];
  popup.hidden = true;
  box.setAttribute("aria-expanded", "false");
}

// ---- options of a command ----

function enter(command, given) {
  filling = { command, fields: new Map() };
  box.hidden = true;
  bar.hidden = false;
  // The name is a button, so that a command without required options is sent by another Enter.
  bar.replaceChildren(el("button.title", { type: "submit", "data-testid": "command-title" }, `/${command.shown}`));
  command.options.filter((option) => option.required || given[option.name] !== undefined).forEach((option) => add(option, given[option.name]));
  more();
  const fields = [...filling.fields.values()];
  (fields.find((field) => !field.input.value) ?? fields[0])?.input.focus();
  if (!fields.length) { hide(); bar.querySelector(".title").focus(); }
}

function leave() {
  filling = null;
  bar.hidden = true;
  bar.replaceChildren();
  box.hidden = false;
  clearTimeout(timer);
  hide();
}

function more() {
  bar.querySelectorAll(".more").forEach((node) => node.remove());
  const rest = filling.command.options.filter((option) => !filling.fields.has(option.name));
  rest.forEach((option) => bar.append(el("button.more", {
    type: "button", title: option.about, "data-testid": "add-option", "data-name": option.name,
    onclick: () => { add(option).input.focus(); more(); },
  }, `+ ${option.shown}`)));
}

function add(option, value) {
  const id = `option-${option.name}`;
  const numeric = option.type === 4 || option.type === 10;
  const input = el("input", {
    id, type: "text", inputmode: numeric ? "decimal" : undefined, role: "combobox", "aria-autocomplete": "list",
    "aria-controls": "popup-list", "aria-expanded": "false", "data-testid": "option-input", "data-name": option.name,
    enterkeyhint: "send", autocapitalize: "off", autocomplete: "off",
  });
  const node = el("span.option", {}, el("label", { for: id, title: option.about }, option.shown), input);
  const field = { option, input, node, value: undefined };
  if (value !== undefined) { input.value = value; field.value = value; }
  filling.fields.set(option.name, field);
  bar.append(node);
  input.addEventListener("input", () => { field.value = undefined; redirect(field); suggest(field); });
  input.addEventListener("focus", () => suggest(field));
  input.addEventListener("keydown", (event) => optionKeys(event, field));
  input.addEventListener("blur", () => setTimeout(() => { if (!$("composer").contains(document.activeElement)) hide(); }, 150));
  return field;
}

/** "days:3" typed into another option's field goes where it belongs. */
function redirect(field) {
  const target = filling.command.options.find((option) => new RegExp(`(^|\\s)(${option.shown}|${option.name}):`).test(field.input.value));
  if (!target) return;
  const [before, after] = field.input.value.split(new RegExp(`(?:^|\\s)(?:${target.shown}|${target.name}):`));
  field.input.value = before.trim();
  const other = filling.fields.get(target.name) ?? add(target);
  other.input.value = after.trimStart();
  other.value = undefined;
  more();
  other.input.focus();
}

function optionKeys(event, field) {
  if (move(event)) return;
  const fields = [...filling.fields.values()];
  if (event.key === "Enter") {
    event.preventDefault();
    // As long as the list is open, Enter takes from it; what was typed in full is sent.
    const exact = items.some((entry) => entry.label === field.input.value.trim());
    if (items.length && field.value === undefined && !exact) items[active].pick();
    else send();
  } else if (event.key === "Escape" || (event.key === "Backspace" && !field.input.value)) {
    event.preventDefault();
    if (event.key === "Backspace" && !field.option.required) {
      filling.fields.delete(field.option.name);
      field.node.remove();
      more();
      (fields[fields.indexOf(field) - 1] ?? [...filling.fields.values()][0])?.input.focus();
      return;
    }
    const name = filling.command.shown;
    leave();
    box.value = event.key === "Backspace" ? `/${name}` : "";
    box.focus();
    typed();
  }
}

function suggest(field) {
  const { option, input } = field;
  clearTimeout(timer);
  const { users, channels, locale } = site.state();
  const typedText = field.value === undefined ? input.value.trim().toLowerCase() : "";
  const choose = (value, label) => () => {
    field.value = value;
    input.value = label;
    field.node.classList.remove("invalid");
    hide();
    const next = [...filling.fields.values()].find((other) => other.option.required && !other.input.value);
    (next?.input ?? input).focus();
    if (!next) hide();
  };
  const offer = (entries) => list(option.about, entries.filter((entry) => entry.label.toLowerCase().includes(typedText)));
  if (option.choices?.length) {
    offer(option.choices.map((choice) => {
      const label = local(choice, "name", locale);
      return { label, value: choice.value, pick: choose(choice.value, label) };
    }));
  } else if (option.type === 5) {
    offer([true, false].map((value) => ({ label: truth(value), value, pick: choose(value, truth(value)) })));
  } else if (option.type === 6) {
    offer([...users.values()].map((user) => ({ label: shown(user), value: user.id, icon: avatar(user, "small"), pick: choose(user.id, shown(user)) })));
  } else if (option.type === 7) {
    offer([...channels.values()].filter((channel) => channel.type !== 1 && (!option.channel_types || option.channel_types.includes(channel.type)))
      .map((channel) => ({ label: `#${channel.name}`, value: channel.id, pick: choose(channel.id, `#${channel.name}`) })));
  } else if (option.autocomplete) {
    timer = setTimeout(() => complete(field, choose), asked ? 120 : 0);
  } else list(`${option.shown}: ${option.about}`, [], hintFor(option));
}

const truth = (value) => say(value ? "sandbox-true" : "sandbox-false");

function hintFor(option) {
  if (option.type !== 4 && option.type !== 10) return say("sandbox-type-value");
  const { min_value: min, max_value: max } = option;
  return min !== undefined && max !== undefined ? say("sandbox-number-between", { min, max }) : say("sandbox-number");
}

async function complete(field, choose) {
  const { option, input } = field;
  const mine = ++asked;
  if (!items.length) list(option.about, [], say("sandbox-loading"));
  const options = gather(false);
  options[option.name] = input.value;
  try {
    const choices = await site.complete(filling.command.name, options, option.name);
    if (mine !== asked || document.activeElement !== input) return;
    const locale = site.state().locale;
    list(option.about, choices.map((choice) => {
      const label = local(choice, "name", locale);
      return { label, value: choice.value, pick: choose(choice.value, label) };
    }), say("sandbox-none-match"));
  } catch {
    if (mine === asked) list(option.about, [], say("sandbox-loading-failed"));
  }
}

/** The values given so far; null when a required one is missing. */
function gather(all) {
  const given = {};
  let missing = false;
  for (const { option, input, value, node } of filling.fields.values()) {
    const text = input.value.trim();
    const label = text.toLowerCase();
    const choice = option.choices?.find((known) => known.name.toLowerCase() === label || local(known, "name", site.state().locale).toLowerCase() === label);
    const user = option.type === 6 && [...site.state().users.values()].find((known) => shown(known).toLowerCase() === label.replace(/^@/, ""));
    const channel = option.type === 7 && [...site.state().channels.values()].find((known) => known.name?.toLowerCase() === label.replace(/^#/, ""));
    const told = option.type === 5 ? [true, false].find((known) => truth(known).toLowerCase() === label) : undefined;
    const known = value ?? told ?? choice?.value ?? (user || undefined)?.id ?? (channel || undefined)?.id;
    if (text || known !== undefined) given[option.name] = known ?? text;
    const bad = all && option.required && !text;
    node.classList.toggle("invalid", Boolean(bad));
    if (bad && !missing) { missing = true; input.focus(); fail(say("sandbox-option-required", { option: option.shown })); }
  }
  return missing ? null : given;
}

async function send() {
  fail("");
  if (filling) {
    const options = gather(true);
    if (!options) return;
    const { name, shown: title } = filling.command;
    try {
      await site.run(name, title, options, () => { reset(); box.focus(); });
    } catch (problem) {
      fail(problem.message);
    }
    return;
  }
  const text = box.value.trim();
  if (!text) return;
  if (text.startsWith("/") && !site.state().commands.length) {
    fail(say(site.state().connected ? "sandbox-no-commands" : "sandbox-no-bot-no-commands"));
    return;
  }
  if (text.startsWith("/")) {
    const known = read(commands(), text);
    if (known) {
      const given = values(known.command, known.rest);
      enter(known.command, given);
      // Where something is missing, its list stays open.
      if (known.command.options.every((option) => !option.required || given[option.name])) {
        hide();
        await send();
      }
      return;
    }
    if (matching(commands(), text.slice(1)).length) { typed(); return; }
  }
  try {
    await site.say(text);
    reset();
  } catch (problem) {
    fail(problem.message);
  }
}
