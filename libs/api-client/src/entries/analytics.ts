/** Events of the shop in the formats of analytics counters. */
export {
  connectDataLayer,
  type DataLayer,
  type DataLayerOptions,
  type PurchaseMemory,
} from '../analytics/data-layer.js';
