// Messages: author, text, pictures, buttons, menus.

import { local } from "./commands.js";
import { avatar, dots, el, emoji, shown } from "./dom.js";
import { layout } from "./layout.js";
import { markdown, now, oneLine } from "./markdown.js";
import { select } from "./select.js";
import { say, saying } from "./words.js";

/** Discord's flag of a message made of Components V2. */
const LAID_OUT = 1 << 15;
const FIVE_MINUTES = 5 * 60 * 1000;

/** Whether a message hangs together with the one before it. */
export function continues(message, previous) {
  return previous && previous.author.id === message.author.id && ![6, 18, 19, 20].includes(message.type)
    && !message.message_reference && previous.ephemeral === message.ephemeral && previous.type !== 6
    && Date.parse(message.timestamp) - Date.parse(previous.timestamp) < FIVE_MINUTES;
}

/**
 * Makes the element of a message. `context` has users, channels, locale, me, open, write, press, choose, dismiss, enlarge,
 * menu, and the pressed components and failures of this message.
 */
export function render(message, previous, context) {
  const first = !continues(message, previous);
  const pinged = message.pinged.includes(context.me);
  const node = el("li.message", {
    "data-testid": "message", "data-id": message.id, "data-author": shown(message.author),
    "data-thinking": message.thinking || undefined, "data-ephemeral": message.ephemeral || undefined,
  });
  node.classList.toggle("first", Boolean(first));
  node.classList.toggle("pinged", pinged);
  node.classList.toggle("ephemeral", message.ephemeral);
  if (message.type === 6) return systemLine(node, message, context, say("sandbox-pinned", { user: shown(message.author) }));
  if (first) contextLine(node, message, context);
  const sent = new Date(message.timestamp);
  const gutter = el("div.gutter", {}, first ? avatar(message.author) : el("span.time-left", { "aria-hidden": "true" }, clock(sent, context)));
  const body = el("div.body");
  if (first) {
    body.append(el("div.head", {},
      el("span.author", {}, shown(message.author)),
      message.author.bot && el("span.app", {}, "APP"),
      el("time.sent", { datetime: message.timestamp, title: sent.toLocaleString(context.locale) }, day(sent, context)),
      (message.flags & 4096) !== 0 && el("span.silent", { title: say("sandbox-silent"), "aria-label": say("sandbox-silent") }, "🔕")));
  }
  content(body, message, context);
  node.append(gutter, body);
  if (!message.ephemeral && context.menu?.length) node.append(menu(message, context));
  return node;
}

/** The commands that applications offer for a message. */
function menu(message, context) {
  return el("details.apps", { "data-testid": "apps" },
    el("summary", { "aria-label": context.menu.map((command) => local(command, "name", context.locale)).join(", ") }, "⋯"),
    el("div", {}, context.menu.map((command) => el("button", {
      type: "button", "data-testid": "message-command", "data-label": command.name,
      onclick: (event) => { event.currentTarget.closest("details").open = false; context.choose(message, command.name); },
    }, local(command, "name", context.locale)))));
}

const clock = (date, context) => date.toLocaleTimeString(context.locale, { hour: "2-digit", minute: "2-digit" });

function day(date, context) {
  const today = now().toDateString() === date.toDateString();
  return today ? clock(date, context) : date.toLocaleString(context.locale, { dateStyle: "short", timeStyle: "short" });
}

function systemLine(node, message, context, text) {
  const sent = new Date(message.timestamp);
  node.append(el("div.gutter", { "aria-hidden": "true" }, "→"),
    el("div.body.system", {}, text, " ", el("time.sent", { datetime: message.timestamp }, day(sent, context))));
  return node;
}

/** "Ada used /play" */
export function usedLine(user, command) {
  const parts = { user: el("b", {}, shown(user)), command: el("span.command", {}, `/${command}`) };
  return el("div.context", { "data-testid": "used" }, avatar(user, "tiny"), el("span", {}, saying("sandbox-used", parts)));
}

