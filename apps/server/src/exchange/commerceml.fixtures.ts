/** Files with the shape of real exports; the goods are our own. */

const head = (encoding: string, version = '2.05'): string =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ВерсияСхемы="${version}" ДатаФормирования="2026-11-20T10:15:00">\n`;
const tail = '</КоммерческаяИнформация>\n';

const owner = '<Владелец><Ид>owner</Ид><Наименование>ООО «Тропа»</Наименование><ИНН>7200000000</ИНН></Владелец>';

/** Ids as 1C has them. */
export const ids = {
  catalog: 'bd72d8f9-55bc-11d9-848a-00112f43529a',
  footwear: 'bd72d900-55bc-11d9-848a-00112f43529a',
  bootsGroup: 'bd72d901-55bc-11d9-848a-00112f43529a',
  camping: 'bd72d902-55bc-11d9-848a-00112f43529a',
  boots: 'bd72d910-55bc-11d9-848a-00112f43529a',
  boots41: 'bd72d910-55bc-11d9-848a-00112f43529a#0a1b41',
  boots42: 'bd72d910-55bc-11d9-848a-00112f43529a#0a1b42',
  tent: 'bd72d911-55bc-11d9-848a-00112f43529a',
  retail: 'bd72d920-55bc-11d9-848a-00112f43529a',
  wholesale: 'bd72d921-55bc-11d9-848a-00112f43529a',
  main: 'bd72d930-55bc-11d9-848a-00112f43529a',
  north: 'bd72d931-55bc-11d9-848a-00112f43529a',
  defects: 'bd72d932-55bc-11d9-848a-00112f43529a',
} as const;

const classifier = `<Классификатор><Ид>${ids.catalog}</Ид><Наименование>Классификатор (Основной каталог)</Наименование>${owner}
<Группы>
 <Группа><Ид>${ids.footwear}</Ид><Наименование>Обувь</Наименование>
  <Группы><Группа><Ид>${ids.bootsGroup}</Ид><Наименование>Ботинки</Наименование></Группа></Группы>
 </Группа>
 <Группа><Ид>${ids.camping}</Ид><Наименование>Поход</Наименование></Группа>
</Группы>
<Свойства>
 <Свойство><Ид>material</Ид><Наименование>Материал</Наименование><ТипЗначений>Справочник</ТипЗначений>
  <ВариантыЗначений>
   <Справочник><ИдЗначения>material-1</ИдЗначения><Значение>нубук</Значение></Справочник>
   <Справочник><ИдЗначения>material-2</ИдЗначения><Значение>нейлон</Значение></Справочник>
  </ВариантыЗначений>
 </Свойство>
 <Свойство><Ид>brand</Ид><Наименование>Производитель</Наименование><ТипЗначений>Строка</ТипЗначений></Свойство>
</Свойства></Классификатор>`;

const value = (id: string, said: string): string =>
  `<ЗначенияСвойства><Ид>${id}</Ид><Значение>${said}</Значение></ЗначенияСвойства>`;
const requisite = (name: string, said: string): string =>
  `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${said}</Значение></ЗначениеРеквизита>`;

/** A product of `import.xml`. */
export function product(
  id: string,
  name: string,
  more: { group?: string; inside?: string; attributes?: string; properties?: string; type?: string } = {},
): string {
  return `<Товар${more.attributes ?? ''}><Ид>${id}</Ид><Артикул>А-${id.slice(6, 8)}</Артикул><Наименование>${name}</Наименование>
<БазоваяЕдиница Код="796" НаименованиеПолное="Штука" МеждународноеСокращение="PCE">шт</БазоваяЕдиница>
<Группы><Ид>${more.group ?? ids.camping}</Ид></Группы>${more.inside ?? ''}
<ЗначенияСвойств>${more.properties ?? ''}</ЗначенияСвойств>
<СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>20</Ставка></СтавкаНалога></СтавкиНалогов>
<ЗначенияРеквизитов>${requisite('ВидНоменклатуры', more.type ?? 'Товар')}${requisite('ТипНоменклатуры', more.type ?? 'Товар')}${requisite('Полное наименование', name)}</ЗначенияРеквизитов></Товар>`;
}

export const boots = product(ids.boots, 'Ботинки Кедр', {
  group: ids.bootsGroup,
  inside: '<Описание>Для дальних дорог.\n\nНе промокают.</Описание><Картинка>import_files/bd/boots.png</Картинка>',
  properties: value('material', 'material-1') + value('brand', 'Кедр'),
});
export const tent = product(ids.tent, 'Палатка «Тайга»', { properties: value('material', 'material-2') });

/** `import.xml`. */
export const goodsFile = (
  products: readonly string[],
  { encoding = 'UTF-8', isChanges = false, withClassifier = true } = {},
): string =>
  `${head(encoding)}${withClassifier ? classifier : ''}<Каталог СодержитТолькоИзменения="${String(isChanges)}"><Ид>${ids.catalog}</Ид><ИдКлассификатора>${ids.catalog}</ИдКлассификатора><Наименование>Основной каталог</Наименование>${owner}<Товары>${products.join('\n')}</Товары></Каталог>${tail}`;

/** Prices, retail and wholesale. */
export const prices = (retail: number, wholesale = retail / 2): string =>
  `<Цены>
