import { keyWire, maybeNumberWire, maybeTextWire, textWire } from '../wire-values/wire-values.js';
import { array, boolean, nullish, object, record, string, unknown, union } from 'valibot';

/** A submenu item. */
const subMenuLineWire = object({ id: keyWire, title: textWire, link: textWire });

/** An item of the header menu. */
export const menuLineWire = object({
  id: keyWire,
  title: textWire,
  link: textWire,
  children: nullish(array(subMenuLineWire)),
});

/** `_config`: what the host decides for every page. Some servers send an empty list for no flags. */
export const configWire = object({
  flags: nullish(union([record(string(), boolean()), array(unknown())])),
  mapsKey: maybeTextWire,
  mapsTileUrl: maybeTextWire,
  mapsTileAttribution: maybeTextWire,
  creditPartner: nullish(record(string(), unknown())),
  sessionMark: maybeTextWire,
  supportPhone: maybeTextWire,
  menu: nullish(array(menuLineWire)),
  shopsCount: maybeNumberWire,
  counters: nullish(
    object({
      metrica: maybeTextWire,
      ga4: maybeTextWire,
      other: nullish(object({ name: maybeTextWire, scripts: nullish(array(textWire)) })),
    }),
  ),
});

/** An item of the account menu, `_menuItems`. */
export const accountMenuLineWire = object({ id: nullish(keyWire), title: textWire, link: textWire });
/** `_menuItems`. */
export const accountMenuWire = array(accountMenuLineWire);
