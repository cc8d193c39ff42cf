import { Picture, ScrollRow, Section, useLazyPart, useTexts } from '@tropa/ui-kit';
import { useState } from 'react';
import { salesTexts, type SalesTexts } from './sales.texts.js';
import styles from './SalesSlider.module.css';

/** A sale of the slider (page data `_sales`). `title` and `link`, where its goods are, are optional extras. */
export interface Sale {
  readonly id: number;
  readonly img: string;
  readonly title?: string | null;
  readonly link?: string | null;
}

/** Props of {@link SalesSlider}. */
export interface SalesSliderProps {
  readonly sales: readonly Sale[];
  /** The visitor has opened a sale. */
  readonly onOpen?: (id: number) => void;
  /** A sale's content could not be loaded; the dialog says so and offers a retry. */
  readonly onError?: (error: unknown) => void;
  readonly texts?: Partial<SalesTexts>;
  /** Class of the whole part; inside it is `data-part`: `sale`. */
  readonly className?: string | undefined;
}

const importDialog = () => import('./SaleDialog.js').then((module) => module.SaleDialog);
const sizes = '(min-width: 1440px) 330px, (min-width: 1024px) 24vw, (min-width: 600px) 46vw, 94vw';

/** Pictures of sales in a row: 1, from 600 px 2, from 1024 px 4 at once; each opens its conditions in a dialog. */
export function SalesSlider({ sales, onOpen, onError, texts: own, className }: SalesSliderProps) {
  const texts = useTexts('sales', salesTexts, own);
  const [openId, setOpenId] = useState<number | null>(null);
  const [SaleDialog, loadDialog] = useLazyPart(importDialog);
  if (sales.length === 0) return null;

  const nameOf = (index: number) => sales[index]?.title || texts.untitled(index + 1);
  const openIndex = sales.findIndex(({ id }) => id === openId);
  const opened = sales[openIndex];
  return (
    <Section className={className} title={texts.title}>
      <ScrollRow label={texts.title} gutter={32}>
        {sales.map(({ id, img, title }, index) => (
          <button
            key={id}
            type="button"
            className={styles.sale}
            data-part="sale"
            aria-haspopup="dialog"
            onPointerEnter={loadDialog}
            onClick={() => {
              loadDialog();
              setOpenId(id);
              onOpen?.(id);
            }}
          >
            <Picture
              className={styles.picture}
              src={img}
              alt={title ? '' : nameOf(index)}
              ratio={25 / 14}
              sizes={sizes}
            />
            {title ? <span className={styles.title}>{title}</span> : null}
          </button>
        ))}
      </ScrollRow>
      {SaleDialog && opened ? (
        <SaleDialog
          sale={opened}
          title={nameOf(openIndex)}
          onClose={() => setOpenId(null)}
          onError={onError}
          texts={texts}
        />
      ) : null}
    </Section>
  );
}
