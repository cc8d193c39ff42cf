import type { ProductDetail } from '@tropa/api-client';
import { Rating, useLink } from '@tropa/ui-kit';
import type { ProductTexts } from './product.texts.js';
import styles from './ProductHead.module.css';

/** Props of {@link ProductHead}. */
export interface ProductHeadProps {
  product: ProductDetail;
  /** Where «64 отзыва» leads. */
  reviewsHref: string;
  texts: ProductTexts;
}

/** Category, title, the maker's logo with its link, and the rating. */
export function ProductHead({ product, reviewsHref, texts }: ProductHeadProps) {
  const Link = useLink();
  const { category, title, brand, logo, logoUrl, rating, reviewsCount } = product;
  const picture = logo ? <img className={styles.picture} src={logo} alt={brand || texts.logo} /> : null;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {category ? <p className={styles.category}>{category}</p> : null}
        <h1 className={styles.title}>{title}</h1>
        {rating ? (
          <Rating
            variant="stars"
            value={rating}
            count={reviewsCount}
            renderCount={(text) => <Link href={reviewsHref}>{text}</Link>}
          />
        ) : null}
      </div>
      {picture && logoUrl ? (
        <Link href={logoUrl} className={styles.logo}>
          {picture}
        </Link>
      ) : (
        picture && <div className={styles.logo}>{picture}</div>
      )}
    </div>
  );
}
