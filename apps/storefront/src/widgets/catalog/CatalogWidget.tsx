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
import type { WidgetProps } from '../widget-module.js';

export const seeds = [itemsSeed, filtersSeed, catalogUrlSeed, sectionIdSeed, popularRequestsSeed, titleSeed];

/** The URL of the list call when the page data have none (decisions, «Addresses»). */
const ownCatalogUrl = '/api/catalog/getItems/';

/** The list of goods with filters: catalogue, search and sale pages (S1 §2). */
export function Widget({ template }: WidgetProps) {
  const { url, cookies } = usePageFacts();
  return (
    <CatalogSection
      url={url}
      cookies={cookies}
      sectionId={usePageData('_sectionId') ?? 0}
      catalogUrl={usePageData('_catalogUrl') ?? ownCatalogUrl}
      filters={usePageData('_filters') ?? null}
      title={usePageData('_title')}
      popularRequests={usePageData('_popularRequests') ?? []}
      template={template === 'sale' ? 'sale' : 'catalog'}
      cardTools={cardTools}
      cardAction={cardAction}
    />
  );
}
