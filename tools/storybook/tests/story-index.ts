import { existsSync, readFileSync } from 'node:fs';
import type { IndexEntry } from '../start/story-links.js';

const file = new URL('../storybook-static/index.json', import.meta.url);

function readStories(): readonly IndexEntry[] {
  if (!existsSync(file)) throw new Error('No static build of Storybook: run `npm run build:storybook` first.');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test');
}

/** Stories of the static build: those a person can open. */
export const stories = readStories();

/** A test's title: the story's path in the sidebar, with its id. */
export const titleOf = ({ title, name, id }: IndexEntry): string => `${title} / ${name} (${id})`;
