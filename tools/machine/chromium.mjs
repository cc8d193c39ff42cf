import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chromium or Chrome, or undefined. */
export const findChromium = () => places.find((place) => place && existsSync(place));

const apt = (...words) =>
  spawnSync('apt-get', words, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Finds Chromium, or installs Debian's with apt where this user may; undefined when neither works. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium (apt-get install chromium) …');
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
  return findChromium();
}

export const chromiumHint =
  'No Chromium found: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.';

/** Flags for tests: no sandbox inside containers, no network requests of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
