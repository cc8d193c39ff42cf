import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's headless shell, the browser without its window: a page takes a third of the CPU time in it. */
const shell = '/usr/bin/chromium-headless-shell';
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const firstOf = (places) => places.find((place) => place && existsSync(place));

/** The path of an installed Chromium or Chrome for tests, the headless shell before all others; or undefined. */
export const findChromium = () => firstOf([process.env.CHROMIUM_PATH, shell, ...browsers]);

/** The path of a full browser, as visitors have it: measurements and reference pictures are made in it. */
export const findWholeChromium = () => firstOf([process.env.CHROMIUM_PATH, ...browsers]);

/** Installs a Debian package if this user may; silent, the caller checks the result afterwards. */
function install(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Chromium (apt-get install ${name}) …`);
  const apt = (...words) =>
    spawnSync('apt-get', words, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

/** Finds the browser of the tests, or installs it from Debian where it can; undefined when neither works. */
export function ensureChromium() {
  if (!firstOf([process.env.CHROMIUM_PATH, shell])) install('chromium-headless-shell');
  if (!findChromium()) install('chromium');
  return findChromium();
}

/** The same for a full browser. */
export function ensureWholeChromium() {
  if (!findWholeChromium()) install('chromium');
  return findWholeChromium();
}

export const chromiumHint =
  'No Chromium found: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.';

/** Flags for tests: no sandbox inside containers, no network requests of its own, text as wide as on a phone. */
export const chromiumArgs = [
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
