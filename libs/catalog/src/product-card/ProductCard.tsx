import type { ReactNode } from 'react';
import { useId } from 'react';
import { Picture, Price, Rating, useLink, useTexts } from '@tropa/ui-kit';
import type { ProductCardModel } from '@tropa/api-client';
import { ProductBadges } from './ProductBadges.js';
import type { ProductCardTexts } from './product-card.texts.js';
import { productCardTexts } from './product-card.texts.js';
import styles from './ProductCard.module.css';

/** Props of {@link ProductCard}. */
export interface ProductCardProps {
  product: ProductCardModel;
  /** Level of the title among the headings of the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** `sizes` of the picture: how wide the card is in its list. */
  sizes?: string;
  /** The picture is in the first row: load it at once. Give it to no more than one row. */
  isEager?: boolean;
  /** The picture is likely the largest paint of the page: one card of the page at most. */
  isPriority?: boolean;
  /** Round buttons over the picture: favourite and compare. */
  tools?: ReactNode;
  /** The button under the card: buying. */
  action?: ReactNode;
  texts?: Partial<ProductCardTexts>;
}

/** Width of a card in the grid: half a phone, a third of a tablet, a quarter or a fifth of the container. */
export const gridCardSizes = '(min-width: 1440px) 260px, (min-width: 1024px) 220px, (min-width: 600px) 31vw, 46vw';

/** A card of a product in a list, a row or the favourites. The whole card is one link. */
export function ProductCard({
  product,
  headingLevel = 3,
  sizes = gridCardSizes,
  isEager,
  isPriority,
  tools,
  action,
  texts: own,
}: ProductCardProps) {
  const texts = useTexts('productCard', productCardTexts, own);
  const Link = useLink();
  const titleId = useId();
  const Title = `h${headingLevel}` as const;

  return (
    <article
      className={styles.card}
      aria-labelledby={titleId}
      data-unavailable={product.isAvailable === false || undefined}
    >
      <div className={styles.media}>
        {product.img ? (
          <Picture src={product.img} alt="" sizes={sizes} isEager={isEager} isPriority={isPriority} />
        ) : (
          <div className={styles.noPicture} />
        )}
        <div className={styles.badges}>
          <ProductBadges {...product} texts={texts} />
        </div>
      </div>
      <div className={styles.price}>
        <Price value={product.price} oldValue={product.oldPrice} />
      </div>
      <Title id={titleId} className={styles.title}>
        <Link className={styles.link} href={product.link}>
          {product.title}
        </Link>
      </Title>
      {product.rating ? (
        <div className={styles.rating}>
          <Rating value={product.rating} count={product.reviewsCount} />
        </div>
      ) : null}
      {tools ? <div className={styles.tools}>{tools}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </article>
  );
}
