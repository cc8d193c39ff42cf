import { CatalogSection } from '@tropa/catalog';
import { usePageFacts, usePageVariable } from '../../page-data/page-data.context.js';
import { usePageFilters } from '../../page-data/page-filters.js';
import { cardAction, cardTools } from '../card-slots/card-slots.js';
import type { WidgetProps } from '../widget-registry.js';

/** Where lists are asked for when the page does not say (decisions, «Addresses»). */
const ownCatalogUrl = '/api/catalog/getItems/';

/** The list of goods with filters: catalogue, search and sale pages (S1 §2). */
export function Widget({ template }: WidgetProps) {
  const { url, cookies } = usePageFacts();
  return (
    <CatalogSection
      url={url}
      cookies={cookies}
      sectionId={usePageVariable('_sectionId') ?? null}
      catalogUrl={usePageVariable('_catalogUrl') ?? ownCatalogUrl}
      filters={usePageFilters()}
      title={usePageVariable('_title')}
      popularRequests={usePageVariable('_popularRequests') ?? []}
      template={template === 'sale' ? 'sale' : 'catalog'}
      cardTools={cardTools}
      cardAction={cardAction}
    />
  );
}
