import type { RawCategory, RawParam } from '../import/raw-offer.js';
import { feedLimits } from '../import/raw-offer.js';
import { child, children, isTrue, textOf, type XmlRecord } from './xml-records.js';

/** A property of goods as a catalogue defines it; `values` are the words of a list by their ids. */
export interface PropertyBody {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A value of a property: by the property's id, or by its name. It may itself be the id of a word of a list. */
export interface ValueBody {
  readonly id: string;
  readonly name: string;
  readonly values: readonly string[];
}

/** What the accounting system says of a product. */
export interface ProductBody {
  readonly name: string;
  readonly article: string;
  readonly barcode: string;
  readonly vendor: string;
  readonly description: string;
  readonly group: string;
  /** Paths of files in the exchange. */
  readonly pictures: readonly string[];
  readonly properties: readonly ValueBody[];
}

/** What it says of an offer: a product, or one of its characteristics. */
export interface OfferBody {
  readonly article: string;
  readonly barcode: string;
  readonly characteristics: readonly RawParam[];
  readonly properties: readonly ValueBody[];
}

/** Prices of an offer by the id of their type. */
export interface PriceBody {
  readonly prices: readonly { readonly type: string; readonly sum: string; readonly currency: string }[];
}

/** Pieces of an offer: by warehouse, or `amount` without one. */
export interface RestBody {
  readonly amount: number | null;
  readonly warehouses: readonly { readonly id: string; readonly amount: number }[];
}

/** A type of prices, or a warehouse. */
export interface NamedBody {
  readonly name: string;
}

/** Something that a file says; `body` null: it no longer exists. */
export interface Thing {
  readonly kind: 'group' | 'property' | 'product' | 'offer' | 'price' | 'rest' | 'priceType' | 'warehouse';
  readonly id: string;
  readonly parent?: string;
  readonly body: RawCategory | PropertyBody | ProductBody | OfferBody | PriceBody | RestBody | NamedBody | null;
}

const idOf = (record: XmlRecord): string => textOf(record, 'Ид').slice(0, feedLimits.id);
const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, feedLimits.field);

/** A group with all that are in it. */
export function groupThings(record: XmlRecord, parentId = ''): Thing[] {
  const id = idOf(record);
  const title = short(textOf(record, 'Наименование')).slice(0, feedLimits.title);
  const below = children(child(record, 'Группы'), 'Группа').flatMap((one) => groupThings(one, id));
  return id === '' || isDeleted(record) ? below : [{ kind: 'group', id, body: { id, parentId, title } }, ...below];
}

/** 1C says it by an attribute, later versions by an element; also with ё. */
const isDeleted = (record: XmlRecord): boolean =>
  /^удал[её]н$/i.test(record.attributes['Статус'] ?? textOf(record, 'Статус')) ||
  isTrue(textOf(record, 'ПометкаУдаления'));

export function propertyThing(record: XmlRecord): Thing {
  const list = children(child(record, 'ВариантыЗначений'), 'Справочник');
  const values = list.map((one) => [textOf(one, 'ИдЗначения'), short(textOf(one, 'Значение'))] as const);
  return {
    kind: 'property',
    id: idOf(record),
    body: {
      name: short(textOf(record, 'Наименование')).slice(0, feedLimits.paramName),
      values: Object.fromEntries(values.filter(([id]) => id !== '')),
    },
  };
}

const valuesOf = (record: XmlRecord): ValueBody[] =>
  children(child(record, 'ЗначенияСвойств'), 'ЗначенияСвойства')
    .slice(0, feedLimits.params)
    .map((one) => ({
      id: idOf(one),
      name: short(textOf(one, 'Наименование')),
      values: one.children
        .filter(({ name, text }) => (name === 'Значение' || name === 'ИдЗначения') && text !== '')
        .map(({ text }) => short(text).slice(0, feedLimits.paramValue)),
    }))
    .filter(({ values }) => values.length > 0);

const requisites = (record: XmlRecord): Map<string, string> =>
  new Map(
    children(child(record, 'ЗначенияРеквизитов'), 'ЗначениеРеквизита').map((one) => [
      textOf(one, 'Наименование').toLowerCase().replace(/\s/g, ''),
      textOf(one, 'Значение'),
    ]),
  );

