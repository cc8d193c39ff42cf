import { ImportError } from '../import/import-error.js';
import { groupThings, namedThing, offerThings, productThing, propertyThing, type Thing } from './commerceml-things.js';
import { isTrue, readXmlRecords, type XmlRecord } from './xml-records.js';

/** What a file says of the goods, piece by piece. */
export interface ThingsPiece {
  readonly things: readonly Thing[];
  /** The catalogue that they belong to; '' where the file does not say. */
  readonly catalog: string;
  /** Whether the file has all goods of the catalogue: those that it does not name no longer exist. */
  readonly isWhole: boolean;
}

const commerceml = 'КоммерческаяИнформация';
const records = new Set(['Группа', 'Свойство', 'СвойствоНоменклатуры', 'Товар', 'Предложение', 'ТипЦены', 'Склад']);

/** What a record is; units, kinds of goods and documents are nothing that a shop shows. */
function thingsOf(record: XmlRecord): Thing[] {
  switch (record.name) {
    case 'Группа':
      return groupThings(record);
    case 'Свойство':
    case 'СвойствоНоменклатуры':
      return [propertyThing(record)];
    case 'Товар':
      return [productThing(record)];
    case 'Предложение':
      return offerThings(record);
    default:
      return [namedThing(record.name === 'Склад' ? 'warehouse' : 'priceType', record)];
  }
}

/**
 * Reads a file of goods or offers of CommerceML 2.
 * @throws ImportError where it is broken, or is something else
 */
export async function* readCommerceml(texts: AsyncIterable<string>): AsyncGenerator<ThingsPiece> {
  let found: Thing[] = [];
  let catalog = '';
  let isWhole = false;
  const reader = readXmlRecords({
    root: commerceml,
    records,
    onOpen(path, attributes) {
      const name = path.at(-1);
      if (name === 'Документ') throw new ImportError('В файле заказы, а не товары.');
      if (name === 'Каталог' || name === 'ПакетПредложений')
        isWhole = attributes['СодержитТолькоИзменения'] !== undefined && !isTrue(attributes['СодержитТолькоИзменения']);
    },
    onText(path, text) {
      const [parent, name] = path.slice(-2);
      if ((parent === 'Каталог' && name === 'Ид') || (parent === 'ПакетПредложений' && name === 'ИдКаталога'))
        catalog = text.slice(0, 200);
    },
    onRecord: (record) => found.push(...thingsOf(record).filter(({ id }) => id !== '')),
  });
  const collect = (): ThingsPiece => {
    const things = found;
    found = [];
    return { things, catalog, isWhole };
  };
  for await (const text of texts) {
    reader.write(text);
    yield collect();
  }
  reader.finish();
  yield collect();
}
