import { Alert, Button, formatMoney, VisuallyHidden } from '@tropa/ui-kit';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isAvailable } from '../basket/stock.js';
import { PromoCode } from '../promo-code/PromoCode.js';
import { TotalsList } from '../totals/TotalsList.js';
import { isSumKnown, priceWords, type WayTerms } from '../delivery/way-terms.js';
import { sumToPay, totalsOf } from '../totals/totals.js';
import { isPaidOnline } from './payment-rules.js';
import { Consents } from './Consents.js';
import type { OrderFormProps } from './OrderForm.js';
import type { OrderFormInput } from './order.schema.js';
import styles from './OrderSection.module.css';

export interface OrderSummaryProps extends Pick<
  OrderFormProps,
  'basket' | 'isPromoApplied' | 'isPlacing' | 'refusal' | 'addresses' | 'texts'
> {
  /** The form that the button submits; the button is outside of it. */
  readonly formId: string;
  /** Terms of the chosen way. */
  readonly delivery: WayTerms;
  /** Whether there is any way to pay in the chosen city. */
  readonly isPayable: boolean;
}

/** Totals, the consents and the button, which repeats the sum: «Перейти к оплате» for a card or СБП, «Оформить заказ» otherwise. */
export function OrderSummary(props: OrderSummaryProps) {
  const { basket, isPromoApplied, isPlacing, refusal, addresses, texts, formId, delivery: terms, isPayable } = props;
  const { control } = useFormContext<OrderFormInput>();
  const [delivery, payment, ...consents] = useWatch({ control, name: ['delivery', 'payment', 'privacy', 'terms'] });
  const hasConsents = consents.every(Boolean);
  const totals = totalsOf(basket.items, basket.price);
  const sumId = useId();
  const sum = formatMoney(sumToPay(totals, terms));
  const hasUnavailable = !basket.items.every(isAvailable);
  return (
    <aside className={styles.side} data-part="summary" aria-label={texts.summary}>
      <h2 className={styles.sideTitle}>{texts.summary}</h2>
      <TotalsList
        totals={totals}
        receiving={{
          ...(delivery === 'pickup' && { label: texts.pickup }),
          ...terms,
          ...(['loading', 'failed'].includes(terms.status) && { text: priceWords(terms, texts) }),
          note: terms.dates,
        }}
      >
        <PromoCode isInitiallyApplied={isPromoApplied} />
      </TotalsList>
      {hasUnavailable && <Alert kind="warning">{texts.unavailable}</Alert>}
      {refusal && <Alert kind="error">{refusal}</Alert>}
      <Button
        type="submit"
        form={formId}
        size="lg"
        isFullWidth
        isLoading={isPlacing}
        aria-describedby={isSumKnown(terms) ? sumId : undefined}
        disabled={!hasConsents || hasUnavailable || !isPayable}
      >
        {isPaidOnline(payment) && isPayable ? texts.pay : texts.order}
        {/* The name of the button is exact; what it repeats is read as its description. */}
        {isSumKnown(terms) && (
          <span className={styles.sum} aria-hidden="true">
            {sum}
          </span>
        )}
      </Button>
      {isSumKnown(terms) && <VisuallyHidden id={sumId}>{texts.toPay(sum)}</VisuallyHidden>}
      <Consents formId={formId} texts={texts} {...addresses} />
    </aside>
  );
}
