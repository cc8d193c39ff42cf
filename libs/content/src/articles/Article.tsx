import clsx from 'clsx';
import { Picture, SafeHtml } from '@tropa/ui-kit';
import { articleTime } from './article-time.js';
import styles from './Article.module.css';

/** Props of {@link Article}. */
export interface ArticleProps {
  readonly title: string;
  readonly date?: string;
  readonly img?: string;
  /** Sanitised by the server; `SafeHtml` sanitises what comes later. */
  readonly html: string;
  /** Class of the whole part; elements inside it have `data-part`: `head`, `title`, `date`, `picture`, `text`. */
  readonly className?: string | undefined;
}

/** An article's own page: title, date, picture and text in a column of 720 px. */
export function Article({ title, date = '', img = '', html, className }: ArticleProps) {
  return (
    <article className={clsx(styles.article, className)}>
      <header className={styles.head} data-part="head">
        <h1 className={styles.title} data-part="title">
          {title}
        </h1>
        {date && (
          <time className={styles.date} data-part="date" dateTime={articleTime(date)}>
            {date}
          </time>
        )}
      </header>
      {img && (
        <Picture
          src={img}
          alt=""
          ratio={16 / 9}
          sizes="(min-width: 1024px) 960px, 100vw"
          isPriority
          className={styles.picture}
          data-part="picture"
        />
      )}
      <SafeHtml html={html} className={styles.text} data-part="text" />
    </article>
  );
}
