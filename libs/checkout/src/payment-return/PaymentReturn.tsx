import { useAddress } from '@tropa/api-client';
import { useTexts } from '@tropa/ui-kit';
import { useEffect, useState } from 'react';
import { OrderFailedDialog } from '../order/OrderFailedDialog.js';
import { ResultDialog } from '../order/ResultDialog.js';
import { orderTexts, type OrderTexts } from '../order/order.texts.js';
import { paymentOutcome, withoutPaymentParameter, type PaymentOutcome, type PaymentWord } from './payment-return.js';

/** Props of {@link PaymentReturn}. */
export interface PaymentReturnProps {
  /** Query string of the page's address. */
  readonly search: string;
  /** `_order.payment`: overrides `paymentSuccess` in the address; when absent, the address is trusted. */
  readonly payment?: PaymentWord;
  /** The address without `paymentSuccess`: the host applies it without a new history entry (`replaceState`). */
  readonly onSearchChange: (search: string) => void;
  /** How the payment ended: called once per arrival, when it is shown to the buyer. */
  readonly onOutcome?: (outcome: PaymentOutcome) => void;
  /** Where «Перейти в мои заказы» leads. @default '/profile' */
  readonly accountHref?: string;
  readonly supportPhone?: string | undefined;
  /** Where the order can still be paid. */
  readonly payLink?: string | undefined;
  readonly texts?: Partial<OrderTexts>;
}

/** Tells a buyer who returns from the acquirer how the payment ended; `paymentSuccess` in the address is only a hint. */
export function PaymentReturn(props: PaymentReturnProps) {
  const { search, payment, onSearchChange, accountHref: ownAccountHref, supportPhone, payLink, texts: own } = props;
  const texts = useTexts('order', orderTexts, own);
  const accountHref = useAddress('account', ownAccountHref);
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const close = () => setOutcome(null);

  useEffect(() => {
    const rest = withoutPaymentParameter(search);
    if (!new URLSearchParams(search).has('paymentSuccess')) return;
    const result = paymentOutcome(search, payment);
    setOutcome(result);
    if (result !== null) props.onOutcome?.(result);
    onSearchChange(rest);
    // Once per arrival: the parameter is removed afterwards.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  if (outcome === 'failed') {
    return (
      <OrderFailedDialog
        isOpen
        onClose={close}
        payLink={payLink}
        texts={texts}
        {...(supportPhone ? { supportPhone } : {})}
      />
    );
  }
  const isPaid = outcome === 'paid';
  return (
    <ResultDialog
      isOpen={outcome !== null}
      onClose={close}
      kind={isPaid ? 'success' : 'pending'}
      title={isPaid ? texts.paidTitle : texts.pendingTitle}
      action={{ label: texts.toOrders, href: accountHref }}
    >
      <p>{isPaid ? texts.paidText : texts.pendingText}</p>
    </ResultDialog>
  );
}
