import type { Fit, ReviewSummary } from '@tropa/api-client';
import { OptionGroup } from '@tropa/ui-kit';
import type { ReviewsTexts } from './reviews.texts.js';
import styles from './ReviewsSummary.module.css';

export interface ReviewsSummaryProps {
  readonly summary: ReviewSummary;
  /** Only reviews with that many stars are shown; null: all. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly texts: ReviewsTexts;
}

/** Summary of all reviews: how the size fits, and a choice of stars where there are several. */
export function ReviewsSummary({ summary: { stars, fit }, value, onChange, texts }: ReviewsSummaryProps) {
  const count = stars.reduce((sum, one) => sum + one.count, 0);
  if (stars.length < 2 && fit === null) return null;
  return (
    <div className={styles.root}>
      {stars.length > 1 ? (
        <OptionGroup
          label={texts.filter}
          value={value === null ? '' : String(value)}
          onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
          options={[
            { value: '', label: texts.allStars(count) },
            ...stars.map((one) => ({ value: String(one.value), label: texts.stars(one.value, one.count) })),
          ]}
        />
      ) : null}
      {fit ? <FitScale fit={fit} texts={texts} /> : null}
    </div>
  );
}

/** How the size fits: three bars, each as long as its share. */
function FitScale({ fit, texts }: { readonly fit: Readonly<Record<Fit, number>>; readonly texts: ReviewsTexts }) {
  const total = fit.small + fit.true + fit.large;
  const lines = [
    [texts.fitSmall, fit.small],
    [texts.fitTrue, fit.true],
    [texts.fitLarge, fit.large],
  ] as const;
  return (
    <section className={styles.fit} aria-label={texts.fitTitle}>
      <h3 className={styles.title}>{texts.fitTitle}</h3>
      <dl className={styles.scale}>
        {lines.map(([name, count]) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.bar} aria-hidden>
                <span className={styles.share} style={{ inlineSize: `${(count / total) * 100}%` }} />
              </span>
              <span className={styles.percent}>{Math.round((count / total) * 100)}&nbsp;%</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
