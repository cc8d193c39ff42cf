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
export { ShopsButton, type ShopsButtonProps } from './shops/ShopsButton.js';
export { ShopsDialog } from './shops/ShopsDialog.js';
export { ReceivePointList, type ReceivePointListProps } from './shops/ReceivePointList.js';
export { shopsTexts } from './shops/shops.texts.js';
