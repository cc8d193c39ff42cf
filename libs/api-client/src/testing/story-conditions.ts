import { LOCATION_COOKIE } from '../location/location-cookie.js';
import type { MemoryBackend } from './memory-backend.js';

/** The visitor, city and network chosen in Storybook's toolbar. Missing or `story`: as the story sets it. */
export interface StoryConditions {
  readonly visitor?: 'story' | 'guest' | 'user' | undefined;
  /** Id of a city of the memory backend. */
  readonly city?: string | undefined;
  readonly network?: 'story' | 'fast' | 'slow' | 'error' | 'offline' | undefined;
}

/** Delay of a slow network, ms: long enough to look at a skeleton. */
const SLOW = 2500;

const sets = (value: string | undefined): value is string => Boolean(value) && value !== 'story';

function applyNetwork(backend: MemoryBackend, network: StoryConditions['network']): void {
  if (!sets(network)) return;
  backend.setLatency(network === 'slow' ? SLOW : 0);
  backend.fail('*', network === 'error' ? 'http500' : network === 'offline' ? 'network' : null);
}

/**
 * Applies the toolbar to a story's shop. It overrides the story's own visitor and city: a reader who chooses Surgut wants to
 * see Surgut.
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

/** Removes the cookie of the city, so that stories do not affect one another. */
export const forgetCity = (): void => {
  document.cookie = `${LOCATION_COOKIE}=; path=/; max-age=0`;
};

/** The conditions among a Storybook's globals. */
export const conditionsOf = (globals: Readonly<Record<string, unknown>> = {}): StoryConditions => {
  const { visitor, city, network } = globals as StoryConditions;
  return { visitor, city, network };
};
