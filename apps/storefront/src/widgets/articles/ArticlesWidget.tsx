import { articlesSeed } from '@tropa/api-client';
import { ArticlesSection } from '@tropa/content';
import { usePageFacts } from '../../page-data/page-data.context.js';

export const seeds = [articlesSeed];

/** The paged list of articles (S1 §2). */
export function Widget() {
  const { url, cookies } = usePageFacts();
  return <ArticlesSection url={url} cookies={cookies} />;
}
