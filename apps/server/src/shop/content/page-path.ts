import type { BlockName } from '../staff/staff-content.js';

/** Pages whose text is a named block, as the staff API writes it. */
export const blockPages: Readonly<Record<string, BlockName>> = {
  '/about/history/': 'history',
  '/about/work/': 'work',
  '/service/': 'service',
};

/** First parts of paths at which the shop has something of its own. */
const taken = new Set(
  'catalog product sale search basket order orders profile favorites best-offers articles contacts about api assets media files docs demo pay credit storybook index'.split(
    ' ',
  ),
);

/** Whether a page of text may have this path. */
export function isPagePath(path: string): boolean {
  const [first = '', second] = path.split('/').filter(Boolean);
  return (
    /^\/(?:about\/)?[a-z\d_-]+\/$/.test(path) &&
    (blockPages[path] !== undefined ||
      !taken.has(first) ||
      (first === 'about' && second !== undefined && second !== 'shops'))
  );
}

/** Pages of text without which no shop may sell: 152-ФЗ, ст. 18.1 and 9; ЗоЗПП, ст. 26.1; Постановление № 2463. */
export const lawfulPages: readonly string[] = ['/privacy_policy/', '/privacy/', '/agreement/', '/sale-terms/'];
