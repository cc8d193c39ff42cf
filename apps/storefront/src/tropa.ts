/** The script for pages that another server renders: its URL never changes, so it only imports the loader. */
import { startShop, whenShopStarts } from './client.js';
import { openDoor } from './embedded/door.js';
import { hintAtForgottenApi } from './embedded/forgotten-api.js';

Object.assign(window, { Tropa: openDoor(document, startShop, whenShopStarts) });
hintAtForgottenApi(document, new URL(import.meta.url).origin);
