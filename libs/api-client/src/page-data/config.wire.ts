import { keyWire, maybeNumberWire, maybeTextWire, textWire } from '../wire-values/wire-values.js';
import { array, boolean, nullish, object, record, string, unknown, union } from 'valibot';

/** A line of the menu under a section. */
const subMenuLineWire = object({ id: keyWire, title: textWire, link: textWire });

/** A line of the header's menu. */
export const menuLineWire = object({
  id: keyWire,
  title: textWire,
  link: textWire,
  children: nullish(array(subMenuLineWire)),
});

/** `_config`: what the host decides for every page. An empty list stands for no flags in some servers. */
export const configWire = object({
  flags: nullish(union([record(string(), boolean()), array(unknown())])),
  mapsKey: maybeTextWire,
  mapsTileUrl: maybeTextWire,
  mapsTileAttribution: maybeTextWire,
  creditPartner: nullish(record(string(), unknown())),
  supportPhone: maybeTextWire,
  menu: nullish(array(menuLineWire)),
  shopsCount: maybeNumberWire,
});

/** A line of the account's menu, `_menuItems` (S2 §2). */
export const accountMenuLineWire = object({ id: nullish(keyWire), title: textWire, link: textWire });
/** `_menuItems`. */
export const accountMenuWire = array(accountMenuLineWire);
