import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A made-up brand for tests: every text of its shop has its name, so that a leak is seen. */
export interface TestBrand {
  readonly name: string;
  readonly slug: string;
  readonly phone: string;
  readonly ogrn: string;
  readonly inn: string;
  readonly city: string;
  readonly colour: string;
}

export const bicycleBrand: TestBrand = {
  name: 'Велобаза',
  slug: 'velobaza',
  phone: '8 (495) 111-22-33',
  ogrn: '1990000000010',
  inn: '9900000017',
  city: 'Казань',
  colour: '#0a7d4f',
};

export const fishingBrand: TestBrand = {
  name: 'Поклёвка',
  slug: 'poklevka',
  phone: '8 (812) 444-55-66',
  ogrn: '1990000000021',
  inn: '9900000024',
  city: 'Псков',
  colour: '#123456',
};

const page = (title: string, text: string) => `---\ntitle: ${title}\ndescription: ${title}\n---\n\n${text}\n`;

/** Files of the brand's content folder. */
export const brandFiles = ({ name, slug, phone, ogrn, inn, city, colour }: TestBrand): Record<string, string> => ({
  'shop.yaml': `
name: ${name}
index: { title: "${name}: главная", description: "Магазин ${name}", heading: "${name} для вас" }
slogan: ${name} рядом
phone: "${phone}"
hours: по будням, ${name}
seller:
  name: ООО «${name}»
  ogrn: "${ogrn}"
  inn: "${inn}"
  address: г. ${city}, ул. ${name}, 1
  email: claims@${slug}.example
logo: files/logo.svg
icon: files/logo.svg
colours: { light: { primary: "${colour}" }, bar: "${colour}" }
socials: [{ title: ${name} ВКонтакте, link: "https://vk.com/${slug}" }]
workshops: ["${city}, ул. ${name}, 1"]
time: { zone: Europe/Moscow, words: по московскому времени }
delivery: { freeFrom: 3000 }
`,
  'cities.yaml': `- { key: ${slug}-city, title: ${city}, region: "", coords: [55.79, 49.12] }\n`,
  'shops.yaml': `- { key: ${slug}-main, city: ${slug}-city, type: shops, address: "ул. ${name}, 1", phone: "8432000000", hours: "ежедневно 10:00–21:00", coords: [55.79, 49.12] }\n`,
  'pages/delivery.md': page('Доставка', `Доставляет **${name}**.`),
  'pages/agreement.md': page('Соглашение', `Соглашение магазина ${name}.`),
  'pages/privacy_policy.md': page('Политика', `Политика магазина ${name}.`),
  'pages/privacy.md': page('Согласие', `Согласие магазина ${name}.`),
  'pages/sale-terms.md': page('Условия продажи', `Условия магазина ${name}.`),
  'pages/service.md': page(`Мастерская ${name}`, `Чиним в ${name}.`),
  'pages/about/history.md': page(`История ${name}`, `Как начиналась ${name}.`),
  'pages/gift-cards.md': page('Подарочные карты', `Карта магазина ${name}. ![](files/logo.svg)`),
  [`articles/${slug}-news.md`]: `---\ntitle: Новость ${name}\ndate: 2026-03-01\npreview: Коротко о ${name}\n---\n\n# Заголовок\n\nТекст ${name}<script>alert(1)</script>\n`,
  'blocks/banners.yaml': `- { link: /sale/, image: files/logo.svg, text: Баннер ${name}, isVideo: false }\n`,
  'files/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`,
});

/** Writes files of a content folder. */
export async function writeFolder(folder: string, files: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
