import type { CardPayment } from './card-payment.js';
import type { Carrier } from './carrier.js';
import type { CreditPartner } from './credit.js';
import type { FileStore } from './files.js';
import type { MailSender } from './mail.js';
import type { PhotoStore } from './photo-store.js';
import type { SmsGateway } from './sms.js';
import type { Webhook } from './webhook.js';

/** Everything outside the shop that it talks to. */
export interface Adapters {
  readonly sms: SmsGateway;
  readonly mail: MailSender;
  readonly cardPayment: CardPayment;
  /** Null when the shop sells nothing on credit. */
  readonly credit: CreditPartner | null;
  /** The carriers that the shop has a contract with. */
  readonly carriers: readonly Carrier[];
  readonly files: FileStore;
  /** Photos of reviews. */
  readonly photos: PhotoStore;
  /** Null when no program of the owner receives events of orders. */
  readonly webhook: Webhook | null;
}
