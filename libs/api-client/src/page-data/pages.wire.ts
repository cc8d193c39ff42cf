import { productCardWire } from '../product/product-card.wire.js';
import {
  keyWire,
  linkWire,
  maybeNumberWire,
  maybeTextWire,
  numberWire,
  textWire,
  urlWire,
} from '../wire-values/wire-values.js';
import { array, nullish, object, picklist } from 'valibot';

/** `_items`: the first page of a list (decision 23). */
export const itemsWire = object({ items: array(productCardWire), count: numberWire });
/** `_popularRequests`, `_breadcrumbs`: links. */
export const linksWire = array(linkWire);
/** One vacancy, as an option of a select (decision 21). */
export const vacancyWire = object({ id: keyWire, value: textWire });
/** `_vacancies` */
export const vacanciesWire = array(vacancyWire);
/**
 * `_order` (S2 §3); `payment` is our server's word on the payment (decision 19), `paymentLink` where that order of this
 * session is still to be paid, `credit` its newest order whose application for credit is still open.
 */
export const orderPageWire = object({
  freeDeliveryLimitPrice: maybeNumberWire,
  payment: nullish(picklist(['paid', 'pending', 'failed', ''])),
  orderNum: nullish(keyWire),
  paymentLink: maybeTextWire,
  credit: nullish(object({ orderNum: keyWire, link: textWire })),
});
/** `_document`: a legal or text page; its HTML is sanitised by the server. */
export const documentWire = object({ html: textWire, date: maybeTextWire });
/** `_article`: an article's own page; its HTML is sanitised by the server. */
export const articlePageWire = object({ title: textWire, date: maybeTextWire, img: urlWire, html: textWire });
/** `_ordersYears`. */
export const yearsWire = array(keyWire);
