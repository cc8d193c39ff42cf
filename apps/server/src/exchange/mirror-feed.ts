import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { ImportError } from '../import/import-error.js';
import type { ReadPiece } from '../import/read-pieces.js';
import type { RawCategory, RawOffer, RawParam } from '../import/raw-offer.js';
import type { ExchangeSettings } from '../settings/exchange-settings.js';
import type {
  NamedBody,
  OfferBody,
  PriceBody,
  ProductBody,
  PropertyBody,
  RestBody,
  ValueBody,
} from './commerceml-things.js';
import type { ExchangeFile } from './goods-mirror.js';

/** How goods are read: prices and warehouses by the owner's settings. */
export type GoodsRules = Pick<ExchangeSettings, 'price' | 'oldPrice' | 'warehouses'>;

const productsAtOnce = 300;
/** The section of goods without a group. */
const homeless: RawCategory = { id: 'goods-without-a-group', parentId: '', title: 'Товары' };

/** What offers refer to. */
interface Words {
  readonly properties: ReadonlyMap<string, PropertyBody>;
  readonly priceTypes: ReadonlyMap<string, string>;
  readonly warehouses: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, string>;
  readonly groups: ReadonlySet<string>;
}

async function bodiesOf<Body>(trx: Db, kind: string): Promise<Map<string, Body>> {
  const rows = await trx
    .selectFrom('exchange_items')
    .select(['id', 'body'])
    .where('kind', '=', kind)
    .orderBy('place')
    .execute();
  return new Map(rows.map(({ id, body }) => [id, body as Body]));
}

interface OfferRow {
  parent: string;
  id: string;
  body: OfferBody;
  price: PriceBody | null;
  rest: RestBody | null;
  is_rest_said: boolean;
}

/**
 * All that the accounting system has said so far, as a feed. The stock of an offer comes from the file that names it;
 * where `file` does not, the shop keeps what it has: pieces were sold here since.
 *
 * @throws ImportError when no price type has the name in the settings
 */
export async function* mirrorFeed(trx: Db, file: ExchangeFile, rules: GoodsRules): AsyncGenerator<ReadPiece> {
  const facts = { shopName: '', rates: new Map<string, number>() };
  const groups = await bodiesOf<RawCategory>(trx, 'group');
  const names = async (kind: string): Promise<Map<string, string>> =>
    new Map([...(await bodiesOf<NamedBody>(trx, kind))].map(([id, { name }]) => [id, name]));
  const words: Words = {
    properties: await bodiesOf<PropertyBody>(trx, 'property'),
    priceTypes: await names('priceType'),
    warehouses: await names('warehouse'),
    pictures: await names('picture'),
    groups: new Set(groups.keys()),
  };
  const prices = chosenTypes(words.priceTypes, rules);
  yield { categories: [...groups.values(), homeless], offers: [], facts };
  for (let last = 0; ;) {
    const products = await trx
      .selectFrom('exchange_items')
      .select(['id', 'body', 'place'])
      .where('kind', '=', 'product')
      .where('place', '>', last)
      .orderBy('place')
      .limit(productsAtOnce)
      .execute();
    if (products.length === 0) return;
    last = products.at(-1)!.place;
    const { rows } = await sql<OfferRow>`
      select o.parent, o.id, o.body, p.body as price, r.body as rest,
        coalesce(r.exchange = ${file.exchange} and r.file = ${file.name}, false) as is_rest_said
        from exchange_items o
        join exchange_items product on product.kind = 'product' and product.id = o.parent
        left join exchange_items p on p.kind = 'price' and p.id = o.id
        left join exchange_items r on r.kind = 'rest' and r.id = o.id
       where o.kind = 'offer' and o.parent = any(${sql.val(products.map(({ id }) => id))}::text[])
       order by product.place, o.place`.execute(trx);
    const bodies = new Map(products.map(({ id, body }) => [id, body as ProductBody]));
    const offers = rows.map((row) => toRawOffer(row, bodies.get(row.parent)!, { words, prices, rules }));
    yield { categories: [], offers, facts };
  }
}

interface ChosenTypes {
  /** Null: the first one that an offer has. */
  readonly price: string | null;
  readonly oldPrice: string | null;
}

