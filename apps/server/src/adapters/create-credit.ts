import type { Settings } from '../settings.js';
import type { CreditPartner } from './credit.js';
import { createDemoCredit } from './demo-credit.js';
import { createTbankCredit } from './tbank-credit.js';

/**
 * Where a credit partner notifies the shop of the outcome of an application. Our own path: the specification names
 * none.
 */
export const creditNoticeAddress = '/api/credit/notice/';

/** The credit partner of the settings; null when the shop sells nothing on credit. */
export function createCredit({ credit, secret, publicUrl }: Settings): CreditPartner | null {
  if (credit.partner === 'none') return null;
  if (credit.partner === 'demo') return createDemoCredit(secret);
  return createTbankCredit({
    ...credit,
    webhookUrl: publicUrl && publicUrl + creditNoticeAddress,
    returnUrl: publicUrl && `${publicUrl}/orders`,
  });
}
