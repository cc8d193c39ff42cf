import {
  catalogUrlSeed,
  filtersSeed,
  itemsSeed,
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
  template: 'string',
  sectionId: 'number',
  catalogUrl: 'string',
  title: 'string',
} as const satisfies PropTable;

/** The URL of the list call when the page data have none (decisions, «Addresses»). */
const ownCatalogUrl = '/api/catalog/getItems/';

/** The list of goods with filters: catalogue, search and sale pages (S1 §2). */
export function Widget({ template, sectionId, catalogUrl, title }: PropsOf<typeof props>) {
  const { url, cookies } = usePageFacts();
  const ofPage = {
    sectionId: usePageData('_sectionId'),
    catalogUrl: usePageData('_catalogUrl'),
    title: usePageData('_title'),
  };
  return (
    <CatalogSection
      url={url}
      cookies={cookies}
      sectionId={sectionId ?? ofPage.sectionId ?? 0}
      catalogUrl={catalogUrl ?? ofPage.catalogUrl ?? ownCatalogUrl}
      filters={usePageData('_filters') ?? null}
      title={title ?? ofPage.title}
      popularRequests={usePageData('_popularRequests') ?? []}
      template={template === 'sale' ? 'sale' : 'catalog'}
      cardTools={cardTools}
      cardAction={cardAction}
    />
  );
}
