import { version } from '../package.json';
import type { Options } from './options.js';
import { callOf } from './shop.js';
import { Visitor } from './visitor.js';
import type { Answer } from './visitor.js';

/** The result of one check. `fix`: pages of the site do not work until it is fixed. */
export interface Diagnosis {
  readonly verdict: 'ok' | 'warn' | 'fix';
  readonly about: string;
  /** What was found. */
  readonly seen: string;
  /** What to set, and where; '' when there is nothing to do. */
  readonly advice: string;
}

const ok = (about: string, seen: string): Diagnosis => ({ verdict: 'ok', about, seen, advice: '' });
const warn = (about: string, seen: string, advice: string): Diagnosis => ({ verdict: 'warn', about, seen, advice });
const fix = (about: string, seen: string, advice: string): Diagnosis => ({ verdict: 'fix', about, seen, advice });

/** Clocks further apart than this spoil countdowns and the expiry of cookies, s. */
const clockTolerance = 60;

/** Public suffixes, under which anybody can register a name: `example.com.ru` is not part of `com.ru`. */
const publicSuffixes = /\.(?:com|net|org|pp|msk|spb)\.(?:ru|su)$|\.co\.[a-z]{2}$/;

/** The name that a site registered: cookies of one `site` are first-party ones. An address and a port are sites of their own. */
function siteOf({ protocol, hostname }: URL): string {
  if (/^[\d.]+$|:/.test(hostname)) return `${protocol}//${hostname}`;
  return `${protocol}//${hostname
    .split('.')
    .slice(publicSuffixes.test(hostname) ? -3 : -2)
    .join('.')}`;
}

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || /^127\.|^\[::1\]$/.test(hostname);

/** The shop, the site whose pages call it, and a visitor who was created for the check. */
interface Patient {
  readonly options: Options;
  readonly shop: URL;
  readonly site: URL;
  readonly visitor: Visitor;
}

const isForeign = ({ shop, site }: Patient): boolean => shop.origin !== site.origin;

function lookAtProtocols({ shop, site }: Patient): Diagnosis {
  if (site.protocol === 'https:' && shop.protocol === 'http:' && !isLocal(shop))
    return fix(
      'protocol',
      `a page of ${site.origin} calls ${shop.origin}`,
      'browsers block it: serve the shop over https',
    );
  return ok('protocol', `${site.protocol}// pages call ${shop.protocol}//`);
}

async function lookAtPermission(patient: Patient): Promise<Diagnosis> {
  const { visitor, site, shop } = patient;
  const change = callOf('addItemToBasket');
  if (isForeign(patient)) {
    const preflight = await visitor.request(visitor.addressOf(change), {
      method: 'OPTIONS',
      headers: {
        Origin: site.origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type, idempotency-key, if-match',
      },
    });
    if ('failure' in preflight) return fix('permission', preflight.failure, 'the shop must respond to OPTIONS');
    const given = (name: string) => preflight.headers.get(`access-control-allow-${name}`) ?? '';
    if (given('origin') !== site.origin || given('credentials') !== 'true')
      return fix(
        'permission',
        `the shop gives pages of ${site.origin} no leave to call it (CORS)`,
        `add ${site.origin} to ALLOWED_ORIGINS of the shop`,
      );
    const headers = given('headers').toLowerCase();
    const missing = ['content-type', 'idempotency-key', 'if-match'].filter((name) => !headers.includes(name));
    if (missing.length > 0)
      return fix(
        'permission',
        `CORS lets no ${missing.join(', ')} through`,
        'allow these headers in the response to OPTIONS',
      );
  }
  // An empty request: the shop's own refusal is a good response, a rejection by its guard is not.
  const answer = await visitor.send(change, {}, { Origin: site.origin });
  if ('failure' in answer) return fix('permission', answer.failure, 'the shop must respond');
  if (answer.status === 403)
    return isForeign(patient)
      ? fix('permission', `HTTP 403 to a page of ${site.origin}`, `add ${site.origin} to ALLOWED_ORIGINS of the shop`)
      : fix(
          'proxy',
          `HTTP 403 to the site's own page`,
          `let the proxy hand on the header Host (nginx: proxy_set_header Host $host; Vite: changeOrigin: false), or set PUBLIC_URL=${shop.origin} in the shop`,
        );
  if (answer.status !== 200)
    return fix(
      'permission',
      `HTTP ${answer.status} to a change`,
      'the shop must respond with HTTP 200, to refusals too',
    );
  return ok('permission', `pages of ${site.origin} may call`);
}

/**
 * Makes a change that can be undone, since a shop need not start a session for read-only visitors; false when the shop
 * rejected it.
 */
async function addSomething({ visitor, site }: Patient): Promise<boolean> {
  const id = await someProduct(visitor);
  const answer = await visitor.send(callOf('addToFavorites'), { id }, { Origin: site.origin });
  return 'text' in answer && /"errorCode":\s*0\b/.test(answer.text);
}

async function someProduct(visitor: Visitor): Promise<number> {
  const list = await visitor.send(callOf('getListing'), { sectionId: 0, page: 1, limit: 15, sort: 'name-asc' });
  try {
    const { result } = JSON.parse('text' in list ? list.text : '') as { result: { items: { id: number }[] } };
    return result.items[0]?.id ?? 1;
  } catch {
    return 1;
  }
}

const hasFlag = (line: string, flag: RegExp): boolean => flag.test(line.replace(/^[^;]*/, ''));

