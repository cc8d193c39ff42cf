import {
  flagWire,
  maybeNumberWire,
  maybeTextWire,
  numberWire,
  roublesWire,
  textWire,
} from '../wire-values/wire-values.js';
import { idRequest, maybeTextRequest, limitRequest } from '../wire-values/wire-requests.js';
import { orderItemWire, orderWire } from '../orders/orders.wire.js';
import {
  array,
  maxLength,
  minLength,
  nullish,
  object,
  picklist,
  pipe,
  regex,
  string,
  trim,
  type InferOutput,
} from 'valibot';

/** The reason for a return: wrong size, not liked, not what was ordered, a defect. */
export const RETURN_REASONS = ['size', 'dislike', 'wrong', 'defect'] as const;

/** Maximum length of a note to a return, characters. */
export const RETURN_NOTE_LIMIT = 1000;

/**
 * A line of an order on its own page. `lineId` identifies it in a return, `returnable` is how many pieces may be
 * returned.
 */
export const ownOrderItemWire = object({
  ...orderItemWire.entries,
  lineId: maybeNumberWire,
  returnable: maybeNumberWire,
});

/** A step of an order: `at` is `dd.mm.yyyy, hh:mm` by the shop's clock, empty for a step that is still to come. */
export const orderStepWire = object({ text: textWire, at: maybeTextWire });

/** A request for a return; `answer` is the shop's reply as text. */
export const orderReturnWire = object({
  id: numberWire,
  date: textWire,
  status: object({ text: textWire, color: maybeTextWire }),
  reason: maybeTextWire,
  note: maybeTextWire,
  answer: maybeTextWire,
  items: array(object({ title: textWire, quantity: numberWire })),
});

/**
 * Whether a return may be requested now: `until` is the last day, `dd.mm.yyyy`; `refusal` says why not, empty while
 * there is nothing to say, as before the order is received.
 */
export const returnRuleWire = object({ isAvailable: flagWire, until: maybeTextWire, refusal: maybeTextWire });

/**
 * An order on its own page: what the list of orders has, and everything that only its owner may see. `deliveryPrice`
 * null: the shop's manager will calculate it. `receiptLink`: the fiscal receipt, empty until the shop knows its
 * address.
 */
export const ownOrderWire = object({
  ...orderWire.entries,
  items: array(ownOrderItemWire),
  steps: nullish(array(orderStepWire)),
  goodsPrice: roublesWire,
  deliveryPrice: maybeNumberWire,
  total: roublesWire,
  promocode: maybeTextWire,
  payment: nullish(object({ value: maybeTextWire, state: maybeTextWire })),
  recipient: nullish(object({ name: maybeTextWire, phone: maybeTextWire, email: maybeTextWire })),
  comment: maybeTextWire,
  receiptLink: maybeTextWire,
  returnRule: nullish(returnRuleWire),
  returns: nullish(array(orderReturnWire)),
});

const orderNumber = pipe(string(), trim(), minLength(1), maxLength(40), regex(/^[\p{L}\p{N}_-]+$/u));

/**
 * Request of `POST /api/user/getOrder/`: optional for a backend. The response is the same for somebody else's order and
 * for one that does not exist.
 */
export const getOwnOrderRequest = object({ number: orderNumber });
/** Response of `POST /api/user/getOrder/` */
export const getOwnOrderResponse = object({ order: ownOrderWire });

/**
 * Request of `POST /api/user/requestReturn/`: optional for a backend. Which lines, how many pieces of each, and why.
 */
export const requestReturnRequest = object({
  number: orderNumber,
  reason: picklist(RETURN_REASONS),
  note: maybeTextRequest(RETURN_NOTE_LIMIT),
  items: pipe(array(object({ lineId: idRequest, quantity: limitRequest(10_000) })), minLength(1), maxLength(100)),
});
/** Response of `POST /api/user/requestReturn/`: the order as it is now. */
export const requestReturnResponse = object({ order: ownOrderWire });

/** The order of an order page on the wire. */
export type OwnOrderWire = InferOutput<typeof ownOrderWire>;
