import { TextLink, useTexts } from '@tropa/ui-kit';
import { normalizePhone } from '@tropa/validation-ru';
import { ResultDialog } from './ResultDialog.js';
import { orderTexts, type OrderTexts } from './order.texts.js';
import styles from './OrderFailedDialog.module.css';

/** The shop's support phone, shown exactly as written here. */
export const defaultSupportPhone = '8 (800) 301-42-43';

/** Props of {@link OrderFailedDialog}. */
export interface OrderFailedDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Shown as it is; dialled as +7 and its ten digits. */
  readonly supportPhone?: string;
  /** Where an order that exists can still be paid. */
  readonly payLink?: string | undefined;
  readonly texts?: Partial<Pick<OrderTexts, 'failedTitle' | 'failedText' | 'payAgain'>>;
}

/** «Что-то пошло не так»: the order or its payment failed. */
export function OrderFailedDialog({
  isOpen,
  onClose,
  supportPhone = defaultSupportPhone,
  payLink,
  texts: own,
}: OrderFailedDialogProps) {
  const texts = useTexts('order', orderTexts, own);
  return (
    <ResultDialog
      isOpen={isOpen}
      onClose={onClose}
      kind="failure"
      title={texts.failedTitle}
      {...(payLink ? { action: { label: texts.payAgain, href: payLink } } : {})}
    >
      <p>{texts.failedText}</p>
      <TextLink href={`tel:+7${normalizePhone(supportPhone)}`} className={styles.phone}>
        {supportPhone}
      </TextLink>
    </ResultDialog>
  );
}
