import type { BasketLine } from '@tropa/api-client';
import { Button } from '@tropa/ui-kit';
import { forwardRef } from 'react';
import type { BasketTexts } from './basket.texts.js';
import { LinePicture } from './LinePicture.js';
import styles from './RemovedLine.module.css';

export interface RemovedLineProps {
  readonly line: BasketLine;
  /** The visitor wants it back. */
  readonly onRestore: () => void;
  readonly texts: BasketTexts;
}

/** What replaces a deleted line until the page is left: its name and the button that restores it. The ref is the button. */
export const RemovedLine = forwardRef<HTMLButtonElement, RemovedLineProps>(function RemovedLine(
  { line, onRestore, texts },
  ref,
) {
  return (
    <div className={styles.root}>
      <div className={styles.plate}>
        <LinePicture src={line.img} sizes="44px" />
      </div>
      <p className={styles.said}>
        <strong>{texts.gone}</strong>
        <span className={styles.title}>{line.title}</span>
      </p>
      <Button ref={ref} size="sm" variant="outline" aria-label={texts.restoreLine(line.title)} onClick={onRestore}>
        {texts.restore}
      </Button>
    </div>
  );
});
