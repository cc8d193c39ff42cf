import type { CardPayment } from './card-payment.js';
import type { FileStore } from './files.js';
import type { MailSender } from './mail.js';
import type { SmsGateway } from './sms.js';

/** Everything outside the shop that it talks to. */
export interface Adapters {
  readonly sms: SmsGateway;
  readonly mail: MailSender;
  readonly cardPayment: CardPayment;
  readonly files: FileStore;
}
