import { StartError } from '../db/start-error.js';
import type { Settings } from '../settings.js';
import { listOf } from './parse.js';
import type { Variables } from './variables.js';

/** Counters of visits: page data `_config.counters`. '' where there is none. */
export interface CounterSettings {
  /** Number of a Yandex Metrica counter. */
  readonly metrica: string;
  /** Measurement id of Google Analytics 4. */
  readonly ga4: string;
  /** Any other counter; null: none. */
  readonly other: OtherCounter | null;
}

/** A counter that the shop does not know: it reads `window.shopDataLayer`. */
export interface OtherCounter {
  /** How a visitor knows it. */
  readonly name: string;
  /** Addresses of its scripts: https, or paths at the shop's own origin. */
  readonly scripts: readonly string[];
  /** Origins that it sends to, as sources of a Content-Security-Policy. */
  readonly hosts: readonly string[];
}

const isPath = (address: string) => /^\/(?!\/)[^\s;,"'<>\\]*$/.test(address);
const isAddress = (address: string) => /^https:\/\/[^\s;,"'<>\\]+$/.test(address) && URL.canParse(address);

/**
 * COUNTER_SCRIPTS: addresses of scripts, comma-separated.
 * @throws StartError when one is neither an https address nor a path: it becomes part of the policy.
 */
export function counterScriptsOf(text: string): readonly string[] {
  const scripts = listOf(text);
  const wrong = scripts.find((script) => !isPath(script) && !isAddress(script));
  if (wrong !== undefined)
    throw new StartError(`COUNTER_SCRIPTS must be https addresses or paths from /, comma-separated, not: ${wrong}`);
  return scripts;
}

/**
 * COUNTER_HOSTS: origins that the scripts send to, comma-separated; `*.` may stand for any subdomain.
 * @throws StartError when one is not an origin: it becomes part of the policy.
 */
export function counterHostsOf(text: string): readonly string[] {
  const hosts = listOf(text);
  const wrong = hosts.find((host) => !/^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i.test(host));
  if (wrong !== undefined)
    throw new StartError(
      `COUNTER_HOSTS must be origins, comma-separated, as in https://counter.example or https://*.counter.example, not: ${wrong}`,
    );
  return hosts;
}

/**
 * The counters that the settings name.
 * @throws StartError when another counter has scripts and no name, or the reverse: visitors agree to what is named.
 */
export function countersOf(values: Variables): CounterSettings {
  const { COUNTER_NAME: name, COUNTER_SCRIPTS: scripts, COUNTER_HOSTS: hosts } = values;
  if ((name === '') !== (scripts.length === 0))
    throw new StartError(
      'COUNTER_NAME and COUNTER_SCRIPTS belong together: visitors are asked for their consent to a counter by its name.',
    );
  return {
    metrica: values.METRICA_ID,
    ga4: values.GA4_ID,
    other: name === '' ? null : { name, scripts, hosts },
  };
}

/** What a page says of them, as a part of `_config`: nothing where there is none. */
export function countersOfPage({ metrica, ga4, other }: CounterSettings) {
  if (metrica === '' && ga4 === '' && other === null) return {};
  return { counters: { metrica, ga4, ...(other && { other: { name: other.name, scripts: other.scripts } }) } };
}

/** Where a counter loads its scripts from and where it sends its data to, for the Content-Security-Policy. */
export function counterHosts({ counters }: Pick<Settings, 'counters'>): { scripts: string; connections: string } {
  const scripts: string[] = [];
  const connections: string[] = [];
  if (counters.metrica !== '') {
    scripts.push('https://mc.yandex.ru', 'https://yastatic.net');
    connections.push('https://mc.yandex.ru', 'https://mc.yandex.com');
  }
  if (counters.ga4 !== '') {
    scripts.push('https://www.googletagmanager.com');
    connections.push(
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    );
  }
  if (counters.other !== null) {
    const origins = counters.other.scripts.filter(isAddress).map((script) => new URL(script).origin);
    scripts.push(...new Set(origins));
    connections.push(...new Set([...origins, ...counters.other.hosts]));
  }
  const listed = (hosts: string[]) => hosts.map((host) => ` ${host}`).join('');
  return { scripts: listed(scripts), connections: listed(connections) };
}

/** How a visitor knows them. */
export const counterNames = ({ metrica, ga4, other }: CounterSettings): string[] => [
  ...(metrica === '' ? [] : ['Яндекс Метрика']),
  ...(ga4 === '' ? [] : ['Google Analytics']),
  ...(other === null ? [] : [other.name]),
];
