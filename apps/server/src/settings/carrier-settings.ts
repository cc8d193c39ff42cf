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
export const cdekOf = (said: Variables): CdekSettings | null =>
  said.CDEK_ACCOUNT === ''
    ? null
    : {
        url: said.CDEK_URL || 'https://api.cdek.ru/v2',
        account: said.CDEK_ACCOUNT,
        password: said.CDEK_PASSWORD,
        courierTariff: said.CDEK_COURIER_TARIFF,
        pickupTariff: said.CDEK_PICKUP_TARIFF,
      };

/** The contract; null when parcels do not go by post. */
export const pochtaOf = (said: Variables): PochtaSettings | null =>
  said.POCHTA_TOKEN === ''
    ? null
    : {
        url: said.POCHTA_URL || 'https://otpravka-api.pochta.ru',
        token: said.POCHTA_TOKEN,
        login: said.POCHTA_LOGIN,
        password: said.POCHTA_PASSWORD,
        courierType: said.POCHTA_COURIER_TYPE,
        pickupType: said.POCHTA_PICKUP_TYPE,
      };
