import { Checkbox, Picture, QuantityField } from '@tropa/ui-kit';
import { useId } from 'react';
import type { OwnOrderTexts } from './own-order.texts.js';
import type { ReturnableLine } from './ReturnForm.js';
import styles from './ReturnForm.module.css';

export interface ReturnLinesProps {
  readonly lines: readonly ReturnableLine[];
  /** Pieces by the id of the line; lines that stay are absent. */
  readonly pieces: ReadonlyMap<number, number>;
  readonly onChange: (pieces: ReadonlyMap<number, number>) => void;
  readonly error: string | undefined;
  readonly texts: OwnOrderTexts;
}

/** The lines that may be returned: a checkbox for each, and how many where there are several. */
export function ReturnLines({ lines, pieces, onChange, error, texts }: ReturnLinesProps) {
  const errorId = useId();
  const set = (lineId: number, quantity: number) => {
    const next = new Map(pieces);
    if (quantity > 0) next.set(lineId, quantity);
    else next.delete(lineId);
    onChange(next);
  };
  return (
    <fieldset className={styles.lines} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{texts.returnWhat}</legend>
      {lines.map(({ lineId, title, img, returnable }) => {
        const chosen = pieces.get(lineId);
        return (
          <div key={lineId} className={styles.line}>
            <Picture className={styles.picture} src={img} alt="" sizes="48px" />
            <Checkbox
              name="items"
              label={title}
              hint={returnable > 1 ? texts.returnLeft(returnable) : undefined}
              checked={chosen !== undefined}
              aria-invalid={error ? true : undefined}
              onChange={(event) => set(lineId, event.target.checked ? returnable : 0)}
            />
            {chosen !== undefined && returnable > 1 ? (
              <QuantityField
                size="sm"
                fieldClassName={styles.quantity}
                texts={{ label: texts.returnQuantity(title) }}
                value={Math.min(chosen, returnable)}
                max={returnable}
                onChange={(quantity) => set(lineId, quantity)}
              />
            ) : null}
          </div>
        );
      })}
      {error ? (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
