import type { Settings } from '../settings.js';

/** Counters of visits: page data `_config.counters`. '' where there is none. */
export interface CounterSettings {
  /** Number of a Yandex Metrica counter. */
  readonly metrica: string;
  /** Measurement id of Google Analytics 4. */
  readonly ga4: string;
}

/** Where a counter loads its scripts from and what it sends its findings to, for the Content-Security-Policy. */
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
  const listed = (hosts: string[]) => hosts.map((host) => ` ${host}`).join('');
  return { scripts: listed(scripts), connections: listed(connections) };
}

/** How a visitor knows them. */
export const counterNames = ({ metrica, ga4 }: CounterSettings): string[] => [
  ...(metrica === '' ? [] : ['Яндекс Метрика']),
  ...(ga4 === '' ? [] : ['Google Analytics']),
];
