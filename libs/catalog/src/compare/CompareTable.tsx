import type { CSSProperties, ReactNode } from 'react';
import { useRef } from 'react';
import { IconButton, Picture, Price, RefusalNote, useLink, CloseIcon } from '@tropa/ui-kit';
import type { ComparedProduct } from '@tropa/api-client';
import type { Refusals } from '../own-list/useRefusals.js';
import { ProductBadges } from '../product-card/ProductBadges.js';
import type { CompareMode } from './compare-rows.js';
import { compareRows, isGreyed } from './compare-rows.js';
import type { CompareTexts } from './compare.texts.js';
import { CompareArrows } from './CompareArrows.js';
import { useCardSwipe } from './useCardSwipe.js';
import { useScrollProgress } from './useScrollProgress.js';
import styles from './CompareTable.module.css';

/** Props of {@link CompareTable}. */
export interface CompareTableProps {
  items: readonly ComparedProduct[];
  mode: CompareMode;
  /** Absent when the visitor looks at a comparison that someone shared. */
  onRemove?: (id: number) => void;
  /** What was rejected, by product. */
  refusals?: Refusals;
  /** A round button over each picture. */
  cardTool?: (item: ComparedProduct) => ReactNode;
  /** The button under each product: buying. */
  cardAction?: (item: ComparedProduct) => ReactNode;
  texts: CompareTexts;
}

/**
 * Compared products side by side: names of properties in a fixed column, products in a row that scrolls, two at a time
 * on a phone and three from 600 px. One table, so that a screen reader reads a value with its name.
 */
export function CompareTable({ items, mode, onRemove, refusals, cardTool, cardAction, texts }: CompareTableProps) {
  const Link = useLink();
  const room = useRef<HTMLDivElement>(null);
  const progress = useScrollProgress(room);
  useCardSwipe(room);
  return (
    <>
      <div className={styles.progress} aria-hidden="true">
        {progress ? (
          <div
            className={styles.thumb}
            style={{ insetInlineStart: `${progress.start * 100}%`, inlineSize: `${progress.size * 100}%` }}
          />
        ) : null}
      </div>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable */}
        <div ref={room} className={styles.room} role="region" aria-label={texts.table} tabIndex={0} data-swipe="own">
          {/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
              rows laid out as grids are a table only by their roles */}
          <table role="table" className={styles.table} style={{ '--compare-count': items.length } as CSSProperties}>
            <thead role="rowgroup">
              <tr role="row" className={styles.row}>
                <th role="columnheader" scope="col" className={styles.corner}>
                  <span className={styles.hidden}>{texts.property}</span>
                </th>
                {items.map((item) => (
                  <th key={item.id} role="columnheader" scope="col" className={styles.product} data-card="">
                    <div className={styles.picture}>
                      <Picture src={item.img} alt="" sizes="(min-width: 600px) 260px, 45vw" />
                      <div className={styles.badges}>
                        <ProductBadges
                          price={item.price}
                          oldPrice={item.oldPrice}
                          recommended={false}
                          newItem={false}
                        />
                      </div>
                      <div className={styles.tool}>
                        {cardTool?.(item)}
                        {onRemove ? (
                          <IconButton
                            label={texts.remove(item.title)}
                            variant="float"
                            size="sm"
                            onClick={() => onRemove(item.id)}
                          >
                            <CloseIcon />
                          </IconButton>
                        ) : null}
                        <RefusalNote
                          text={refusals?.of(item.id)}
                          place="plate"
                          onEnd={() => refusals?.tell(item.id, undefined)}
                        />
                      </div>
                    </div>
                    <Price value={item.price} oldValue={item.oldPrice} />
                    <Link className={styles.title} href={item.link}>
                      {item.title}
                    </Link>
                    {cardAction ? <div className={styles.action}>{cardAction(item)}</div> : null}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {compareRows(items).map((row) => (
                <tr key={row.name} role="row" className={styles.row} data-greyed={isGreyed(row, mode) || undefined}>
                  <th role="rowheader" scope="row" className={styles.name}>
                    {row.name}
                  </th>
                  {row.values.map((value, index) => (
                    <td key={items[index]?.id} role="cell" className={styles.value}>
                      {value ?? texts.noValue}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {/* oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
        </div>
        {progress ? <CompareArrows row={room} progress={progress} texts={texts} /> : null}
      </div>
    </>
  );
}
