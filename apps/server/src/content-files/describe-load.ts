import type { LoadedContent } from './load-content.js';

/** What a load did, for the person at the terminal. */
export function describeLoad({ added, changed, removed, kept, unchanged }: LoadedContent): string[] {
  return [
    ...added.map((name) => `added    ${name}`),
    ...changed.map((name) => `changed  ${name}`),
    ...removed.map((name) => `removed  ${name}`),
    ...kept.map((name) => `kept     ${name}: the staff has written it, the folder does not have it`),
    `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged.`,
  ];
}
