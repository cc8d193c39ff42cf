import type { BasketLine } from '@tropa/api-client';
import { Badge, discountPercent, StarIcon } from '@tropa/ui-kit';
import type { BasketTexts } from './basket.texts.js';
import styles from './LineBadges.module.css';

/** Props of {@link LineBadges}. */
export interface LineBadgesProps {
  readonly line: Pick<BasketLine, 'price' | 'oldPrice' | 'recommended' | 'newItem'>;
  readonly texts: Pick<BasketTexts, 'recommended' | 'newItem'>;
}

/** The badges of the product's card in the catalogue: discount, rounded up; a star for «recommended»; NEW. */
export function LineBadges({ line, texts }: LineBadgesProps) {
  const percent = discountPercent(line.price, line.oldPrice);
  if (!percent && !line.recommended && !line.newItem) return null;
  return (
    <div className={styles.root}>
      {percent ? <Badge kind="discount">−{percent}%</Badge> : null}
      {line.recommended ? (
        <Badge kind="recommended">
          <StarIcon />
          {texts.recommended}
        </Badge>
      ) : null}
      {line.newItem ? <Badge kind="new">{texts.newItem}</Badge> : null}
    </div>
  );
}
