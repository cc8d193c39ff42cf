/** Events of the shop in the words of counters. */
export {
  connectDataLayer,
  type DataLayer,
  type DataLayerOptions,
  type PurchaseMemory,
} from '../analytics/data-layer.js';
