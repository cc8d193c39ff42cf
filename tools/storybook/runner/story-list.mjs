import { readFileSync } from 'node:fs';

/** Stories of a static build: those a person can open. */
export function readStories(folder) {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  return Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test');
}

/** `size` stories spread over the whole list, so that every lib is looked at; `always` are among them. */
export function spread(stories, size, always = () => false) {
  if (size >= stories.length) return stories;
  const chosen = new Set(
    Array.from({ length: size }, (_, index) => stories[Math.floor((index * stories.length) / size)]),
  );
  return stories.filter((story) => chosen.has(story) || always(story));
}
