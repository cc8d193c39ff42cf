import { StartError } from '../db/start-error.js';
import { serviceAddressOf } from './parse.js';

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
}

/** Environment variables about cards. */
export interface CardVariables {
  readonly url: string;
  readonly shopId: string;
  readonly secretKey: string;
  readonly vatCode: string;
  readonly taxSystem: string;
  readonly isSenderChecked: boolean;
  readonly publicUrl: string;
}

/** YooKassa's API. */
export const yookassaAddress = 'https://api.yookassa.ru/v3';

const codeOf = (name: string, text: string, last: number): number | null => {
  if (text === '') return null;
  const code = Number(text);
  if (!Number.isInteger(code) || code < 1 || code > last)
    throw new StartError(`${name} must be a number from 1 to ${last}.`);
  return code;
};

/**
 * YOOKASSA_SHOP_ID with YOOKASSA_SECRET_KEY, and what goes with them; null when cards are not taken there.
 * @throws StartError
 */
export function yookassaOf(given: CardVariables): YookassaSettings | null {
  const { shopId, secretKey } = given;
  const vatCode = codeOf('YOOKASSA_VAT_CODE', given.vatCode, 12);
  const taxSystem = codeOf('YOOKASSA_TAX_SYSTEM', given.taxSystem, 6);
  if (!shopId && !secretKey) {
    if (given.url || vatCode || taxSystem)
      throw new StartError(
        'YOOKASSA_URL, YOOKASSA_VAT_CODE and YOOKASSA_TAX_SYSTEM require YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY.',
      );
    return null;
  }
  if (!shopId || !secretKey) throw new StartError('YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY go together.');
  if (!/^\d+$/.test(shopId)) throw new StartError('YOOKASSA_SHOP_ID must be a number.');
  if (!/^[\x21-\x7e]+$/.test(secretKey)) throw new StartError('YOOKASSA_SECRET_KEY has characters that no key has.');
  if (!given.publicUrl) throw new StartError('YOOKASSA_SHOP_ID requires PUBLIC_URL: where the buyer returns to.');
  if (taxSystem !== null && vatCode === null) throw new StartError('YOOKASSA_TAX_SYSTEM requires YOOKASSA_VAT_CODE.');
  return {
    url: serviceAddressOf('YOOKASSA_URL', given.url || yookassaAddress),
    shopId,
    secretKey,
    receipt: vatCode === null ? null : { vatCode, taxSystem },
    isSenderChecked: given.isSenderChecked,
  };
}
