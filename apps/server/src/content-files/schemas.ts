import * as v from 'valibot';
import { isPageAddress } from '../shop/staff/clean-page-html.js';
import { colourNames } from './colour-names.js';
import { illegible, isColour } from '../shop/identity/own-colours.js';
import { isInn, isOgrn } from './seller-numbers.js';

const line = (most = 300) =>
  v.pipe(
    v.string('must be text: put it in quotes'),
    v.trim(),
    v.maxLength(most, `must be ${most} characters at most`),
    v.regex(/^[^\p{Cc}]*$/u, 'must be one line'),
  );
const said = (most?: number) => v.pipe(line(most), v.minLength(1, 'must not be empty'));
const maybe = (most?: number) => v.optional(line(most), '');

const address = v.pipe(
  line(2_000),
  v.check(
    (text) => text.startsWith('files/') || isPageAddress(text),
    'must be files/…, a path of the shop or an http(s) address',
  ),
);
const maybeAddress = v.optional(address, '');
const link = v.strictObject({ title: said(100), link: address });

const colourWanted = 'must be a colour: "#0a7d4f", "oklch(60% 0.1 150)"; in YAML a value with # needs quotes';
const colour = v.pipe(
  v.string(),
  v.regex(/^(?:#[\da-f]{3,8}|(?:rgb|hsl|oklch|oklab|color)\([\d\s.,%/a-z-]+\))$/i, colourWanted),
  v.check(isColour, colourWanted),
);
const colours = v.optional(
  v.pipe(
    v.record(v.picklist(colourNames, 'is not a colour of the shop: docs/own-shop.md lists them'), colour),
    v.check(
      (own) => illegible(own).length === 0,
      ({ input }) => illegible(input).join('; '),
    ),
  ),
  {},
);

const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('ru', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const shopFields = v.strictObject({
  // Only the made-up shop says so: nothing is sold in it.
  demo: v.optional(v.boolean(), false),
  name: said(60),
  index: v.optional(v.strictObject({ title: maybe(), description: maybe(500), heading: maybe() }), {}),
  slogan: maybe(),
  phone: v.optional(
    v.pipe(
      line(30),
      v.check(
        (text) => text === '' || /^[78]\d{10}$/.test(text.replace(/\D/g, '')),
        'must be a Russian phone of 11 digits, as visitors read it: 8 (800) 555-35-35',
      ),
    ),
    '',
  ),
  hours: maybe(100),
  seller: v.optional(
    v.strictObject({
      name: maybe(),
      ogrn: maybe(20),
      inn: maybe(20),
      address: maybe(),
      email: v.optional(v.union([v.literal(''), v.pipe(line(), v.email('must be a mailbox: claims@example.ru'))]), ''),
    }),
    {},
  ),
  logo: maybeAddress,
  icon: maybeAddress,
  picture: maybeAddress,
  colours: v.optional(
    v.strictObject({ light: colours, dark: colours, bar: v.optional(v.union([v.literal(''), colour]), '') }),
  ),
  socials: v.optional(v.array(link), []),
  menu: v.nullish(
    v.strictObject({
      header: v.array(link),
      footer: v.array(v.strictObject({ title: said(60), links: v.array(link) })),
      // If absent: the documents that there are, under their own titles.
      documents: v.optional(v.array(link)),
    }),
    null,
  ),
  workshops: v.optional(v.array(said()), []),
  storeType: v.optional(v.pipe(line(60), v.regex(/^[A-Z][A-Za-z]+$/, 'must be a type of schema.org: Store')), 'Store'),
  time: v.strictObject({
    zone: v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone: Europe/Moscow')),
    words: said(60),
  }),
  delivery: v.optional(
    v.strictObject({
      freeFrom: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)), null),
    }),
    {},
  ),
});

const sellerNumbers = [
  ['ogrn', isOgrn, 'is no ОГРН (13 digits) or ОГРНИП (15) in quotes: its check digit is wrong'],
  ['inn', isInn, 'is no ИНН (10 or 12 digits) in quotes: its check digit is wrong'],
] as const;

