export {
  cityClosed,
  cityRequested,
  locationDialogs,
  selectIsCityOpen,
  selectIsLocationMapOpen,
  shopsClosed,
  shopsRequested,
  type LocationDialogs,
} from './dialogs/location-dialogs.slice.js';
export { CityButton, type CityButtonProps } from './city/CityButton.js';
export { CityDialog, type CityDialogProps } from './city/CityDialog.js';
export { CitySearch, type CitySearchProps } from './city/CitySearch.js';
export { cityTexts, type CityTexts } from './city/city.texts.js';
export { CityShops, type CityShopsProps } from './shops/CityShops.js';
export { ShopsButton, type ShopsButtonProps } from './shops/ShopsButton.js';
export { ShopsDialog, type ShopsDialogProps } from './shops/ShopsDialog.js';
export { ShopsOnMap, type ShopsOnMapProps } from './shops/ShopsOnMap.js';
export { StockShops, type ShopStock, type StockShopsProps } from './shops/StockShops.js';
export { stockShopsTexts, type StockShopsTexts } from './shops/stock-shops.texts.js';
export { ReceivePointList, type ReceivePointListProps } from './shops/ReceivePointList.js';
export { shopsCounterTexts, type ShopsCounterTexts } from './shops/shops-counter.texts.js';
export { shopsTexts, type ShopsTexts } from './shops/shops.texts.js';
export type { LocationTexts } from './location-texts.js';
