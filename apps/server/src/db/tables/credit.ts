import type { Defaulted, Moment } from './catalogue.js';

/**
 * An order's application for a credit. `token` is its public id; `link` is '' until the partner has opened it.
 * `rejected` is the partner's word or the buyer's there, `withdrawn` ours.
 */
export interface CreditApplicationsTable {
  order_id: number;
  token: string;
  external_id: Defaulted<string>;
  link: Defaulted<string>;
  amount_kopecks: number;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  /**
   * False while the partner must still be notified: that the goods are in stock, or that the application is withdrawn.
   */
  is_told: Defaulted<boolean>;
  due_at: Moment;
  tries: Defaulted<number>;
  last_error: Defaulted<string>;
  created_at: Moment;
  updated_at: Moment;
}
