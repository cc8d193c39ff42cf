import { Alert, Button } from '@tropa/ui-kit';
import { useFormContext, useWatch } from 'react-hook-form';
import { isAvailable } from '../basket/stock.js';
import { PromoCode } from '../promo-code/PromoCode.js';
import { TotalsList } from '../totals/TotalsList.js';
import { totalsOf } from '../totals/totals.js';
import { Consent } from './Consent.js';
import type { OrderFormProps } from './OrderForm.js';
import type { OrderFormInput } from './order.schema.js';
import styles from './OrderSection.module.css';

export interface OrderSummaryProps extends Pick<
  OrderFormProps,
  'basket' | 'isPromoApplied' | 'isPlacing' | 'refusal' | 'addresses' | 'texts'
> {
  /** The form that the button submits; the button is outside of it. */
  readonly formId: string;
  readonly isDeliveryFree: boolean;
  /** Whether there is any way to pay in the chosen city. */
  readonly isPayable: boolean;
}

/** Totals, the consent and the button: «Перейти к оплате» for a card, «Оформить заказ» otherwise. */
export function OrderSummary(props: OrderSummaryProps) {
  const { basket, isPromoApplied, isPlacing, refusal, addresses, texts, formId, isDeliveryFree, isPayable } = props;
  const { control } = useFormContext<OrderFormInput>();
  const [delivery, payment, hasConsent] = useWatch({ control, name: ['delivery', 'payment', 'privacy'] });
  const hasUnavailable = !basket.items.every(isAvailable);
  return (
    <aside className={styles.side} data-part="summary" aria-label={texts.summary}>
      <h2 className={styles.sideTitle}>{texts.summary}</h2>
      <TotalsList
        totals={totalsOf(basket.items, basket.price)}
        receiving={delivery === 'pickup' ? { label: texts.pickup, isFree: true } : { isFree: isDeliveryFree }}
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
        disabled={!hasConsent || hasUnavailable || !isPayable}
      >
        {payment === 'card' && isPayable ? texts.pay : texts.order}
      </Button>
      <Consent formId={formId} texts={texts} {...addresses} />
    </aside>
  );
}
