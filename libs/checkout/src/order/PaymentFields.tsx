import type { Kopecks, Payment } from '@tropa/api-client';
import { RadioCard } from '@tropa/ui-kit';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { legalPayment, missingForCredit, paymentOptions, type PaymentTerms } from './payment-rules.js';
import type { OrderFormInput } from './order.schema.js';
import type { OrderTexts } from './order.texts.js';
import styles from './OrderFields.module.css';

export interface PaymentFieldsProps {
  readonly terms: PaymentTerms;
  readonly texts: OrderTexts;
}

const titleOf = (payment: Payment, texts: OrderTexts): string =>
  ({ card: texts.card, onDelivery: texts.onDelivery, credit: texts.credit })[payment];

function hintOf(payment: Payment, salePrice: Kopecks, texts: OrderTexts): string {
  if (payment === 'card') return texts.cardHint;
  if (payment === 'onDelivery') return texts.onDeliveryHint;
  const missing = missingForCredit(salePrice);
  return missing > 0 ? texts.creditMissing(missing) : texts.creditHint;
}

/** How to pay: what the city and the sum allow; a choice that became illegal turns into card. Decision 34. */
export function PaymentFields({ terms, texts }: PaymentFieldsProps) {
  const { field } = useController<OrderFormInput, 'payment'>({ name: 'payment' });
  const legal = legalPayment(field.value, terms);
  const isKnown = terms.pointsType !== null;
  const { onChange } = field;

  useEffect(() => {
    if (isKnown && legal !== field.value) onChange(legal);
  }, [isKnown, legal, field.value, onChange]);

  return (
    <div className={styles.cards} role="radiogroup" aria-label={texts.payment}>
      {paymentOptions(terms).map(({ value, isDisabled }, index) => (
        <RadioCard
          key={value}
          ref={index === 0 ? field.ref : undefined}
          name={field.name}
          value={value}
          checked={field.value === value}
          disabled={isDisabled}
          onChange={() => onChange(value)}
          title={titleOf(value, texts)}
          hint={hintOf(value, terms.salePrice, texts)}
        />
      ))}
    </div>
  );
}
