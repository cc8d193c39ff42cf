import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const modulesIn = (folder, suffix) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const file = readdirSync(resolve(folder, name)).find((candidate) => candidate.endsWith(suffix));
      return file === undefined ? [] : [[name, resolve(folder, name, file)]];
    });

/** Modules of the widgets by name. */
export const widgetModules = (root) => Object.fromEntries(modulesIn(resolve(root, 'src/widgets'), 'Widget.tsx'));

/** Modules of what only the server draws: the screens of pages and the layout around them. */
export const screenModules = (root) => ({
  ...Object.fromEntries(
    modulesIn(resolve(root, 'src/pages/screens'), 'Screen.tsx').map(([name, file]) => [`page-${name}`, file]),
  ),
  layout: resolve(root, 'src/pages/layout/Document.tsx'),
});
