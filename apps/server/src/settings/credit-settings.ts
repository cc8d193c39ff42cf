import { StartError } from '../db/start-error.js';
import { serviceAddressOf } from './parse.js';

/** The T-Bank form: values from its cabinet. */
export interface TbankCreditSettings {
  /** URL of its API, without a trailing slash. */
  readonly url: string;
  readonly shopId: string;
  readonly showcaseId: string;
  /** Of the API; the login is made of the showcase's id. */
  readonly password: string;
  /** Which product: a credit, an instalment plan. */
  readonly promoCode: string;
  /** A test application that goes this way; '' for real ones. */
  readonly demoFlow: '' | 'sms' | 'appointment' | 'reject';
}

/** Who gives credit: nobody, the demo partner, the T-Bank form. */
export type CreditSettings =
  { readonly partner: 'none' } | { readonly partner: 'demo' } | ({ readonly partner: 'tbank' } & TbankCreditSettings);

/** Environment variables of the credit partner as they are. */
export interface CreditVariables {
  readonly partner: string;
  readonly url: string;
  readonly shopId: string;
  readonly showcaseId: string;
  readonly password: string;
  readonly promoCode: string;
  readonly demoFlow: string;
}

const demoFlows = ['', 'sms', 'appointment', 'reject'] as const;

/**
 * CREDIT_PARTNER (`demo`, `tbank`, `none`) and what the T-Bank form needs. Unset, it is the demo partner in demo mode,
 * nobody otherwise.
 * @throws StartError
 */
export function creditOf(said: CreditVariables, isDemo: boolean): CreditSettings {
  const partner = said.partner.trim() || (isDemo ? 'demo' : 'none');
  if (partner === 'none') return { partner };
  if (partner === 'demo') {
    if (!isDemo) throw new StartError('CREDIT_PARTNER=demo works in demo mode only: set DEMO=on or another partner.');
    return { partner };
  }
  if (partner !== 'tbank') throw new StartError(`CREDIT_PARTNER must be demo, tbank or none, not: ${partner}`);
  const { shopId, showcaseId, password } = said;
  if (!shopId || !showcaseId || !password) {
    throw new StartError('CREDIT_PARTNER=tbank requires CREDIT_SHOP_ID, CREDIT_SHOWCASE_ID and CREDIT_PASSWORD.');
  }
  const demoFlow = demoFlows.find((flow) => flow === said.demoFlow.trim());
  if (demoFlow === undefined)
    throw new StartError(`CREDIT_DEMO_FLOW must be sms, appointment or reject, not: ${said.demoFlow}`);
  const promoCode = said.promoCode.trim() || 'default';
  const url = serviceAddressOf('CREDIT_URL', said.url || 'https://forma.tbank.ru');
  return { partner, url, shopId, showcaseId, password, promoCode, demoFlow };
}
