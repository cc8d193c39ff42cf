/** The script for pages that another server renders: its URL never changes, so it only imports the loader. */
import { startShop, whenShopStarts } from './client.js';
import { openDoor, type TropaDoor } from './embedded/door.js';

declare global {
  interface Window {
    Tropa?: TropaDoor;
  }
}

window.Tropa = openDoor(document, startShop, whenShopStarts);
