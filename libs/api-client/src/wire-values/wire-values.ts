/**
 * Small schemas that responses of the shop are composed of.
 *
 * Responses are read tolerantly: a number may come as text, an empty value as `null`, `''` or not at all, a switch as
 * `1` or `'Y'`. The schemas only validate (RTK Query does not allow a raw schema to change a type); `to*` functions in
 * `wire-values.model.ts` convert.
 */
import {
  array,
  boolean,
  finite,
  nullish,
  number,
  object,
  picklist,
  pipe,
  record,
  regex,
  string,
  union,
  unknown,
} from 'valibot';

/** A number, or text that is one: `1990`, `'1990.50'`. */
export const numberWire = union([pipe(number(), finite()), pipe(string(), regex(/^-?\d{1,15}(\.\d{1,6})?$/))]);

/** Roubles with at most two decimals on the wire; models keep integer kopecks. */
export const roublesWire = numberWire;

/** A number that may be missing. */
export const maybeNumberWire = nullish(union([numberWire, picklist([''])]));

/** Text, possibly empty. */
export const textWire = string();

/** Text, or nothing: `null`, `''`, absent. */
export const maybeTextWire = nullish(string());

/** Text or a number where only its text matters (ids of filters, order numbers). */
export const keyWire = union([string(), number()]);

/** A switch: `true`, `1`, `'1'`, `'Y'` are on; everything else is off. */
export const flagWire = nullish(union([boolean(), picklist([0, 1, '0', '1', 'Y', 'N', ''])]));

/** Image or link address; empty when there is none. */
export const urlWire = maybeTextWire;

/** A record; some servers send an empty one as `[]`. */
export const textRecordWire = union([record(string(), string()), array(unknown())]);

/** `{ title, link }` of a breadcrumb or a menu line. */
export const linkWire = object({ title: string(), link: string() });

/** `{ name, value }` of a product property. */
export const namedValueWire = object({ name: string(), value: keyWire });

/** The response of a call whose body the contract does not describe: anything, even nothing. */
export const doneResponse = unknown();
