import type { ArticleCardModel } from '@tropa/api-client';
import { ScrollRow, Section, useTexts } from '@tropa/ui-kit';
import { ArticleCard } from './ArticleCard.js';
import { articlesTexts } from './articles.texts.js';

/** Props of {@link OtherArticles}. */
export interface OtherArticlesProps {
  readonly items: readonly ArticleCardModel[];
  readonly title?: string;
  readonly texts?: Partial<Pick<typeof articlesTexts, 'others'>>;
  readonly className?: string | undefined;
}

/** What else to read, below an article: a row of cards of one size. Nothing at all when there is nothing. */
export function OtherArticles({ items, title: ownTitle, texts: own, className }: OtherArticlesProps) {
  const { others } = useTexts('articles', articlesTexts, own);
  const title = ownTitle ?? others;
  if (items.length === 0) return null;
  return (
    <Section className={className} title={title}>
      <ScrollRow label={title} perView={{ base: 1.15, sm: 2, md: 3 }} hasArrows={false}>
        {items.map((item) => (
          <ArticleCard key={item.id} article={{ ...item, format: '' }} headingLevel={3} />
        ))}
      </ScrollRow>
    </Section>
  );
}
