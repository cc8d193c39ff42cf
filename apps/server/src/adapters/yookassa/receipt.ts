import type { YookassaSettings } from '../../settings/card-settings.js';
import type { ReceiptData } from '../card-payment.js';
import { ServiceFailure } from '../service-failure.js';
import { moneyValue } from './money-value.js';

/**
 * A receipt as YooKassa accepts it, or nothing when the shop sends none.
 * @throws ServiceFailure when its lines do not add up to the payment.
 */
export function receiptBody(rules: YookassaSettings['receipt'], data: ReceiptData, amount: number): object {
  if (!rules) return {};
  const { other = 0 } = data;
  const sum = data.lines.reduce((total, { price, quantity }) => total + price * quantity, data.delivery + other);
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
        ...(other > 0 ? [item('Возврат части оплаты', other, 1, 'another')] : []),
      ],
      ...(rules.taxSystem === null ? {} : { tax_system_code: rules.taxSystem }),
    },
  };
}
