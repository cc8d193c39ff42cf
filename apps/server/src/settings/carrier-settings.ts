import type { Variables } from './variables.js';

/** The shop's contract with СДЭК. */
export interface CdekSettings {
  /** With `/v2`, without a slash at the end. */
  readonly url: string;
  readonly account: string;
  readonly password: string;
  /** Codes of the tariffs to a door and to a point. */
  readonly courierTariff: number;
  readonly pickupTariff: number;
}

/** The shop's contract with Почта России: the service «Отправка». */
export interface PochtaSettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly token: string;
  readonly login: string;
  readonly password: string;
  /** Kinds of parcels to a door and to a post office. */
  readonly courierType: string;
  readonly pickupType: string;
}

/** The contract; null when parcels do not go by СДЭК. */
export const cdekOf = (values: Variables): CdekSettings | null =>
  values.CDEK_ACCOUNT === ''
    ? null
    : {
        url: values.CDEK_URL || 'https://api.cdek.ru/v2',
        account: values.CDEK_ACCOUNT,
        password: values.CDEK_PASSWORD,
        courierTariff: values.CDEK_COURIER_TARIFF,
        pickupTariff: values.CDEK_PICKUP_TARIFF,
      };

/** The contract; null when parcels do not go by post. */
export const pochtaOf = (values: Variables): PochtaSettings | null =>
  values.POCHTA_TOKEN === ''
    ? null
    : {
        url: values.POCHTA_URL || 'https://otpravka-api.pochta.ru',
        token: values.POCHTA_TOKEN,
        login: values.POCHTA_LOGIN,
        password: values.POCHTA_PASSWORD,
        courierType: values.POCHTA_COURIER_TYPE,
        pickupType: values.POCHTA_PICKUP_TYPE,
      };
