import { useEffect, useState } from 'react';
import { OrderFailedDialog } from '../order/OrderFailedDialog.js';
import { ResultDialog } from '../order/ResultDialog.js';
import { orderTexts, type OrderTexts } from '../order/order.texts.js';
import { paymentOutcome, withoutPaymentParameter, type PaymentOutcome, type PaymentWord } from './payment-return.js';

/** Props of {@link PaymentReturn}. */
export interface PaymentReturnProps {
  /** Query string of the page's address. */
  readonly search: string;
  /** `_order.payment`: what the server knows. Decision 19. */
  readonly payment?: PaymentWord;
  /** The address without `paymentSuccess`: the host puts it in place without a new entry of the history. */
  readonly onSearchChange: (search: string) => void;
  /** Where «Перейти в мои заказы» leads. Decision 47. @default '/profile' */
  readonly accountHref?: string;
  readonly supportPhone?: string | undefined;
  /** Where the order may be paid after all. */
  readonly payLink?: string | undefined;
  readonly texts?: OrderTexts;
}

/** Tells a buyer who comes back from the acquirer how the payment ended. S2 §2, decision 19. */
export function PaymentReturn(props: PaymentReturnProps) {
  const {
    search,
    payment,
    onSearchChange,
    accountHref = '/profile',
    supportPhone,
    payLink,
    texts = orderTexts,
  } = props;
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const close = () => setOutcome(null);

  useEffect(() => {
    const rest = withoutPaymentParameter(search);
    if (!new URLSearchParams(search).has('paymentSuccess')) return;
    setOutcome(paymentOutcome(search, payment));
    onSearchChange(rest);
    // Once per arrival: the parameter is gone afterwards.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
