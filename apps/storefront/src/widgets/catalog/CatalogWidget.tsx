import {
  catalogUrlSeed,
  filtersSeed,
  itemsSeed,
  LISTING_SORTS,
  popularRequestsSeed,
  sectionIdSeed,
  titleSeed,
  usePageData,
} from '@tropa/api-client';
import { CatalogSection } from '@tropa/catalog';
import { usePageFacts } from '../../page-data/page-data.context.js';
import { cardAction, cardTools } from '../card-slots/card-slots.js';
import type { PropsOf, PropTable } from '../widget-props.js';

export const seeds = [itemsSeed, filtersSeed, catalogUrlSeed, sectionIdSeed, popularRequestsSeed, titleSeed];

export const props = {
  template: ['catalog', 'sale'],
  sectionId: 'number',
  catalogUrl: 'string',
  title: 'string',
  headingLevel: [1, 2, 3],
  sort: LISTING_SORTS,
} as const satisfies PropTable;

/** The URL of the list call when the page data have none (decisions, «Addresses»). */
const ownCatalogUrl = '/api/catalog/getItems/';

/** The list of goods with filters: catalogue, search and sale pages (S1 §2). */
export function Widget({ template, sectionId, catalogUrl, title, headingLevel, sort }: PropsOf<typeof props>) {
  const { url, cookies, isForeign } = usePageFacts();
  const ofPage = {
    sectionId: usePageData('_sectionId'),
    catalogUrl: usePageData('_catalogUrl'),
    title: usePageData('_title'),
  };
  return (
    <CatalogSection
      url={url}
      cookies={sort ? { sort, ...cookies } : cookies}
      sectionId={sectionId ?? ofPage.sectionId ?? 0}
      catalogUrl={catalogUrl ?? ofPage.catalogUrl ?? ownCatalogUrl}
      filters={usePageData('_filters') ?? null}
      title={title ?? ofPage.title}
      popularRequests={usePageData('_popularRequests') ?? []}
      headingLevel={headingLevel}
      template={template}
      errorPlace={isForeign ? 'list' : 'dialog'}
      cardTools={cardTools}
      cardAction={cardAction}
    />
  );
}
