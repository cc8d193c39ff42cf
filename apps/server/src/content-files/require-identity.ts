import { StartError } from '../db/start-error.js';
import type { Db } from '../db/schema.js';
import { saleTermsFile, saleTermsPage } from '../pages/own-files.js';
import type { Preparation } from '../preparation.js';
import { getOwnPages } from '../shop/content/own-pages.js';
import type { OwnPage } from '../shop/content/own-pages.js';
import { readIdentity } from '../shop/identity/identity.js';

/** Pages without which no shop may sell: 152-ФЗ, ст. 18.1 and 9; ЗоЗПП, ст. 26.1; Постановление № 2463. */
const pagesWanted = [
  ['/privacy_policy/', 'pages/privacy_policy.md (the privacy policy)'],
  ['/privacy/', 'pages/privacy.md (what the consent of the forms agrees to)'],
  ['/agreement/', 'pages/agreement.md (the agreement)'],
] as const;

/** What a real shop still lacks, each as the place to write it to. */
async function missingParts(db: Db): Promise<string[]> {
  const { phone, seller, isDemo } = await readIdentity(db);
  // The demo shop's details are invented, so they count as missing.
  const said = isDemo ? null : { phone, ...seller };
  const pages = isDemo ? new Map<string, OwnPage>() : await getOwnPages(db);
  const terms = await db
    .selectFrom('content_files')
    .select('name')
    .where('name', '=', saleTermsFile)
    .executeTakeFirst();
  const city = await db.selectFrom('cities').select('id').limit(1).executeTakeFirst();
  const facts = [
    [said?.name, 'shop.yaml: seller.name (the legal name)'],
    [said?.ogrn, 'shop.yaml: seller.ogrn'],
    [said?.inn, 'shop.yaml: seller.inn'],
    [said?.address, 'shop.yaml: seller.address'],
    [said?.email, 'shop.yaml: seller.email (where claims go)'],
    [said?.phone, 'shop.yaml: phone'],
  ] as const;
  return [
    ...facts.filter(([value]) => !value).map(([, place]) => place),
    ...pagesWanted.filter(([path]) => !pages.get(path)?.html).map(([, place]) => place),
    ...((isDemo || terms === undefined) && !pages.get(saleTermsPage)?.html
      ? [`pages/sale-terms.md or files/${saleTermsFile} (the terms of sale)`]
      : []),
    ...(city === undefined ? ['cities.yaml: the cities that goods go to'] : []),
  ];
}

/**
 * A real shop starts only when it can say who sells, and when nothing of the demo shop is left to be sold.
 * @throws StartError that names all that is missing, and where to write it
 */
export const requireIdentity: Preparation = async (db, settings) => {
  if (settings.isDemo) return;
  const missing = await missingParts(db);
  if (missing.length > 0) {
    throw new StartError(
      `DEMO is off, and the shop cannot say yet who sells. Missing:\n${missing.map((place) => `  ${place}\n`).join('')}` +
        'Write them into a content folder and load it: npm run content -- <folder> (docs/own-shop.md).',
    );
  }
  const goods = await db.selectFrom('settings').select('value').where('key', '=', 'goods').executeTakeFirst();
  if ((goods?.value as { source?: string } | undefined)?.source === 'demo') {
    throw new StartError(
      'DEMO is off, and the database has the goods of the demo shop: load your own (npm run import -- feed.yml), or begin with an empty database.',
    );
  }
};
