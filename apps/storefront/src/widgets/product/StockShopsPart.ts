export { StockShops } from '@tropa/location';
