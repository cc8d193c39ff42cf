import { feedLimits, type RawCategory, type RawOffer } from './raw-offer.js';

/** Names of the columns that are not properties, lower case; docs/import.md lists them. */
const columnNames = {
  id: ['id', 'код', 'код товара'],
  groupId: ['group_id', 'группа', 'код группы', 'модель'],
  name: ['name', 'название', 'наименование', 'товар'],
  price: ['price', 'цена', 'цена, руб', 'цена, руб.', 'цена, ₽'],
  oldprice: ['oldprice', 'old_price', 'старая цена', 'цена до скидки'],
  currencyId: ['currency', 'currencyid', 'валюта'],
  category: ['category', 'раздел', 'категория'],
  vendor: ['vendor', 'brand', 'бренд', 'производитель'],
  description: ['description', 'описание'],
  pictures: ['picture', 'pictures', 'фото', 'картинка', 'картинки', 'изображение', 'изображения'],
  count: ['count', 'quantity', 'остаток', 'количество'],
  available: ['available', 'в наличии', 'наличие'],
  vendorCode: ['vendorcode', 'sku', 'артикул'],
  barcode: ['barcode', 'штрихкод', 'штрих-код', 'ean'],
} as const;
type Column = keyof typeof columnNames;

const known = new Map<string, Column>(
  (Object.keys(columnNames) as Column[]).flatMap((column) =>
    columnNames[column].map((name) => [name, column] as const),
  ),
);
/** «Остаток 3»: pieces in the shop with the id 3. */
const ofShop = /^(?:остаток|count|stock)[\s:_]+(.+)$/i;

/** What the columns of a table mean. */
export interface CsvHead {
  readonly columns: readonly (
    | { readonly kind: 'field'; readonly column: Column }
    | { readonly kind: 'shop'; readonly outlet: string }
    | { readonly kind: 'param'; readonly name: string }
    | null
  )[];
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The first row of a table; null when it does not name what goods must have. */
export function readCsvHead(row: readonly string[]): CsvHead | null {
  const seen = new Set<Column>();
  const columns = row.map((cell): CsvHead['columns'][number] => {
    const name = squeezed(cell);
    const column = known.get(name.toLowerCase());
    if (column && !seen.has(column)) {
      seen.add(column);
      return { kind: 'field', column };
    }
    const outlet = ofShop.exec(name)?.[1];
    if (outlet !== undefined) return { kind: 'shop', outlet };
    return name === '' ? null : { kind: 'param', name: name.slice(0, feedLimits.paramName) };
  });
  const isWhole = seen.has('name') && seen.has('price') && (seen.has('id') || seen.has('vendorCode'));
  return isWhole ? { columns } : null;
}

/** «12 990,50 ₽» without its sign, which Excel saves as `?` in windows-1251: `parseRoubles` reads the rest. */
const sum = (text: string): string => text.replace(/\s*(?:₽|\?|руб\.?|р\.)\s*$/i, '');

const no = /^(?:нет|no|false|0|-)$/i;

/** Sections of «Поход / Палатки», from the top; a section is recognised by its words. */
function sectionsOf(path: string): RawCategory[] {
  const titles = path
    .split(/[/>|\\]/)
    .map(squeezed)
    .filter(Boolean);
  const idOf = (count: number): string =>
    titles
      .slice(0, count)
      .map((title) => title.toLowerCase())
      .join(' / ')
      .slice(-feedLimits.id);
  return titles.map((title, index) => ({
    id: idOf(index + 1),
    parentId: index === 0 ? '' : idOf(index),
    title: title.slice(0, feedLimits.title),
  }));
}

/** A row as an offer and the sections that it is in. */
export function readCsvRow({ columns }: CsvHead, row: readonly string[]): { offer: RawOffer; sections: RawCategory[] } {
  const said: Partial<Record<Column, string>> = {};
  const offer: RawOffer = {
    id: '',
    groupId: '',
    type: '',
    available: '',
    fields: {},
    pictures: [],
    params: [],
    outlets: [],
  };
  for (const [index, column] of columns.entries()) {
    const text = (row[index] ?? '').trim();
    if (!column || text === '') continue;
    if (column.kind === 'field') said[column.column] = text;
    else if (column.kind === 'param') {
      if (offer.params.length < feedLimits.params)
        offer.params.push({ name: column.name, value: squeezed(text).slice(0, feedLimits.paramValue) });
    } else if (/^\d{1,9}$/.test(text)) offer.outlets.push({ outlet: column.outlet, amount: Number(text) });
  }
  const sections = sectionsOf(said.category ?? 'Товары');
  const field = (column: Column): string => (said[column] ?? '').slice(0, feedLimits.field);
  return {
    sections,
    offer: {
      ...offer,
      id: (said.id ?? said.vendorCode ?? '').slice(0, feedLimits.id),
      groupId: (said.groupId ?? '').slice(0, feedLimits.id),
      available: said.available !== undefined && no.test(said.available) ? 'false' : 'true',
      pictures: (said.pictures ?? '')
        .split(/[\s|;]+|,(?=\s*https?:)/)
        .filter(Boolean)
        .slice(0, feedLimits.pictures),
      fields: {
        name: field('name'),
        price: sum(field('price')),
        oldprice: sum(field('oldprice')),
        categoryId: sections.at(-1)?.id ?? '',
        vendor: field('vendor'),
        description: (said.description ?? '').slice(0, feedLimits.description),
        vendorCode: field('vendorCode'),
        barcode: field('barcode'),
        ...(said.currencyId ? { currencyId: field('currencyId') } : {}),
        ...(said.count ? { count: field('count') } : {}),
      },
    },
  };
}
