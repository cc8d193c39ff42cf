import type { YookassaSettings } from '../../settings/card-settings.js';
import { ServiceFailure } from '../service-failure.js';
import { moneyValue } from './money-value.js';

/** What a receipt of 54-ФЗ lists. Prices are kopecks a piece. */
export interface ReceiptData {
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  readonly lines: readonly { readonly title: string; readonly price: number; readonly quantity: number }[];
  /** Kopecks; 0 when nothing is paid for it. */
  readonly delivery: number;
}

/**
 * A receipt as YooKassa takes it, or nothing when the shop sends none.
 * @throws ServiceFailure when its lines are not the sum of the payment.
 */
export function receiptBody(rules: YookassaSettings['receipt'], data: ReceiptData, amount: number): object {
  if (!rules) return {};
  const sum = data.lines.reduce((total, { price, quantity }) => total + price * quantity, data.delivery);
  if (sum !== amount)
    throw new ServiceFailure('YooKassa: the receipt does not add up to the payment', { isPermanent: true });
  const item = (title: string, price: number, quantity: number, subject: string) => ({
    description: [...title].slice(0, 128).join(''),
    quantity: String(quantity),
    amount: { value: moneyValue(price), currency: 'RUB' },
    vat_code: rules.vatCode,
    payment_subject: subject,
    payment_mode: 'full_payment',
  });
  return {
    receipt: {
      customer: { ...(data.email ? { email: data.email } : {}), phone: `7${data.phone}` },
      items: [
        ...data.lines.map(({ title, price, quantity }) => item(title, price, quantity, 'commodity')),
        ...(data.delivery > 0 ? [item('Доставка', data.delivery, 1, 'service')] : []),
      ],
      ...(rules.taxSystem === null ? {} : { tax_system_code: rules.taxSystem }),
    },
  };
}
