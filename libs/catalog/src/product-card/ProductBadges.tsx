import clsx from 'clsx';
import { Badge, discountPercent, StarIcon, useTexts } from '@tropa/ui-kit';
import type { Kopecks } from '@tropa/api-client';
import type { ProductCardTexts } from './product-card.texts.js';
import { productCardTexts } from './product-card.texts.js';
import styles from './ProductBadges.module.css';

/** Props of {@link ProductBadges}. */
export interface ProductBadgesProps {
  price: Kopecks;
  oldPrice: Kopecks | null;
  recommended: boolean;
  newItem: boolean;
  texts?: Partial<ProductCardTexts>;
  className?: string | undefined;
}

/** Discount (rounded up, only when the old price is higher), «recommended» star and NEW. */
export function ProductBadges({ price, oldPrice, recommended, newItem, texts: own, className }: ProductBadgesProps) {
  const texts = useTexts('productCard', productCardTexts, own);
  const percent = discountPercent(price, oldPrice);
  if (!percent && !recommended && !newItem) return null;
  return (
    <div className={clsx(styles.badges, className)}>
      {percent ? <Badge kind="discount">−{percent}%</Badge> : null}
      {recommended ? (
        <Badge kind="recommended">
          <StarIcon />
          {texts.recommended}
        </Badge>
      ) : null}
      {newItem ? <Badge kind="new">{texts.newItem}</Badge> : null}
    </div>
  );
}
