import type { WidgetName } from './widget-registry.js';

/** What the properties of widgets mean, for documentation; a test compares the names with those that widgets read. */
export const widgetPropsAbout: { readonly [Name in WidgetName]?: Readonly<Record<string, string>> } = {
  catalog: {
    template: '`"sale"` for a page of discounts: without the filter of sections. Defaults to `"catalog"`.',
    sectionId: 'Id of the section; else `_sectionId`.',
    catalogUrl: 'Address of the call that gives the list; else `_catalogUrl`.',
    title: 'Heading; else `_title`.',
    headingLevel: 'Level of the heading; those of the goods are one below. Defaults to 1.',
    sort: 'Order of the goods until the visitor chooses one (`sort` of the address, the cookie `sort`). Defaults to by name, for a search to relevance; `_items` must be in this order.',
  },
  search: { query: 'Initial value of the field; else `q` of the address on the page of results.' },
  city: {
    asksOnFirstVisit: 'Whether a visitor without a city is asked at once; else the switch `city-on-first-visit`.',
  },
  order: { supportPhone: 'Phone for buyers who could not pay; else `_config.supportPhone`.' },
  'own-order': { number: 'Number of the order; else the last part of the address, `/orders/100245`.' },
  'best-offers': { look: '`"grid"` shows all offers with a heading of its own; else a row.' },
  'product-reviews': { productId: 'Id of the product; else `_productId`.' },
  'contact-form': { formId: 'Id of the form; else `_contactsFormId`.' },
  work: { formId: 'Id of the form; else `_workFormId`.' },
  service: {
    formId: 'Id of the form; else `_serviceFormId`.',
    workshops: 'Addresses to choose from, as texts.',
  },
  'page-anchors': {
    anchors: 'Sections of the page: `[{ "id": "route", "title": "Как добраться" }]`, `id` as in the HTML.',
  },
  'history-gallery': { title: 'Name of the gallery, read aloud.' },
  'shops-gallery': { title: 'Name of the gallery, read aloud.' },
  'project-registration': {
    projectName: 'Sent with the registration.',
    hasDialog: 'False for every button except one: they share a dialog. Defaults to true.',
  },
};
