import clsx from 'clsx';
import type { ArticleCardModel } from '@tropa/api-client';
import { Picture, useLink } from '@tropa/ui-kit';
import { useId } from 'react';
import { articleTime } from './article-time.js';
import styles from './ArticleCard.module.css';

/** Props of {@link ArticleCard}. */
export interface ArticleCardProps {
  readonly article: ArticleCardModel;
  /** Level of the title among the headings of the page. @default 2 */
  readonly headingLevel?: 2 | 3;
  /** In the first row: load the picture at once. */
  readonly isEager?: boolean;
  /** The picture is likely the LCP element of the page: one card at most. */
  readonly isPriority?: boolean;
  /** Class of the whole part; elements inside it have `data-part`: `media`, `date`, `title`, `preview`. */
  readonly className?: string | undefined;
}

/** A card of an article. The whole card is one link; `big` takes the full width of the list. */
export function ArticleCard({
  article,
  headingLevel = 2,
  isEager = false,
  isPriority = false,
  className,
}: ArticleCardProps) {
  const { link, img, title, textPreview, date, format } = article;
  const Link = useLink();
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const isBig = format === 'big';
  return (
    <div className={clsx(styles.room, className)}>
      <article className={styles.card} data-format={format || undefined} aria-labelledby={titleId}>
        <div className={styles.media} data-part="media">
          {img ? (
            <Picture
              src={img}
              alt=""
              ratio={16 / 10}
              sizes={
                isBig
                  ? '(min-width: 1440px) 880px, (min-width: 1024px) 62vw, 100vw'
                  : '(min-width: 1440px) 432px, (min-width: 600px) 48vw, 100vw'
              }
              isEager={isEager}
              isPriority={isPriority}
              className={styles.picture}
            />
          ) : (
            <div className={styles.noPicture} />
          )}
        </div>
        <div className={styles.text}>
          {date && (
            <time className={styles.date} data-part="date" dateTime={articleTime(date)}>
              {date}
            </time>
          )}
          <Title id={titleId} className={styles.title} data-part="title">
            <Link className={styles.link} href={link}>
              {title}
            </Link>
          </Title>
          {textPreview && (
            <p className={styles.preview} data-part="preview">
              {textPreview}
            </p>
          )}
        </div>
      </article>
    </div>
  );
}
