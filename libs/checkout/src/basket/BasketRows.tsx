import type { BasketLine } from '@tropa/api-client';
import { RefusalNote } from '@tropa/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { BasketItemCard, type BasketItemCardProps } from './BasketItemCard.js';
import type { BasketTexts } from './basket.texts.js';
import { RemovedLine } from './RemovedLine.js';
import type { BasketLines, BasketRow } from './use-basket-lines.js';
import styles from './BasketSection.module.css';

/** The row whose last change the shop rejected, and the message shown there. */
export interface RefusedRow {
  readonly key: string;
  readonly words: string | undefined;
}

/** The host's own card; it gets the props of our card: `(line, card) => <BasketItemCard {...card} />`. */
export type RenderLine = (line: BasketLine, card: BasketItemCardProps) => ReactNode;

export interface BasketRowsProps {
  readonly rows: readonly BasketRow[];
  readonly refused: RefusedRow | null;
  readonly actions: Pick<BasketLines, 'setQuantity' | 'flush' | 'remove' | 'restore'>;
  readonly favoriteSlot?: ((line: BasketLine) => ReactNode) | undefined;
  readonly renderLine?: RenderLine | undefined;
  readonly texts: BasketTexts;
}

/** Cards of the basket, and what replaces the deleted ones, each in its place. */
export function BasketRows({ rows, refused, actions, favoriteSlot, renderLine, texts }: BasketRowsProps) {
  return (
    <ul className={styles.lines}>
      {rows.map((row) => (
        <Row
          key={row.key}
          row={row}
          refusal={refused?.key === row.key ? refused.words : undefined}
          actions={actions}
          favorite={favoriteSlot?.(row.line)}
          renderLine={renderLine}
          texts={texts}
        />
      ))}
    </ul>
  );
}

function LineCard({ renderLine, ...card }: BasketItemCardProps & Pick<RowProps, 'renderLine'>) {
  return renderLine ? renderLine(card.line, card) : <BasketItemCard {...card} />;
}

interface RowProps {
  readonly row: BasketRow;
  readonly refusal: string | undefined;
  readonly actions: BasketRowsProps['actions'];
  readonly favorite: ReactNode;
  readonly renderLine: RenderLine | undefined;
  readonly texts: BasketTexts;
}

function Row({ row: { key, line, isRemoved }, refusal, actions, favorite, renderLine, texts }: RowProps) {
  // The delete button of a line, the restore button of a deleted one: the focus moves from one to the other.
  const button = useRef<HTMLButtonElement>(null);
  const wasRemoved = useRef(isRemoved);

  useEffect(() => {
    if (wasRemoved.current === isRemoved) return;
    wasRemoved.current = isRemoved;
    // Only if the focus was lost with the clicked button; elsewhere the visitor's focus is not touched.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isRemoved]);

  return (
    <li className={styles.line} data-removed={isRemoved || undefined}>
      {isRemoved ? (
        <RemovedLine ref={button} line={line} onRestore={() => actions.restore(key)} texts={texts} />
      ) : (
        <LineCard
          renderLine={renderLine}
          removeRef={button}
          line={line}
          quantity={line.quantity}
          onQuantityChange={(quantity) => actions.setQuantity(line, quantity)}
          onQuantityCommit={() => void actions.flush()}
          onRemove={() => actions.remove(line)}
          favorite={favorite}
          texts={texts}
        />
      )}
      <RefusalNote className={styles.refusal} text={refusal} />
    </li>
  );
}