<Цена><Представление>${wholesale} руб. за шт</Представление><ИдТипаЦены>${ids.wholesale}</ИдТипаЦены><ЦенаЗаЕдиницу>${wholesale}</ЦенаЗаЕдиницу><Валюта>руб</Валюта><Единица>шт</Единица><Коэффициент>1</Коэффициент></Цена>
<Цена><Представление>${retail} руб. за шт</Представление><ИдТипаЦены>${ids.retail}</ИдТипаЦены><ЦенаЗаЕдиницу>${retail}</ЦенаЗаЕдиницу><Валюта>руб</Валюта><Единица>шт</Единица><Коэффициент>1</Коэффициент></Цена>
</Цены>`;

/** Stock in warehouses as versions up to 2.07 have it. */
export const stock = (amounts: Readonly<Record<string, number>>): string =>
  `<Количество>${Object.values(amounts).reduce((sum, one) => sum + one, 0)}</Количество>${Object.entries(amounts)
    .map(([id, amount]) => `<Склад ИдСклада="${id}" КоличествоНаСкладе="${amount}"/>`)
    .join('')}`;

/** An offer of `offers.xml`; with a size it is a characteristic of its product. */
export const offer = (id: string, name: string, inside: string, size?: string): string =>
  `<Предложение><Ид>${id}</Ид><Артикул>А</Артикул><Наименование>${name}</Наименование><БазоваяЕдиница Код="796">шт</БазоваяЕдиница>${
    size === undefined
      ? ''
      : `<ХарактеристикиТовара><ХарактеристикаТовара><Ид>size</Ид><Наименование>Размер</Наименование><Значение>${size}</Значение></ХарактеристикаТовара></ХарактеристикиТовара>`
  }${inside}</Предложение>`;

export const bothBoots = [
  offer(ids.boots41, 'Ботинки Кедр (41)', prices(8990) + stock({ [ids.main]: 4, [ids.north]: 1 }), '41'),
  offer(ids.boots42, 'Ботинки Кедр (42)', prices(8990) + stock({ [ids.main]: 0, [ids.north]: 2 }), '42'),
];
export const tentOffer = offer(
  ids.tent,
  'Палатка «Тайга»',
  prices(15_490) + stock({ [ids.main]: 3, [ids.defects]: 5 }),
);

const lists = `<ТипыЦен><ТипЦены><Ид>${ids.wholesale}</Ид><Наименование>Оптовая</Наименование><Валюта>руб</Валюта></ТипЦены><ТипЦены><Ид>${ids.retail}</Ид><Наименование>Розничная</Наименование><Валюта>руб</Валюта></ТипЦены></ТипыЦен>
<Склады><Склад><Ид>${ids.main}</Ид><Наименование>Основной склад</Наименование></Склад><Склад><Ид>${ids.north}</Ид><Наименование>Склад на Севере</Наименование></Склад><Склад><Ид>${ids.defects}</Ид><Наименование>Брак</Наименование></Склад></Склады>`;

/** `offers.xml`. */
export const offersFile = (offers: readonly string[], { encoding = 'UTF-8', isChanges = false } = {}): string =>
  `${head(encoding)}<ПакетПредложений СодержитТолькоИзменения="${String(isChanges)}"><Ид>${ids.catalog}#</Ид><Наименование>Пакет предложений</Наименование><ИдКаталога>${ids.catalog}</ИдКаталога><ИдКлассификатора>${ids.catalog}</ИдКлассификатора>${owner}${lists}<Предложения>${offers.join('\n')}</Предложения></ПакетПредложений>${tail}`;

/** A part of a split export (2.10): `prices0_1.xml`, `rests0_1.xml`, … whose offers say one thing each. */
export const partFile = (offers: readonly string[], isChanges = false): string =>
  `${head('UTF-8', '2.10')}<ПакетПредложений СодержитТолькоИзменения="${String(isChanges)}"><Ид>${ids.catalog}#</Ид><ИдКаталога>${ids.catalog}</ИдКаталога>${lists}<Предложения>${offers.join('')}</Предложения></ПакетПредложений>${tail}`;
export const bare = (id: string, inside: string): string => `<Предложение><Ид>${id}</Ид>${inside}</Предложение>`;
/** Stock as versions since 2.08 have it. */
export const rests = (amounts: Readonly<Record<string, number>>): string =>
  `<Остатки>${Object.entries(amounts)
    .map(([id, amount]) => `<Остаток><Склад><Ид>${id}</Ид><Количество>${amount}.000</Количество></Склад></Остаток>`)
    .join('')}</Остатки>`;

/** `orders.xml`: what 1C says of an order. */
export const ordersFile = (
  orders: readonly { number: string; said: Readonly<Record<string, string>>; inside?: string }[],
  encoding = 'UTF-8',
): string =>
  `${head(encoding)}${orders
    .map(
      ({ number, said, inside = '' }) =>
        `<Документ><Ид>${number}</Ид><Номер>0000-000${number}</Номер><Дата>2026-11-20</Дата><ХозОперация>Заказ товара</ХозОперация><Роль>Продавец</Роль><Валюта>руб</Валюта><Сумма>1</Сумма>${inside}<ЗначенияРеквизитов>${Object.entries(
          said,
        )
          .map(([name, text]) => requisite(name, text))
          .join('')}</ЗначенияРеквизитов></Документ>`,
    )
    .join('\n')}${tail}`;
