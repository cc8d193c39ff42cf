import type { PageFacts } from '../page-data/page-data.context.js';
import type { HostWords } from '../shell/host-words.js';

/**
 * Checks the texts of a page of another server for misspelt names. The list of all names is a chunk of its
 * own, which only such a page loads.
 */
export function checkTexts({ texts }: HostWords, where: string, { isForeign }: PageFacts): void {
  if (!texts || !isForeign) return;
  void import('./unknown-texts.js').then(
    ({ reportUnknownTexts }) => reportUnknownTexts(texts, `${where}.texts`),
    () => undefined,
  );
}
