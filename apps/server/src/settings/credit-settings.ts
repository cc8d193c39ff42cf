import { serviceAddressOf } from './parse.js';
import type { Variables } from './variables.js';

/** Ways of a test application; '' for real ones. */
export const creditDemoFlows = ['', 'sms', 'appointment', 'reject'] as const;

/** The T-Bank form: values from its cabinet. */
export interface TbankCreditSettings {
  /** URL of its API, without a trailing slash. */
  readonly url: string;
  readonly shopId: string;
  readonly showcaseId: string;
  /** Password of the API; the login is derived from the showcase's id. */
  readonly password: string;
  /** Which product: a credit, an instalment plan. */
  readonly promoCode: string;
  /** A test application that goes this way; '' for real ones. */
  readonly demoFlow: (typeof creditDemoFlows)[number];
}

/** Who gives credit: nobody, the demo partner, the T-Bank form. */
export type CreditSettings =
  | { readonly partner: 'none' }
  | { readonly partner: 'demo' }
  | ({ readonly partner: 'tbank' } & TbankCreditSettings);

/** The T-Bank form's API. */
export const tbankAddress = 'https://forma.tbank.ru';

/** CREDIT_PARTNER and what the T-Bank form needs. Unset, it is the demo partner in demo mode, nobody otherwise. */
export function creditOf(values: Variables): CreditSettings {
  const partner = values.CREDIT_PARTNER || (values.DEMO ? 'demo' : 'none');
  if (partner !== 'tbank') return { partner };
  return {
    partner,
    url: serviceAddressOf('CREDIT_URL', values.CREDIT_URL) || tbankAddress,
    shopId: values.CREDIT_SHOP_ID,
    showcaseId: values.CREDIT_SHOWCASE_ID,
    password: values.CREDIT_PASSWORD,
    promoCode: values.CREDIT_PROMO_CODE || 'default',
    demoFlow: creditDemoFlows.find((flow) => flow === values.CREDIT_DEMO_FLOW) ?? '',
  };
}
