import { StartError } from '../db/start-error.js';
import type { Variables } from './variables.js';

/** The shop's account at YooKassa. */
export interface YookassaSettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly shopId: string;
  readonly secretKey: string;
  /** Values for a receipt under 54-ФЗ; null when receipts are issued by other means. */
  readonly receipt: { readonly vatCode: number; readonly taxSystem: number | null } | null;
  /** Notices from addresses that YooKassa does not publish are rejected unread. */
  readonly isSenderChecked: boolean;
  /** The contract has СБП: it is a choice of its own in the order form. */
  readonly isSbpOn: boolean;
}

/** YooKassa's API. */
export const yookassaAddress = 'https://api.yookassa.ru/v3';

/**
 * A code of 54-ФЗ; null when it is not set.
 * @throws StartError naming the variable, for anything but a number from 1 to `last`.
 */
export const receiptCodeOf = (name: string, text: string, last: number): number | null => {
  if (text === '') return null;
  const code = Number(text);
  if (!Number.isInteger(code) || code < 1 || code > last)
    throw new StartError(`${name} must be a number from 1 to ${last}.`);
  return code;
};

/** The account; null when cards are not accepted through YooKassa. */
export const yookassaOf = (values: Variables): YookassaSettings | null =>
  values.YOOKASSA_SHOP_ID === ''
    ? null
    : {
        url: values.YOOKASSA_URL || yookassaAddress,
        shopId: values.YOOKASSA_SHOP_ID,
        secretKey: values.YOOKASSA_SECRET_KEY,
        receipt:
          values.YOOKASSA_VAT_CODE === null
            ? null
            : { vatCode: values.YOOKASSA_VAT_CODE, taxSystem: values.YOOKASSA_TAX_SYSTEM },
        isSenderChecked: values.YOOKASSA_CHECK_IP,
        isSbpOn: values.YOOKASSA_SBP,
      };
