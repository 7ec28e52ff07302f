// The list of slash commands: their names in the user's language, and reading a line that was typed in full.

/** A name or description in a language. */
export const local = (thing, key, locale) => thing[`${key}_localizations`]?.[locale] ?? thing[key];

/** Every command that can be sent: subcommands one by one. */
export function leaves(commands, locale) {
  const found = [];
  const walk = (node, names, shownNames) => {
    const subs = (node.options ?? []).filter((option) => option.type <= 2);
    if (subs.length) {
      subs.forEach((sub) => walk(sub, [...names, sub.name], [...shownNames, local(sub, "name", locale)]));
      return;
    }
    found.push({
      name: names.join(" "), shown: shownNames.join(" "), description: local(node, "description", locale),
      options: (node.options ?? []).map((option) => ({ ...option, shown: local(option, "name", locale), about: local(option, "description", locale) })),
    });
  };
  commands.filter((command) => command.type === 1).forEach((command) => walk(command, [command.name], [local(command, "name", locale)]));
  return found.sort((one, other) => one.shown.localeCompare(other.shown));
}

/** The commands that fit what is typed behind the slash, the best first. */
export function matching(list, typed) {
  const wanted = typed.toLowerCase().trimEnd();
  const rank = (command) => {
    const names = [command.shown, command.name];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return list.map((command) => [rank(command), command]).filter(([value]) => value < 3)
    .sort((one, other) => one[0] - other[0]).map(([, command]) => command);
}

/** The command that a typed line begins with, and the text behind its name. */
export function read(list, line) {
  const text = line.replace(/^\//, "");
  const fits = (name) => text === name || text.startsWith(`${name} `);
  const hits = list.flatMap((command) => [command.shown, command.name].filter(fits).map((name) => [command, name]));
  hits.sort((one, other) => other[1].length - one[1].length);
  if (!hits.length) return null;
  const [command, name] = hits[0];
  return { command, rest: text.slice(name.length).trim() };
}

/** Splits "city:Rome days:3" into the values of a command's options; what has no name goes to the first option. */
export function values(command, rest) {
  const given = {};
  const names = command.options.flatMap((option) => [[option.shown, option.name], [option.name, option.name]]);
  const marks = [];
  for (const [label, name] of names) {
    const pattern = new RegExp(`(^|\\s)${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}:`, "g");
    for (const match of rest.matchAll(pattern)) marks.push([match.index, match.index + match[0].length, name]);
  }
  marks.sort((one, other) => one[0] - other[0]);
  const before = rest.slice(0, marks[0]?.[0] ?? rest.length).trim();
  if (before && command.options.length) given[command.options[0].name] = before;
  marks.forEach(([, from, name], index) => { given[name] = rest.slice(from, marks[index + 1]?.[0] ?? rest.length).trim(); });
  return given;
}
