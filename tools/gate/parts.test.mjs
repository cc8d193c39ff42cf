import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = new Map(
  readdirSync(`${root}libs`, { recursive: true })
    .filter((file) => /^[a-z-]+\/src\/.*\.tsx$/.test(file) && !/\.(test|stories)\.|\/testing\//.test(file))
    .map((file) => [
      file,
      ts.createSourceFile(file, readFileSync(`${root}libs/${file}`, 'utf8'), ts.ScriptTarget.Latest, true),
    ]),
);
const libs = ['account', 'catalog', 'checkout', 'content', 'location'];

/** `libs/…` of each component that a domain package exports, by its name. */
const components = new Map(
  libs.flatMap((lib) =>
    [...readFileSync(`${root}libs/${lib}/src/index.ts`, 'utf8').matchAll(/export \{([^}]+)\} from '\.\/([^']+)\.js'/g)]
      .map(([, names, path]) => ({
        names: names.split(',').map((name) => name.trim()),
        file: `${lib}/src/${path}.tsx`,
      }))
      .filter(({ file }) => sources.has(file))
      .flatMap(({ names, file }) => names.filter((name) => /^[A-Z]\w+$/.test(name)).map((name) => [name, file])),
  ),
);

/** Declarations of properties, by name, as text. */
const props = new Map(
  [...sources.values()].flatMap(({ statements }) =>
    statements
      .filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      .map((node) => [node.name.text, node.getText()]),
  ),
);
/** Whether properties of that name have a class, of their own or of what they are made of. */
function takesClass(name, seen = new Set()) {
  if (/Attributes$/.test(name)) return true;
  const text = props.get(name);
  if (text === undefined || seen.has(name)) return false;
  const head = text.slice(0, text.includes('{') && text.startsWith('export interface') ? text.indexOf('{') : undefined);
  if (/\bclassName\??:|'className'/.test(text)) return !/Omit<[^>]*'className'/.test(text);
  if (/Pick</.test(head)) return false;
  const made = [...head.matchAll(/\b[A-Z]\w*(?:Props|Attributes)\b/g)].map(([found]) => found);
  return made.some((found) => takesClass(found, new Set([...seen, name])));
}

/** Components without a class, and why: what they stand in takes one, or the host's own element does. */
const classless = {
  AccountEnvironmentProvider: 'renders nothing',
  CardHtmlProvider: 'renders nothing',
  CompareTable: 'stands in CompareSection',
  DeliveryLine: 'stands in ProductSection',
  OrderFailedDialog: 'stands in OrderSection',
  Recovery: 'stands in AuthDialog',
  Registration: 'stands in AuthDialog',
  VariantSwap: 'stands in AddedToBasketDialog',
  PaymentReturn: 'a window of its own',
};
/** Of one element, of a list of such, or of other components alone. */
const partless = [
  'AccountMenu',
  'AddToBasketButton',
  'AuthDialog',
  'AuthPanel',
  'Banners',
  'BasketLink',
  'BestOffers',
  'CityButton',
  'CompareButton',
  'CompareLink',
  'ContactDialog',
  'CreditDialog',
  'FavoriteButton',
  'FavoritesLink',
  'MainSlider',
  'OtherArticles',
  'OwnReviewsSection',
  'PickupDialog',
  'PopularRequests',
  'ProductBadges',
  'ProductCardSkeleton',
  'ProductCardsGrid',
  'ProductCardsGridSkeleton',
  'ProductCardsRow',
  'ProjectRegistrationButton',
  'ReservationDialog',
  'ReserveButton',
  'ServiceDialog',
  'SessionsSection',
  'ShopsButton',
  'ShopsDialog',
  'SimilarProducts',
  'UserButton',
  'WorkDialog',
];

test('each component of a package takes a class, or says why not', () => {
  const without = [...components.keys()].filter((name) => !takesClass(`${name}Props`));
  assert.ok(components.size > 80, String(components.size));
  assert.deepEqual(without.sort(), Object.keys(classless).sort());
});

const rows = [
  ...readFileSync(`${root}docs/markup.md`, 'utf8')
    .split('\n## Parts\n')[1]
    .matchAll(/^\| (`.*?) \| (.*?) \|$/gm),
];
const namesIn = (cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
const partsIn = (file) =>
  [
    ...sources
      .get(file)
      .text.matchAll(/data-part="([\w-]+)"|\bpart="([\w-]+)"|'data-part': '([\w-]+)'|data-part=\{(.+)\}/g),
  ].flatMap(([, a, b, c, choice]) =>
    choice ? [...choice.matchAll(/'([a-z]+-[\w-]+)'/g)].map(([, name]) => name) : [a ?? b ?? c],
  );

test('each component with more than one element names its parts', () => {
  const documented = rows.flatMap(([, names]) => namesIn(names));
  const without = [...components]
    .filter(
      ([name, file]) => partsIn(file).length === 0 && !documented.includes(name) && !Object.hasOwn(classless, name),
    )
    .map(([name]) => name);
  assert.deepEqual(without.sort(), partless);
});

test('docs/markup.md lists the parts that there are', () => {
  const used = new Set([...sources.keys()].flatMap(partsIn));
  const listed = new Set(rows.flatMap(([, , parts]) => namesIn(parts)));
  assert.deepEqual([[...listed].filter((p) => !used.has(p)), [...used].filter((p) => !listed.has(p))], [[], []]);
  for (const [name, file] of components) {
    const row = rows.find(([, names]) => namesIn(names).includes(name));
    const own = partsIn(file);
    assert.deepEqual(
      own.filter((part) => !row || !namesIn(row[2]).includes(part)),
      [],
      name,
    );
  }
});

/** Styled elements of the kit that are no parts: layers that show nothing themselves, inputs under the face that stands for them, and what names itself. */
const unnamed = [
  'Button content',
  'Carousel dotsRoom',
  'OptionGroup input',
  'Picture img',
  'PointsMap live',
  'PointsPlot pin',
  'StarField input',
  'SwiperCarousel swiper',
];

test('each styled element inside a component of the kit is a named part', () => {
  const found = [...sources]
    .filter(([file]) => file.startsWith('ui-kit/'))
    .flatMap(([file, source]) => {
      const name = file.match(/(\w+)\.tsx$/)[1];
      const without = [];
      const visit = (node) => {
        if (ts.isJsxAttributes(node)) {
          const text = (wanted) =>
            node.properties
              .find((one) => ts.isJsxAttribute(one) && one.name.getText() === wanted)
              ?.initializer.getText();
          const style = (text('className') ?? '').match(/\b(?:styles|control|look)\.(\w+)/)?.[1];
          const isRoot = style === 'root' || /\b(className|fieldClassName)\b/.test(text('className') ?? '');
          if (style && !isRoot && !text('data-part')) without.push(`${name} ${style}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return without;
    });
  assert.deepEqual([...new Set(found)].sort(), unnamed);
});
