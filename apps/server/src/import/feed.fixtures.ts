import iconv from 'iconv-lite';

/** A feed around categories and offers. */
export function feedOf(parts: {
  categories?: string;
  offers: string;
  declaration?: string;
  doctype?: string;
  offersFirst?: boolean;
}): string {
  const {
    categories = '<category id="1">Обувь</category><category id="2" parentId="1">Ботинки</category>',
    declaration = '<?xml version="1.0" encoding="UTF-8"?>',
    doctype = '',
    offers,
    offersFirst = false,
  } = parts;
  const blocks = [`<categories>${categories}</categories>`, `<offers>${offers}</offers>`];
  return `${declaration}\n${doctype}<yml_catalog date="2026-11-21 10:00"><shop><name>Магазин</name><currencies><currency id="RUR" rate="1"/></currencies>${(offersFirst
    ? blocks.reverse()
    : blocks
  ).join('\n')}</shop></yml_catalog>`;
}

/** An offer; what is not given is a pair of boots in category 2 for 5000 roubles. */
export function offerOf(
  id: string | number,
  fields: Record<string, string> = {},
  more: { attributes?: string; inside?: string } = {},
): string {
  const all: Record<string, string> = {
    name: `Ботинки ${id}`,
    price: '5000',
    currencyId: 'RUR',
    categoryId: '2',
    ...fields,
  };
  const elements = Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<offer id="${id}" available="true" ${more.attributes ?? ''}>${elements.join('')}${more.inside ?? ''}</offer>`;
}

/** A text as a stream of small pieces, cut anywhere: in the middle of tags and letters. */
export async function* bytesOf(text: string, encoding = 'utf-8', size = 37): AsyncGenerator<Buffer> {
  const bytes = iconv.encode(text, encoding);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A feed of about so many bytes, made while it is read. */
export async function* largeFeed(megabytes: number): AsyncGenerator<Buffer> {
  const [head = '', tail = ''] = feedOf({ offers: '@' }).split('@');
  yield Buffer.from(head);
  const filler = 'Прочные ботинки для дальних дорог. '.repeat(12);
  let written = 0;
  for (let id = 1; written < megabytes * 1_000_000; id += 1) {
    const offer = Buffer.from(
      offerOf(
        id,
        { vendor: `Фирма ${id % 50}`, price: String(1000 + (id % 9000)), description: `<![CDATA[<p>${filler}</p>]]>` },
        {
          attributes: `group_id="g${Math.floor(id / 4)}"`,
          inside: `<param name="Размер">${38 + (id % 4)}</param><param name="Материал">кожа ${id % 7}</param><picture>https://img.example/${id}.jpg</picture>`,
        },
      ),
    );
    written += offer.length;
    yield offer;
  }
  yield Buffer.from(tail);
}
