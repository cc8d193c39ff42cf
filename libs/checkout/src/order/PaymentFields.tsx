import type { Kopecks, Payment } from '@tropa/api-client';
import { Alert, RadioCard } from '@tropa/ui-kit';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { isPaidOnline, legalPayment, missingForCredit, paymentOptions, type PaymentTerms } from './payment-rules.js';
import type { OrderFormInput } from './order.schema.js';
import type { OrderTexts } from './order.texts.js';
import styles from './OrderFields.module.css';

export interface PaymentFieldsProps {
  readonly terms: PaymentTerms;
  readonly texts: OrderTexts;
}

const titleOf = (payment: Payment, texts: OrderTexts): string =>
  ({ card: texts.card, sbp: texts.sbp, onDelivery: texts.onDelivery, credit: texts.credit })[payment];

function hintOf(payment: Payment, salePrice: Kopecks, texts: OrderTexts): string {
  if (payment === 'card') return texts.cardHint;
  if (payment === 'sbp') return texts.sbpHint;
  if (payment === 'onDelivery') return texts.onDeliveryHint;
  const missing = missingForCredit(salePrice);
  return missing > 0 ? texts.creditMissing(missing) : texts.creditHint;
}

/**
 * The payments that the city, the total and the shop allow; a choice that is no longer allowed becomes the first that
 * is.
 */
export function PaymentFields({ terms, texts }: PaymentFieldsProps) {
  const { field } = useController<OrderFormInput, 'payment'>({ name: 'payment' });
  const legal = legalPayment(field.value, terms);
  const options = paymentOptions(terms);
  // A choice from this tab's draft stays until the city is known; a card where no cards are taken does not.
  const isOffered = options.some(({ value }) => value === field.value);
  const isDecided = terms.pointsType !== null || (isPaidOnline(field.value) && !isOffered);
  const { onChange } = field;

  useEffect(() => {
    if (isDecided && legal !== null && legal !== field.value) onChange(legal);
  }, [isDecided, legal, field.value, onChange]);

  if (options.length === 0) return <Alert kind="warning">{texts.noPayment}</Alert>;
  return (
    <div className={styles.cards} role="radiogroup" aria-label={texts.payment}>
      {options.map(({ value, isDisabled }, index) => (
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