function chosenTypes(types: ReadonlyMap<string, string>, { price, oldPrice }: GoodsRules): ChosenTypes {
  const idOf = (wanted: string): string | null => {
    if (wanted === '') return null;
    const found = [...types].find(([id, name]) => id === wanted || name.toLowerCase() === wanted.toLowerCase());
    // Before the first file of offers nothing is known of prices, and nothing is sold either.
    if (!found && types.size > 0)
      throw new ImportError(`Типа цен «${wanted}» в выгрузке нет, есть: ${[...types.values()].join(', ')}.`);
    return found?.[0] ?? null;
  };
  return { price: idOf(price), oldPrice: idOf(oldPrice) };
}

interface Context {
  readonly words: Words;
  readonly prices: ChosenTypes;
  readonly rules: GoodsRules;
}

function toRawOffer(row: OfferRow, product: ProductBody, context: Context): RawOffer {
  const { words, prices } = context;
  const said = row.price?.prices ?? [];
  const price = prices.price === null ? said[0] : said.find(({ type }) => type === prices.price);
  const oldPrice = prices.oldPrice === null ? undefined : said.find(({ type }) => type === prices.oldPrice);
  const { characteristics, properties } = row.body;
  const ofProduct = paramsOf(product.properties, words);
  const { vendor, params } = takeVendor([...paramsOf(properties, words), ...ofProduct], product.vendor);
  const chosen = new Set(characteristics.map(({ name }) => name));
  const outlets = outletsOf(row.rest, context);
  const field = (name: string, value: string): Record<string, string> => (value === '' ? {} : { [name]: value });
  return {
    id: row.id,
    groupId: row.parent,
    type: '',
    available: '',
    fields: {
      name: product.name,
      price: price?.sum ?? '',
      ...field('oldprice', oldPrice?.sum ?? ''),
      currencyId: currencyOf(price?.currency ?? ''),
      categoryId: words.groups.has(product.group) ? product.group : homeless.id,
      vendor,
      description: product.description,
      vendorCode: row.body.article || product.article,
      barcode: row.body.barcode || product.barcode,
      ...(outlets.length === 0 && { count: row.rest?.warehouses.length ? '0' : String(row.rest?.amount ?? 0) }),
    },
    pictures: product.pictures.flatMap((path) => words.pictures.get(path) ?? []),
    params: [...characteristics, ...params.filter(({ name }) => !chosen.has(name))],
    outlets,
    ...(row.is_rest_said ? {} : { keepsStock: true }),
  };
}

/** «руб», «руб.» and 643 are what the feed calls RUB. */
const currencyOf = (said: string): string => (/^(?:руб|rub|rur|643|₽)/i.test(said) || said === '' ? 'RUB' : said);

function paramsOf(values: readonly ValueBody[], { properties }: Words): RawParam[] {
  return values.flatMap(({ id, name: ownName, values: said }) => {
    const property = properties.get(id);
    const name = property?.name || ownName;
    const value = said.map((one) => property?.values[one] ?? one).join(', ');
    return name === '' || value === '' ? [] : [{ name, value }];
  });
}

/** The maker is a field of its own, or a property. */
function takeVendor(params: readonly RawParam[], said: string): { vendor: string; params: RawParam[] } {
  const isVendor = ({ name }: RawParam): boolean => /^(?:производитель|бренд|торговая марка|изготовитель)$/i.test(name);
  return {
    vendor: said || (params.find(isVendor)?.value ?? ''),
    params: params.filter((param) => !isVendor(param)),
  };
}

/** Pieces by shop: a warehouse that the settings do not name is reported by its name, and its stock goes to the first shop. */
function outletsOf(rest: RestBody | null, { words, rules }: Context): { outlet: string; amount: number }[] {
  return (rest?.warehouses ?? []).flatMap(({ id, amount }) => {
    const name = words.warehouses.get(id) ?? id;
    const shop = rules.warehouses.get(id.toLowerCase()) ?? rules.warehouses.get(name.toLowerCase());
    if (shop === 0) return [];
    return [{ outlet: shop === undefined ? name : String(shop), amount }];
  });
}
