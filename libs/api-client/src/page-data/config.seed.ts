import { textWire } from '../wire-values/wire-values.js';
import { toText } from '../wire-values/wire-values.model.js';
import { toPageConfig } from './config.model.js';
import { configWire } from './config.wire.js';
import { variableSeed } from './page-seed.js';
import { documentWire, linksWire } from './pages.wire.js';

/** `_config`: what the host decides for every page. */
export const configSeed = /* @__PURE__ */ variableSeed('_config', configWire, toPageConfig);
/** `_title`: the page's heading. */
export const titleSeed = /* @__PURE__ */ variableSeed('_title', textWire, String);
/** `_breadcrumbs`: the trail above the heading. */
export const breadcrumbsSeed = /* @__PURE__ */ variableSeed('_breadcrumbs', linksWire, (links) => links);
/** `_document`: a text page. */
export const documentSeed = /* @__PURE__ */ variableSeed('_document', documentWire, (raw) => ({
  html: raw.html,
  date: toText(raw.date),
}));
