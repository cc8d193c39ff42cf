import clsx from 'clsx';
import type { BasketLine } from '@tropa/api-client';
import { Price, useLink, useTexts } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import { LinePicture } from './LinePicture.js';
import { lineProperties } from './line-properties.js';
import { lineSummaryTexts } from './line-summary.texts.js';
import styles from './LineSummary.module.css';

/** Props of {@link LineSummary}. */
export interface LineSummaryProps {
  readonly line: BasketLine;
  /** Whether «2 шт.» is shown and the price is of all pieces. */
  readonly hasQuantity?: boolean;
  readonly pieces?: (quantity: number) => ReactNode;
  readonly texts?: Partial<typeof lineSummaryTexts>;
  readonly className?: string | undefined;
}

/** A read-only line of the basket: picture, name, properties, price. */
export function LineSummary({ line, hasQuantity = true, pieces, texts: own, className }: LineSummaryProps) {
  const texts = useTexts('lineSummary', lineSummaryTexts, own);
  const Link = useLink();
  const count = hasQuantity ? line.quantity : 1;
  const properties = lineProperties(line);
  return (
    <div className={clsx(styles.room, className)}>
      <div className={styles.root}>
        <LinePicture src={line.img} sizes="64px" />
        <div className={styles.name} data-part="name">
          {line.link ? (
            <Link href={line.link} className={styles.title}>
              {line.title}
            </Link>
          ) : (
            <span className={styles.title}>{line.title}</span>
          )}
          {properties && <span className={styles.properties}>{properties}</span>}
        </div>
        <div className={styles.sum} data-part="sum">
          {hasQuantity && <span className={styles.pieces}>{(pieces ?? texts.pieces)(line.quantity)}</span>}
          <Price value={line.price * count} oldValue={line.oldPrice ? line.oldPrice * count : null} size="sm" />
        </div>
      </div>
    </div>
  );
}
