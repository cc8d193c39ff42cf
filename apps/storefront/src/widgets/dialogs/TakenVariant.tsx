import { refusalLine, type BasketLine, type ProductDetail } from '@tropa/api-client';
import { VariantSwap } from '@tropa/catalog';
import { useVariantSwap } from '@tropa/checkout';
import { RefusalNote, useTexts } from '@tropa/ui-kit';
import { useEffect, useState } from 'react';
import { readProductOfPage } from '../../page-data/product-of-page.js';
import { takenVariantTexts } from './taken-variant.texts.js';
import styles from './TakenVariant.module.css';

/**
 * Below a line that was just added: another size or colour instead (decision 52). For one product only: give it a key.
 */
export function TakenVariant({ line }: { line: BasketLine }) {
  const texts = useTexts('takenVariant', takenVariantTexts);
  const [product, setProduct] = useState<ProductDetail | null>(null);
  const { retailId, swap, error } = useVariantSwap(line);
  const { id } = line;
  // The page of the product, whichever variant: choosing another one must not refetch it.
  const page = line.link.replace(/[?#].*$/, '');
  useEffect(() => {
    let isWanted = true;
    void readProductOfPage(id, page).then((found) => {
      if (isWanted) setProduct(found);
    });
    return () => {
      isWanted = false;
    };
  }, [id, page]);

  if (!product || retailId === undefined) return null;
  return (
    <div className={styles.choice}>
      <VariantSwap product={product} retailId={retailId} onChoose={swap} />
      <RefusalNote text={refusalLine(error, texts.failed)} />
    </div>
  );
}
