import type { BasketLine, ProductDetail } from '@tropa/api-client';
import { VariantSwap } from '@tropa/catalog';
import { useVariantSwap } from '@tropa/checkout';
import { useEffect, useState } from 'react';
import { readProductOfPage } from '../../page-data/product-of-page.js';
import styles from './TakenVariant.module.css';

/** Under a line that was just added: another size or colour in its place (decision 52). */
export function TakenVariant({ line }: { line: BasketLine }) {
  const [product, setProduct] = useState<ProductDetail | null>(null);
  const { retailId, swap, hasFailed } = useVariantSwap(line);
  const { link } = line;
  useEffect(() => {
    let isWanted = true;
    setProduct(null);
    void readProductOfPage(link).then((found) => {
      if (isWanted) setProduct(found);
    });
    return () => {
      isWanted = false;
    };
  }, [link]);

  if (!product || retailId === undefined) return null;
  return (
    <div className={styles.choice}>
      <VariantSwap product={product} retailId={retailId} onChoose={swap} />
      <p className={styles.refusal} role="status">
        {hasFailed ? 'Не получилось заменить. Попробуйте ещё раз.' : null}
      </p>
    </div>
  );
}
