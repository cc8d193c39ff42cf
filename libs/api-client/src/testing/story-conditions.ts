import { LOCATION_COOKIE } from '../location/location-cookie.js';
import type { MemoryBackend } from './memory-backend.js';

/** What a Storybook's toolbar says of the visitor, the city and the network. Missing or `story`: as the story wants it. */
export interface StoryConditions {
  readonly visitor?: 'story' | 'guest' | 'user' | undefined;
  /** Id of a city of the memory backend. */
  readonly city?: string | undefined;
  readonly network?: 'story' | 'fast' | 'slow' | 'error' | 'offline' | undefined;
}

/** How long a slow network keeps a visitor waiting, ms: long enough to look at a skeleton. */
const SLOW = 2500;

const sets = (value: string | undefined): value is string => Boolean(value) && value !== 'story';

function applyNetwork(backend: MemoryBackend, network: StoryConditions['network']): void {
  if (!sets(network)) return;
  backend.setLatency(network === 'slow' ? SLOW : 0);
  backend.fail('*', network === 'error' ? 'http500' : network === 'offline' ? 'network' : null);
}

/**
 * Makes a story's shop obey the toolbar. A story's own answers about the visitor or the city give way to it: whoever
 * asks for Surgut wants to see Surgut.
 */
export function applyConditions(backend: MemoryBackend, { visitor, city, network }: StoryConditions): void {
  if (sets(visitor)) {
    backend.answer('getUser', undefined);
    backend.state.user = visitor === 'user' ? { ...(backend.state.accounts[0]?.user ?? backend.state.user!) } : null;
  }
  if (sets(city)) {
    backend.answer('getLocation', undefined);
    backend.answer('getReceivePoints', undefined);
    backend.state.cityId = Number(city);
  }
  applyNetwork(backend, network);
}

/** Stories keep nothing of one another: the city is remembered in a cookie. */
export const forgetCity = (): void => {
  document.cookie = `${LOCATION_COOKIE}=; path=/; max-age=0`;
};

/** The conditions among a Storybook's globals. */
export const conditionsOf = (globals: Readonly<Record<string, unknown>> = {}): StoryConditions => {
  const { visitor, city, network } = globals as StoryConditions;
  return { visitor, city, network };
};
