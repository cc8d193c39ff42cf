import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A made-up brand: every text of its shop has its name, so that a leak into another shop's page shows. */
export interface Brand {
  readonly name: string;
  readonly slug: string;
  readonly city: string;
  /** Its primary colour: `#rrggbb`. */
  readonly colour: string;
  /** Name and price in roubles of what it sells. */
  readonly goods: readonly (readonly [string, number])[];
}

export const bicycles: Brand = {
  name: 'Велобаза',
  slug: 'velobaza',
  city: 'Казань',
  colour: '#0a7d4f',
  goods: [
    ['Велосипед «Казанка»', 31990],
    ['Насос напольный', 990],
  ],
};

export const fishing: Brand = {
  name: 'Поклёвка',
  slug: 'poklevka',
  city: 'Псков',
  colour: '#123456',
  goods: [['Спиннинг «Щука»', 4990]],
};

const page = (title: string, text: string) => `---\ntitle: ${title}\ndescription: ${title}\n---\n\n${text}\n`;

const contentOf = ({ name, slug, city, colour }: Brand): Record<string, string> => ({
  'shop.yaml': `
name: ${name}
index: { title: "${name}: главная", description: "Магазин ${name}", heading: "${name} для вас" }
slogan: ${name} рядом
phone: "8 (495) 111-22-33"
hours: по будням
seller:
  name: ООО «${name}»
  ogrn: "1990000000010"
  inn: "9900000017"
  address: г. ${city}, ул. Речная, 1
  email: claims@${slug}.example
logo: files/logo.svg
icon: files/logo.svg
colours: { light: { primary: "${colour}" }, bar: "${colour}" }
socials: []
time: { zone: Europe/Moscow, words: по московскому времени }
delivery: { freeFrom: 3000 }
`,
  'cities.yaml': `- { key: city, title: ${city}, region: "", coords: [55.79, 49.12] }\n`,
  'shops.yaml': `- { key: main, city: city, type: shops, address: "ул. Речная, 1", phone: "8432000000", hours: "ежедневно 10:00–21:00", coords: [55.79, 49.12] }\n`,
  ...Object.fromEntries(
    ['delivery', 'agreement', 'privacy_policy', 'privacy', 'sale-terms'].map((path) => [
      `pages/${path}.md`,
      page(`Страница ${path}`, `Текст магазина ${name}.`),
    ]),
  ),
  'files/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><title>${name}</title><rect width="120" height="32" rx="6" fill="${colour}"/></svg>`,
});

/** What the shop of a brand is loaded from. */
export interface BrandFiles {
  readonly content: string;
  /** A Yandex Market feed. */
  readonly feed: string;
}

/** Writes content folder and feed of a brand below `folder`. */
export async function writeBrand(folder: string, brand: Brand): Promise<BrandFiles> {
  const content = join(folder, 'content');
  for (const [path, text] of Object.entries(contentOf(brand))) {
    await mkdir(dirname(join(content, path)), { recursive: true });
    await writeFile(join(content, path), text);
  }
  const offers = brand.goods.map(
    ([title, price], index) =>
      `<offer id="${index + 1}" available="true"><name>${title}</name><price>${price}</price><currencyId>RUR</currencyId>` +
      `<categoryId>1</categoryId><count>5</count></offer>`,
  );
  const feed = join(folder, 'feed.yml');
  await writeFile(
    feed,
    `<?xml version="1.0" encoding="UTF-8"?><yml_catalog date="2026-11-20 10:00"><shop><name>${brand.name}</name>` +
      `<currencies><currency id="RUR" rate="1"/></currencies>` +
      `<categories><category id="1">Всё от «${brand.name}»</category></categories>` +
      `<offers>${offers.join('')}</offers></shop></yml_catalog>`,
  );
  return { content, feed };
}
