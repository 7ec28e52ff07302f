// Components V2: containers, sections, texts, pictures, separators. Rows of buttons are drawn by whoever calls.

import { el } from "./dom.js";
import { markdown } from "./markdown.js";

/** Makes the elements of a list of components. `draw` has row, button and picture. */
export function layout(components, context, draw) {
  return components.map((component) => one(component, context, draw)).filter(Boolean);
}

function one(component, context, draw) {
  switch (component.type) {
    case 1: return draw.row(component);
    case 9: return el("div.section", {},
      el("div.section-text", {}, layout(component.components, context, draw)),
      component.accessory.type === 2 ? el("div.row", {}, draw.button(component.accessory))
        : el("div.thumbnail", {}, medium(component.accessory, draw)));
    case 10: return markdown(component.content, context);
    case 12: return el("div.pictures", {}, component.items.map((item) => medium(item, draw)));
    case 13: return el("div", {}, el("a.file", { href: component.file.url, target: "_blank" }, component.file.url.split("/").pop()));
    case 14: return component.divider ? el("hr.separator") : el("div.gap");
    case 17: {
      const node = el("article.container", {}, layout(component.components, context, draw));
      if (component.accent_color) node.style.borderLeftColor = `#${component.accent_color.toString(16).padStart(6, "0")}`;
      return node;
    }
    default: return null;
  }
}

const medium = ({ media, description }, draw) => draw.picture(media.url, description, media.width, media.height);
