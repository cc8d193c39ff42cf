import type { DemoArticle } from './article.js';
import { gearArticles } from './gear-articles.js';
import { roadArticles } from './road-articles.js';
import { summerArticles } from './summer-articles.js';
import { winterArticles } from './winter-articles.js';

/** Every article, newest first. */
export const demoArticles: readonly DemoArticle[] = [
  ...winterArticles,
  ...summerArticles,
  ...gearArticles,
  ...roadArticles,
].sort((a, b) => b.date.localeCompare(a.date));
