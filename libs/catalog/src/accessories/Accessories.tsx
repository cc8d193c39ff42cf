import clsx from 'clsx';
import { useId } from 'react';
import { Tabs, useTexts } from '@tropa/ui-kit';
import type { Accessories as AccessoriesModel } from '@tropa/api-client';
import { ProductCardsRow } from '../product-card/ProductCardsRow.js';
import type { AccessoriesTexts } from './accessories.texts.js';
import { accessoriesTexts } from './accessories.texts.js';
import type { CardSlots } from '../product-card/CardInList.js';
import styles from './Accessories.module.css';

/** The two kinds of accessories, in the order of their tabs. */
const kinds = ['safety', 'comfort'] as const;

/** How wide a card is: the row is beside its title from 1024 px. */
const cardSizes = '(min-width: 1280px) 360px, (min-width: 1024px) 27vw, (min-width: 600px) 37vw, 61vw';

/** Props of {@link Accessories}. */
export interface AccessoriesProps extends CardSlots {
  /** Page data `_accessories`. */
  items: AccessoriesModel;
  /** Another tab has been opened. */
  onTabChange?: (kind: 'safety' | 'comfort') => void;
  texts?: Partial<AccessoriesTexts>;
  /** Class of the whole part; elements inside it have `data-part`: `head`, `title`, `about`. */
  className?: string | undefined;
}

/**
 * Accessories of a product in two tabs, safety and comfort: 1.5 cards are visible below 600 px, 2.5 from there. A tab
 * without goods is left out; without any goods nothing is rendered.
 */
export function Accessories({
  items,
  cardTools,
  cardAction,
  renderCard,
  onTabChange,
  texts: own,
  className,
}: AccessoriesProps) {
  const texts = useTexts('accessories', accessoriesTexts, own);
  const titleId = useId();
  const filled = kinds.filter((kind) => items[kind].length > 0);
  if (filled.length === 0) return null;
  return (
    <section className={clsx(styles.room, className)} aria-labelledby={titleId}>
      <div className={styles.section}>
        <div className={styles.head} data-part="head">
          <h2 id={titleId} className={styles.title} data-part="title">
            {texts.title}
          </h2>
          <p className={styles.about} data-part="about">
            {texts.about}
          </p>
        </div>
        <Tabs
          className={styles.tabs}
          label={texts.tabs}
          onChange={(id) => onTabChange?.(id as (typeof kinds)[number])}
          items={filled.map((kind) => ({
            id: kind,
            title: texts.tab[kind],
            content: (
              <ProductCardsRow
                list="accessories"
                items={items[kind]}
                label={texts.row[kind]}
                perView={{ base: 1.5, sm: 2.5 }}
                sizes={cardSizes}
                cardTools={cardTools}
                cardAction={cardAction}
                renderCard={renderCard}
              />
            ),
          }))}
        />
      </div>
    </section>
  );
}
