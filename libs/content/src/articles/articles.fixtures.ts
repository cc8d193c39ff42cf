import type { ArticleCardModel } from '@tropa/api-client';
import type { ArticlesHistory } from './articles-address.js';

/** A history in memory: for tests and stories. `back()` goes to the previous entry. */
export function createMemoryArticlesHistory(
  url: string,
): ArticlesHistory & { back(): void; entries: readonly string[] } {
  const entries = [url];
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    entries,
    read: () => entries[entries.length - 1] ?? url,
    push(next) {
      entries.push(next);
      tell();
    },
    replace(next) {
      entries[entries.length - 1] = next;
      tell();
    },
    back() {
      if (entries.length > 1) entries.pop();
      tell();
    },
    listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

const titles = [
  'Как выбрать беговые лыжи',
  'Первые коньки ребёнка',
  'Три слоя: как одеться и не замёрзнуть',
  'Ботинки живут дольше, если их сушить правильно',
  'Что значат цифры на спальнике',
];

/** A drawn picture: stories have no server. */
const picture = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 62"><path fill="hsl(${index * 67} 50% 90%)" d="M0 0h100v62H0z"/>` +
      `<path fill="hsl(${index * 67} 50% 45%)" d="m22 52 18-28 12 15 7-9 19 22z"/></svg>`,
  )}`;

/** `count` articles as on the wire, the first of every ten is big; the pictures need no server. */
export const wireArticles = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => {
    const id = first + index;
    return {
      id,
      link: `/articles/statya-${id}/`,
      img: picture(id),
      title: `${titles[(id - 1) % titles.length] ?? ''}${id > titles.length ? `, часть ${Math.ceil(id / titles.length)}` : ''}`,
      textPreview: 'Вес, порядок и список, который помещается на ладонь.',
      date: `${String(28 - (id % 27)).padStart(2, '0')}.10.2026`,
      format: id % 10 === 1 ? 'big' : '',
    };
  });

/** Responds to `getArticles` with pages of `count` articles. */
export const answerArticles =
  (count: number) =>
  ({ page, limit }: { page: number; limit: number }) => {
    const before = (page - 1) * limit;
    return { items: wireArticles(Math.max(0, Math.min(limit, count - before)), before + 1), count, preCount: before };
  };

/** The same in the form that components get. */
export const toArticleStoryCards = (count: number): ArticleCardModel[] =>
  wireArticles(count).map((article) => ({ ...article, format: article.format === 'big' ? 'big' : '' }));
