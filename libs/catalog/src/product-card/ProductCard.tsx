import clsx from 'clsx';
import type { ReactNode } from 'react';
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
  /** Instead of the discount, the star and NEW over the picture. */
  badges?: ReactNode;
  /** Replaces the price. */
  price?: ReactNode;
  /** Replaces the title, and with it the link to the product. */
  head?: ReactNode;
  /**
   * Class of the card. Its parts have `data-part`: `media`, `badges`, `price`, `title`, `rating`, `tools`, `action`.
   */
  className?: string;
  texts?: Partial<ProductCardTexts>;
}

/** Width of a card in the grid: half a phone, a third of a tablet, a quarter or a fifth of the container. */
export const gridCardSizes = '(min-width: 1440px) 260px, (min-width: 1024px) 220px, (min-width: 600px) 31vw, 46vw';

/**
 * A card of a product in a list, a row or the favourites. The whole card is one link. Without `useId`: a server may reuse
 * its HTML on other pages (`CardHtmlProvider`).
 */
export function ProductCard({
  product,
  headingLevel = 3,
  sizes = gridCardSizes,
  isEager,
  isPriority,
  tools,
  action,
  badges,
  price,
  head,
  className,
  texts: own,
}: ProductCardProps) {
  const texts = useTexts('productCard', productCardTexts, own);
  const Link = useLink();
  const Title = `h${headingLevel}` as const;

  return (
    <article
      className={clsx(styles.card, className)}
      data-part="card"
      aria-label={product.title}
      data-unavailable={product.isAvailable === false || undefined}
    >
      <div className={styles.media} data-part="media">
        <Picture src={product.img} alt="" sizes={sizes} isEager={isEager} isPriority={isPriority} />
        <div className={styles.badges} data-part="badges">
          {badges === undefined ? <ProductBadges {...product} texts={texts} /> : badges}
        </div>
      </div>
      <div className={styles.price} data-part="price">
        {price === undefined ? <Price value={product.price} oldValue={product.oldPrice} /> : price}
      </div>
      {head === undefined ? (
        <Title className={styles.title} data-part="title">
          <Link className={styles.link} href={product.link}>
            {product.title}
          </Link>
        </Title>
      ) : (
        head
      )}
      {product.rating ? (
        <div className={styles.rating} data-part="rating">
          <Rating value={product.rating} count={product.reviewsCount} />
        </div>
      ) : null}
      {tools ? (
        <div className={styles.tools} data-part="tools">
          {tools}
        </div>
      ) : null}
      {action ? (
        <div className={styles.action} data-part="action">
          {action}
        </div>
      ) : null}
    </article>
  );
}
