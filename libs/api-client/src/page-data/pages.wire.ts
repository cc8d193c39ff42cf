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

/** `_items`: the first page of a list, so that it needs no request on mount. */
export const itemsWire = object({ items: array(productCardWire), count: numberWire });
/** `_popularRequests`, `_breadcrumbs`: links. */
export const linksWire = array(linkWire);
/** A vacancy as a select option: `value` is its label. */
export const vacancyWire = object({ id: keyWire, value: textWire });
/** `_vacancies` */
export const vacanciesWire = array(vacancyWire);
/**
 * `_order`. Delivery is free strictly above `freeDeliveryLimitPrice` (roubles). The rest is optional: `payment` is the
 * state of the payment according to the server and overrides `paymentSuccess` in the URL; `paymentLink` is where to pay
 * for that order; `credit` is the session's newest order whose credit application is still open.
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
