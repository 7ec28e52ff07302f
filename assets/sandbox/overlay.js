// What lies above the page: forms and enlarged pictures.

import { $, el } from "./dom.js";
import { say } from "./words.js";

/** Shows a form of the bot's. `send` gets a value for each input and throws with a sentence when it is refused. */
export function showForm(modal, send) {
  const dialog = $("form");
  const error = el("p.error", { role: "alert", hidden: true });
  const inputs = [];
  const fields = modal.components.map((row) => {
    const input = row.component ?? row.components[0];
    const label = row.label ?? input.label;
    const control = field(input);
    inputs.push([input, control]);
    return el(input.required ? "label.required" : "label", {}, el("span.name", {}, label), row.description && el("small", {}, row.description), control);
  });
  const submit = el("button.button", { type: "submit", "data-testid": "form-submit" }, say("sandbox-submit"));
  const form = el("form", { method: "dialog" },
    el("header", {}, el("h2", { id: "form-title" }, modal.title),
      el("button.icon", { type: "button", "aria-label": say("sandbox-close"), onclick: () => dialog.close() }, "✕")),
    el("div.fields", {}, fields), error,
    el("footer", {}, el("button.button.s2", { type: "button", "data-testid": "form-cancel", onclick: () => dialog.close() }, say("sandbox-cancel")), submit));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.disabled = true;
    error.hidden = true;
    const values = inputs.map(([input, control]) => [input.custom_id, control.value]);
    try {
      await send(Object.fromEntries(values));
      dialog.close();
    } catch (problem) {
      error.textContent = problem.message;
      error.hidden = false;
      submit.disabled = false;
    }
  });
  dialog.replaceChildren(form);
  dialog.showModal();
  inputs[0]?.[1].focus();
}

function field(input) {
  const common = {
    name: input.custom_id, required: input.required, minlength: input.min_length || undefined, maxlength: input.max_length,
    placeholder: input.placeholder, "data-testid": "form-input",
  };
  const control = input.style === 2 ? el("textarea", common) : el("input", { type: "text", ...common });
  control.value = input.value ?? "";
  return control;
}

/** Shows a picture as large as the window; a click shows it in full size, another brings it back. */
export function enlarge(url, alt) {
  const dialog = $("picture");
  dialog.classList.remove("full");
  const image = el("img", { src: url, alt: alt ?? "" });
  const stage = el("div.stage", {}, image);
  stage.addEventListener("click", (event) => {
    if (event.target !== image) { dialog.close(); return; }
    const box = image.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    dialog.classList.toggle("full");
    dialog.scrollTo(x * dialog.scrollWidth - dialog.clientWidth / 2, y * dialog.scrollHeight - dialog.clientHeight / 2);
  });
  dialog.replaceChildren(stage, alt ? el("p", {}, alt) : "",
    el("button.icon.close", { type: "button", "aria-label": say("sandbox-close-picture"), "data-testid": "picture-close", onclick: () => dialog.close() }, "✕"));
  dialog.showModal();
}
