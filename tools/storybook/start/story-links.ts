import { useEffect, useState } from 'react';

/** An entry of Storybook's own index. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly subtype?: string;
  readonly tags: readonly string[];
}

/** A story's URL in the whole Storybook, from inside its frame. */
export const storyHref = (id: string): string => `./?path=/story/${id}`;
/** The page of a component: its properties and all its states one under another. */
export const docsHref = (componentId: string): string => `./?path=/docs/${componentId}--docs`;
/** The committed picture of a story. */
export const pictureHref = (id: string): string => `./pictures/${id}.png`;

/** All stories, from the index that every Storybook publishes; `undefined` until it has loaded. */
export function useStoryIndex(): readonly IndexEntry[] | undefined {
  const [entries, setEntries] = useState<readonly IndexEntry[]>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch('./index.json', { signal: leaving.signal })
      .then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then(({ entries: found }) =>
        setEntries(Object.values(found).filter(({ type, subtype }) => type === 'story' && subtype !== 'test')),
      )
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.error(error);
      });
    return () => leaving.abort();
  }, []);
  return entries;
}