/** Empty until the owner knows them; a real shop does not start without them. A made-up seller has numbers that nobody has. */
const checkSeller = v.rawCheck<v.InferOutput<typeof shopFields>>(({ dataset, addIssue }) => {
  // A fault elsewhere leaves the rest unchecked, not these.
  const shop = dataset.value as { demo?: unknown; seller?: Record<string, unknown> } | undefined;
  if (shop === undefined || shop.demo === true) return;
  for (const [field, isNumber, message] of sellerNumbers) {
    const said = shop.seller?.[field];
    if (typeof said !== 'string' || said === '' || isNumber(said)) continue;
    const at = (input: object, key: string, value: unknown) =>
      ({ type: 'object', origin: 'value', input: input as Record<string, unknown>, key, value }) as const;
    addIssue({ message, path: [at(shop, 'seller', shop.seller), at(shop.seller ?? {}, field, said)] });
  }
});

/** `shop.yaml`: who the shop is. */
export const shopSchema = v.pipe(shopFields, checkSeller);

const key = v.pipe(
  v.string(),
  v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be small Latin letters and digits with single hyphens'),
  v.maxLength(100),
);
/** Latitude and longitude. */
const coords = v.tuple([
  v.pipe(v.number('must be a number'), v.minValue(-90), v.maxValue(90)),
  v.pipe(v.number('must be a number'), v.minValue(-180), v.maxValue(180)),
]);

/** `cities.yaml`: where goods go to; the first one is that of a visitor who has chosen none. */
export const citiesSchema = v.array(v.strictObject({ key, title: said(100), region: maybe(100), coords }));

/** `shops.yaml`: own shops and partners' pickup points. */
export const shopsSchema = v.array(
  v.strictObject({
    key,
    city: key,
    type: v.picklist(['shops', 'points'], 'must be shops (own) or points (pickup points of partners)'),
    address: said(),
    phone: v.optional(
      v.pipe(v.string('must be text: put it in quotes'), v.regex(/^(?:\d{10})?$/, 'must be 10 digits, without +7')),
      '',
    ),
    hours: maybe(100),
    coords,
  }),
);

/** Fields of a page; `heading`: what is above its text, if it is not the title. */
export const pageSchema = v.strictObject({ title: said(200), heading: v.optional(said(200)), description: maybe(500) });

const day = v.pipe(
  v.string('must be a day: 2026-03-01'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a day, 2026-03-01, or a moment, 2026-03-01T09:00:00Z'),
  v.transform((text) => new Date(text).toISOString()),
);

/** Fields of an article; its address is the name of its file. */
export const articleSchema = v.strictObject({
  title: said(200),
  date: day,
  preview: maybe(1_000),
  picture: maybeAddress,
  big: v.optional(v.boolean(), false),
  rubric: maybe(100),
});

/** `sales.yaml`: the slider of sales of the index page; `html` opens in its dialog, which leads to `link`, the goods. */
export const salesSchema = v.array(
  v.strictObject({ title: said(200), img: address, html: v.string(), link: v.optional(address) }),
);

/** `synonyms.yaml`: words that mean the same in a search, «велик, велосипед», one group per line. */
export const synonymsSchema = v.array(
  v.pipe(
    said(300),
    v.regex(/[^\s,][^,]*,\s*[^\s,]/, 'must be two words or more, with commas between: велик, велосипед'),
  ),
);

const gallery = v.optional(
  v.strictObject({ title: maybe(200), images: v.array(v.strictObject({ preview: address, src: address })) }),
);

/** `galleries.yaml`: pictures of the project, the history and the shops. */
export const galleriesSchema = v.strictObject({ project: gallery, history: gallery, shops: gallery });

/** Whether a file may have such a name: `articles/first-snowboard.md`. */
export const isKey = (text: string): boolean => v.is(key, text);