function contextLine(node, message, context) {
  const used = message.interaction;
  if (used) {
    node.append(usedLine(used.user, context.commandName(used.name)));
    return;
  }
  const answered = message.referenced_message;
  if (!message.message_reference) return;
  if (!answered) {
    node.append(el("div.context", {}, el("span.quote", {}, say("sandbox-original-deleted"))));
    return;
  }
  const line = oneLine(answered.content || answered.words || "", context, 120);
  const quote = line.length ? line : [answered.attachments.length ? say("sandbox-see-attachment") : "…"];
  const jump = el("button.quote", { type: "button", "data-testid": "quote", onclick: () => context.open(answered.channel_id, answered.id) }, ...quote);
  node.append(el("div.context", {}, avatar(answered.author, "tiny"), el("b", {}, shown(answered.author)), jump));
}

function content(body, message, context) {
  if (message.thinking || message.failed) {
    body.append(message.failed
      ? el("div.failure", {}, say("sandbox-no-response"))
      : el("div.waiting", { role: "status" }, dots(), say("sandbox-thinking", { user: shown(message.author) })));
  }
  if (message.content) {
    const text = markdown(message.content, context);
    if (message.edited_timestamp) {
      const title = new Date(message.edited_timestamp).toLocaleString(context.locale);
      (text.lastElementChild?.matches("div, .subtext") ? text.lastElementChild : text).append(el("span.edited", { title }, say("sandbox-edited")));
    }
    body.append(text);
  }
  if (message.flags & LAID_OUT) {
    const draw = {
      row: (row) => actionRow(row, message, context), button: (button) => drawButton(button, message, context),
      picture: (url, alt, width, height) => picture(url, alt, width, height, context),
    };
    body.append(...layout(message.components, context, draw));
  }
  // What is laid out shows its files where they belong.
  const pictures = message.flags & LAID_OUT ? [] : message.attachments.filter((file) => file.content_type?.startsWith("image/"));
  if (pictures.length) {
    body.append(el("div.pictures", {}, pictures.map((file) => picture(file.url, file.description, file.width, file.height, context))));
  }
  if (!(message.flags & LAID_OUT)) message.attachments.filter((file) => !pictures.includes(file)).forEach((file) => body.append(el("div", {},
    el("a.file", { href: file.url, target: "_blank", download: file.filename },
      el("span", {}, file.filename, el("small", {}, `${Math.max(1, Math.round(file.size / 1024))} KB`))))));
  if (!(message.flags & LAID_OUT)) message.components.forEach((row) => body.append(actionRow(row, message, context)));
  if (context.failure) body.append(el("div.failure", { role: "alert", "data-testid": "failure" }, context.failure));
  if (message.ephemeral) {
    body.append(el("div.note", { "data-testid": "ephemeral" }, say("sandbox-only-you"), " · ",
      el("button", { type: "button", "data-testid": "dismiss", onclick: () => context.dismiss(message) }, say("sandbox-dismiss"))));
  }
}

function picture(url, alt, width, height, context) {
  const image = el("img", { src: url, alt: alt ?? "", width, height, loading: "eager" });
  const label = alt ? say("sandbox-enlarge-this", { picture: alt.length > 120 ? `${alt.slice(0, 120)}…` : alt }) : say("sandbox-enlarge");
  return el("button.picture", { type: "button", "aria-label": label, "data-testid": "picture", onclick: () => context.enlarge(url, alt) },
    image, alt && el("span.alt", { title: alt, "aria-hidden": "true" }, "ALT"));
}

function actionRow(row, message, context) {
  if (row.components[0]?.type !== 2) return select(row.components[0], message, context);
  return el("div.row", {}, row.components.map((button) => drawButton(button, message, context)));
}

function drawButton(button, message, context) {
  const label = [button.emoji && emoji(button.emoji), button.emoji && button.label && " ", button.label].filter(Boolean);
  const common = { "data-testid": "button", "data-custom-id": button.custom_id, "data-label": button.label };
  if (button.style === 5) {
    return el("a.button.s5", { ...common, href: button.url, target: "_blank", rel: "noreferrer" }, label, " ↗");
  }
  const busy = context.pressed === button.custom_id;
  const node = el(`button.button.s${button.style}`, {
    ...common, type: "button", disabled: button.disabled, "aria-busy": busy || undefined,
    // Not really disabled while the bot works, as the focus would be lost.
    "aria-disabled": context.pressed ? "true" : undefined,
    onclick: () => { if (!context.pressed) context.press(message, button.custom_id); },
  }, el("span.label", {}, label));
  if (busy) {
    node.classList.add("busy");
    node.append(dots());
  }
  return node;
}
