import type { DemoArticle } from './article.js';
import { summerArticles } from './summer-articles.js';
import { winterArticles } from './winter-articles.js';

/** Every article, newest first. */
export const demoArticles: readonly DemoArticle[] = [...winterArticles, ...summerArticles].sort((a, b) =>
  b.date.localeCompare(a.date),
);