async function lookAtCookie(patient: Patient): Promise<Diagnosis[]> {
  const { visitor, shop, site } = patient;
  const isAdded = await addSomething(patient);
  // The session is the one that scripts cannot read.
  const line = visitor.cookieLines.find((text) => /httponly/i.test(text)) ?? visitor.cookieLines[0];
  if (line === undefined)
    return [fix('cookie', 'the shop sets none', 'it must know a visitor again: see the finding of the permission')];
  const isOtherSite = siteOf(shop) !== siteOf(site);
  const found: Diagnosis[] = [];
  if (!hasFlag(line, /;\s*httponly/i))
    found.push(
      warn('cookie', 'scripts can read it', 'set it HttpOnly: a script of another party could take the session'),
    );
  if (isOtherSite && !hasFlag(line, /;\s*samesite=none/i))
    found.push(
      fix(
        'cookie',
        `browsers send it to no page of ${site.origin}: ${line.replace(/=[^;]*/, '=…')}`,
        `set it SameSite=None; Secure (ours does with ALLOWED_ORIGINS), or proxy /api through ${site.origin}`,
      ),
    );
  if (hasFlag(line, /;\s*secure/i) && shop.protocol === 'http:' && !isLocal(shop))
    found.push(fix('cookie', 'it is Secure, and the shop is called over http', 'serve the shop over https'));
  if (isOtherSite && found.every(({ verdict }) => verdict !== 'fix'))
    found.push(
      warn(
        'cookie',
        `${site.hostname} and ${shop.hostname} are different sites`,
        'browsers that refuse third-party cookies know no visitor again: give the shop a name under the site, or proxy /api through it',
      ),
    );
  if (!isAdded)
    return [
      ...found,
      warn('session', 'the shop adds nothing to the favourites', 'not looked at: check its calls with contract-check'),
    ];
  const again = await visitor.send(callOf('getFavoritesLength'), {}, { Origin: site.origin });
  const isKnown = 'text' in again && /"length":\s*"?1\b/.test(again.text);
  if (!isKnown)
    found.push(
      fix('session', 'what a visitor added is not there in the next call', 'keep the session between processes'),
    );
  await visitor.send(callOf('clearFavorites'), {}, { Origin: site.origin });
  return found.length > 0 ? found : [ok('cookie', 'a visitor is known again')];
}

function lookAtClock({ headers }: Answer, now: number): Diagnosis {
  const told = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(told)) return warn('clock', 'the shop tells no time', 'send the header Date');
  const seconds = Math.round(Math.abs(told - now) / 1000);
  if (seconds <= clockTolerance) return ok('clock', `${seconds} s apart`);
  return warn('clock', `the shop's is ${seconds} s off`, 'set it by NTP: codes and payments expire by it');
}

async function lookAtVersion({ visitor, shop }: Patient): Promise<Diagnosis> {
  const answer = await visitor.request(`${shop.origin}/openapi.json`, { method: 'GET', headers: {} });
  try {
    const { info } = JSON.parse('text' in answer ? answer.text : '') as { info: { version: string } };
    if (info.version === version) return ok('version', version);
    return warn(
      'version',
      `the shop speaks ${info.version}, this is ${version}`,
      `npx @tropa/contract-check@${info.version}`,
    );
  } catch {
    return ok('version', 'the shop tells none: check the calls with contract-check');
  }
}

/**
 * Checks a shop as a page of the site would use it. It adds one product to a new visitor's favourites and removes it.
 */
export async function examine(options: Options, now: () => number = Date.now): Promise<Diagnosis[]> {
  const shop = new URL(options.base);
  const site = options.origin === '' ? shop : new URL(options.origin);
  const patient = { options, shop, site, visitor: new Visitor(options) };
  const found = [lookAtProtocols(patient)];
  const started = now();
  const first = await patient.visitor.send(callOf('getUser'), {}, { Origin: site.origin });
  const answered = now();
  if ('failure' in first)
    return [...found, fix('answers', first.failure, `start the shop, and open ${shop.origin} to this machine`)];
  found.push(ok('answers', `HTTP ${first.status} in ${answered - started} ms`));
  const permission = await lookAtPermission(patient);
  found.push(permission);
  // If CORS forbids the call, there is no cookie to check.
  if (permission.verdict !== 'fix') found.push(...(await lookAtCookie(patient)));
  return [...found, lookAtClock(first, answered), await lookAtVersion(patient)];
}

/** The diagnoses as text: a line each, what to do below it. */
export function textOfDoctor({ base, origin }: Options, found: readonly Diagnosis[]): string {
  const shop = new URL(base).origin;
  const width = Math.max(...found.map(({ about }) => about.length));
  const lines = found.flatMap(({ verdict, about, seen, advice }) => [
    `  ${verdict.padEnd(4)}  ${about.padEnd(width)}  ${seen}`,
    ...(advice === '' ? [] : [`  ${' '.repeat(4)}  ${' '.repeat(width)}  → ${advice}`]),
  ]);
  const count = (verdict: Diagnosis['verdict']) => found.filter((one) => one.verdict === verdict).length;
  const end = count('fix') > 0 ? `${count('fix')} to fix` : 'pages of the site can use the shop';
  const warnings = count('warn') > 0 ? `, ${count('warn')} to know` : '';
  return `@tropa/contract-check ${version}: ${shop} for pages of ${origin || shop}\n\n${lines.join('\n')}\n\n${end}${warnings}\n`;
}
