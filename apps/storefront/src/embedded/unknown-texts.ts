import type { TextsDictionary } from '@tropa/ui-kit';
import { textNames } from './text-names.js';

/** Edit distance: how many letters must be changed, added or removed to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, its] of [...other].entries())
      next.push(
        Math.min((row[index] ?? 0) + (letter === its ? 0 : 1), (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The name that was probably meant: a third of its letters, and their case, may be wrong. */
export function nearestName(said: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, far: distance(said.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.far - other.far);
  return best && best.far <= Math.max(2, best.name.length / 3) ? best.name : undefined;
}

const told = new Set<string>();
const warn = (message: string) => {
  if (told.has(message)) return;
  told.add(message);
  console.warn(message);
};

/**
 * Warns about names that no text has: such a text is never shown, and nothing else would report it.
 *
 * @param where how the page names them: `_config.texts`.
 */
export function reportUnknownTexts(texts: TextsDictionary, where: string): void {
  for (const [component, said] of Object.entries(texts)) {
    const list = Object.hasOwn(textNames, component) ? textNames[component] : undefined;
    if (list === undefined) {
      const meant = nearestName(component, Object.keys(textNames));
      warn(
        `${where}.${component} is not a component with texts; ` +
          (meant ? `did you mean ${meant}?` : `all names are on the page «All texts» of the documentation.`),
      );
      continue;
    }
    const names = list.split(' ');
    for (const name of Object.keys(said ?? {}).filter((each) => !names.includes(each))) {
      const meant = nearestName(name, names);
      warn(
        `${where}.${component}.${name} is not a text of ${component}; ` +
          (meant ? `did you mean ${meant}?` : `it has ${names.join(', ')}.`),
      );
    }
  }
}
