import type { OwnOrder } from '@tropa/api-client';
import { Button, DotColor } from '@tropa/ui-kit';
import { statusColor } from '../orders/status-color.js';
import type { OwnOrderTexts } from './own-order.texts.js';
import styles from './OrderReturns.module.css';

export interface OrderReturnsProps {
  readonly order: OwnOrder;
  readonly onAsk: () => void;
  /** The visitor is about to request a return: the form's code may be loaded. */
  readonly onNear?: (() => void) | undefined;
  readonly texts: OwnOrderTexts;
}

/** The requested returns and their status; whether more may be returned, until when, or why not. */
export function OrderReturns({ order: { returnRule, returns }, onAsk, onNear, texts }: OrderReturnsProps) {
  const { isAvailable, until, refusal } = returnRule;
  return (
    <div className={styles.root} data-part="returns">
      {returns.map(({ id, date, status, reason, note, answer, items }) => (
        <article key={id} className={styles.return} aria-label={texts.returnOf(date)}>
          <header className={styles.head}>
            <h3 className={styles.title}>{texts.returnOf(date)}</h3>
            <p className={styles.status}>
              <DotColor color={statusColor(status.color)} size={10} />
              {status.text}
            </p>
          </header>
          <ul className={styles.lines}>
            {items.map(({ title, quantity }, index) => (
              <li key={index}>{texts.returnLine(title, quantity)}</li>
            ))}
          </ul>
          {reason ? (
            <p className={styles.quiet}>
              {texts.returnReason}: {reason}
            </p>
          ) : null}
          {note ? <p className={styles.words}>{note}</p> : null}
          {answer ? (
            <div className={styles.answer}>
              <p className={styles.quiet}>{texts.returnAnswer}</p>
              <p className={styles.words}>{answer}</p>
            </div>
          ) : null}
        </article>
      ))}
      {refusal ? <p className={styles.rule}>{refusal}</p> : null}
      {isAvailable ? (
        <>
          {until ? <p className={styles.rule}>{texts.returnUntil(until)}</p> : null}
          <Button
            variant="outline"
            className={styles.ask}
            aria-haspopup="dialog"
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={onAsk}
          >
            {texts.askReturn}
          </Button>
        </>
      ) : null}
    </div>
  );
}
