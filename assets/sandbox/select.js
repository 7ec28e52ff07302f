// Select menus, single and multiple.

import { el, emoji } from "./dom.js";
import { say } from "./words.js";

let open = null;
document.addEventListener("pointerdown", (event) => {
  if (open && !open.node.contains(event.target)) open.close(true);
});

/** Makes the element of a menu. */
export function select(menu, message, context) {
  const { options } = menu;
  const multiple = menu.max_values > 1;
  const defaults = options.filter((option) => option.default).map((option) => option.value);
  let chosen = [...defaults];
  let active = 0;
  const busy = Boolean(context.pressed);
  const face = el("span.chosen");
  const id = `menu-${message.id}-${menu.id}`;
  const trigger = el("button", {
    type: "button", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": id,
    "aria-label": menu.placeholder ?? say("sandbox-choose"), disabled: menu.disabled, "aria-disabled": busy ? "true" : undefined,
    "data-testid": "select", "data-custom-id": menu.custom_id,
  }, face, el("span", { "aria-hidden": "true" }, busy && context.pressed === menu.custom_id ? "…" : "▾"));
  const list = el(`div.list${multiple ? "" : ".single"}`, { id, role: "listbox", "aria-multiselectable": multiple || undefined, hidden: true });
  // The focus stays on the menu's face while the list is used with the mouse.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  const node = el("div.select", {}, trigger, list);

  const items = options.map((option, index) => el("div.item", {
    role: "option", id: `${id}-${index}`, "data-testid": "option", "data-value": option.value,
    onclick: () => pick(index), onpointermove: () => { active = index; paint(); },
  }, option.emoji && el("span", {}, emoji(option.emoji)),
    el("span.what", {}, option.label, option.description && el("small", {}, option.description)),
    el("span.mark", { "aria-hidden": "true" })));
  list.append(...items);
  if (multiple) {
    list.append(el("div.done", {}, el("button.button", { type: "button", "data-testid": "select-done", onclick: () => close(true) }, say("sandbox-done"))));
  }

  function paint() {
    items.forEach((item, index) => {
      const on = chosen.includes(options[index].value);
      item.setAttribute("aria-selected", String(on));
      item.classList.toggle("active", index === active);
      item.lastElementChild.textContent = on ? "✓" : "";
    });
    const labels = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
    face.textContent = labels.join(", ") || (menu.placeholder ?? say("sandbox-choose"));
    face.classList.toggle("none", labels.length === 0);
    trigger.setAttribute("aria-activedescendant", `${id}-${active}`);
  }

  function pick(index) {
    const { value } = options[index];
    if (!multiple) {
      chosen = [value];
      close(true);
      return;
    }
    if (chosen.includes(value)) chosen = chosen.filter((known) => known !== value);
    else if (chosen.length < menu.max_values) chosen = [...chosen, value];
    active = index;
    paint();
  }

  function close(send) {
    open = null;
    list.hidden = true;
    trigger.setAttribute("aria-expanded", "false");
    const changed = chosen.length !== defaults.length || chosen.some((value) => !defaults.includes(value));
    if (send && (changed || (!multiple && chosen.length)) && chosen.length >= menu.min_values) context.press(message, menu.custom_id, chosen);
    else chosen = [...defaults];
    paint();
  }

  function show() {
    open?.close(false);
    open = { node, close };
    chosen = [...defaults];
    active = Math.max(0, options.findIndex((option) => option.default));
    list.hidden = false;
    trigger.setAttribute("aria-expanded", "true");
    const below = context.scroller.getBoundingClientRect().bottom - trigger.getBoundingClientRect().bottom;
    const above = trigger.getBoundingClientRect().top - context.scroller.getBoundingClientRect().top;
    list.classList.toggle("above", below < list.offsetHeight + 8 && above > below);
    paint();
    items[active]?.scrollIntoView({ block: "nearest" });
  }

  trigger.addEventListener("click", () => {
    if (busy) return;
    if (list.hidden) show();
    else close(multiple);
  });
  trigger.addEventListener("keydown", (event) => {
    if (busy) return;
    if (list.hidden) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); show(); }
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      active = (active + step + items.length) % items.length;
      paint();
      items[active].scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && multiple) close(true);
    else if (event.key === "Enter" || event.key === " ") pick(active);
    else if (event.key === "Escape") close(false);
    else if (event.key === "Tab") { close(multiple); return; }
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  paint();
  return node;
}