export function productThing(record: XmlRecord): Thing {
  const id = idOf(record);
  const said = requisites(record);
  // A service has no stock, and nobody delivers it.
  const isGoods = !/^услуг/i.test(said.get('типноменклатуры') ?? '');
  if (isDeleted(record) || !isGoods) return { kind: 'product', id, body: null };
  const body: ProductBody = {
    name: short(textOf(record, 'Наименование')) || short(said.get('полноенаименование') ?? ''),
    article: short(textOf(record, 'Артикул')),
    barcode: short(textOf(record, 'Штрихкод')),
    vendor: short(textOf(child(record, 'Изготовитель'), 'Наименование')),
    description: said.get('описаниевформатеhtml') || textOf(record, 'Описание'),
    group: (child(record, 'Группы')?.children[0]?.text ?? '').slice(0, feedLimits.id),
    pictures: children(record, 'Картинка')
      .map(({ text }) => text)
      .filter(Boolean)
      .slice(0, feedLimits.pictures),
    properties: valuesOf(record),
  };
  return { kind: 'product', id, body };
}

/** «12,000» pieces; a negative number counts as 0. */
const pieces = (text: string): number | null => {
  const said = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  return /^-?\d{1,9}(?:\.\d{1,6})?$/.test(said) ? Math.max(0, Math.floor(Number(said))) : null;
};

/** An offer's own fields, its prices and its stock: three things, for each may come in a file of its own. */
export function offerThings(record: XmlRecord): Thing[] {
  const id = idOf(record);
  const [parent = ''] = id.split('#');
  if (isDeleted(record)) return [{ kind: 'offer', id, parent, body: null }];
  const characteristics = children(child(record, 'ХарактеристикиТовара'), 'ХарактеристикаТовара')
    .map((one) => ({ name: short(textOf(one, 'Наименование')), value: short(textOf(one, 'Значение')) }))
    .filter(({ name, value }) => name !== '' && value !== '')
    .slice(0, feedLimits.params);
  const prices = children(child(record, 'Цены'), 'Цена').map((one) => ({
    type: textOf(one, 'ИдТипаЦены'),
    sum: textOf(one, 'ЦенаЗаЕдиницу'),
    currency: textOf(one, 'Валюта').slice(0, 10),
  }));
  const rest = restOf(record);
  // Files of prices and of stock name an offer and nothing of it.
  const isDescribed = record.children.some(({ name }) => name === 'Наименование' || name === 'ХарактеристикиТовара');
  return [
    ...(isDescribed
      ? [
          {
            kind: 'offer',
            id,
            parent,
            body: {
              article: short(textOf(record, 'Артикул')),
              barcode: short(textOf(record, 'Штрихкод')),
              characteristics,
              properties: valuesOf(record),
            },
          } as const,
        ]
      : []),
    ...(child(record, 'Цены') ? [{ kind: 'price', id, parent, body: { prices } } as const] : []),
    ...(rest ? [{ kind: 'rest', id, parent, body: rest } as const] : []),
  ];
}

/** In attributes of «Склад» up to 2.07, in «Остатки» since; null: nothing is said. */
function restOf(record: XmlRecord): RestBody | null {
  const inOffer = children(record, 'Склад').map(({ attributes }) => ({
    id: attributes['ИдСклада'] ?? '',
    amount: pieces(attributes['КоличествоНаСкладе'] ?? ''),
  }));
  const rests = children(child(record, 'Остатки'), 'Остаток');
  const inRests = rests
    .flatMap((one) => children(one, 'Склад'))
    .map((one) => ({ id: textOf(one, 'Ид'), amount: pieces(textOf(one, 'Количество')) }));
  const warehouses = [...inOffer, ...inRests].flatMap(({ id, amount }) =>
    amount === null || id === '' ? [] : [{ id, amount }],
  );
  const amount = pieces(textOf(record, 'Количество') || textOf(rests[0], 'Количество'));
  return warehouses.length > 0 || amount !== null ? { amount, warehouses } : null;
}

/** A type of prices or a warehouse. */
export const namedThing = (kind: 'priceType' | 'warehouse', record: XmlRecord): Thing => ({
  kind,
  id: idOf(record),
  body: { name: short(textOf(record, 'Наименование')) },
});
