import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'postcss';

/**
 * A component of a lib stands where its host puts it: in a narrow column of a wide window too. So it asks for its own
 * room, by `@container`. Style sheets that ask for the window's width, and why they may.
 */
const ofTheWindow = {
  'account/src/auth-dialog/AuthPanel': 'its dialog stands on the window',
  'account/src/own-order/ReturnForm': 'its dialog stands on the window',
  'account/src/own-reviews/ReviewDialog': 'a dialog stands on the window',
  'catalog/src/compare/CompareSection': '«удалить все» is shown from 600 px of the window (S1 §2)',
  'catalog/src/listing/PopularRequests': 'scrolls from edge to edge of a narrow window',
  'catalog/src/product/BuySheet': 'the sheet stands on the window',
  'catalog/src/product/ProductGallery': 'four thumbnails from 1440 px of the window (S1 §3)',
  'catalog/src/product/ProductSection': 'no container where the buying block is a sheet on the window',
  'catalog/src/search/SearchBox': 'in a narrow window it lies over the header',
  'catalog/src/search/SearchDropdown': 'its height is what the window has room for',
  'checkout/src/basket-dialog/AddedToBasketDialog': 'a dialog stands on the window',
  'checkout/src/credit/CreditDialog': 'a dialog stands on the window',
  'checkout/src/pickup-dialog/PickupDialog': 'a dialog stands on the window',
  'checkout/src/reservation/ReservationDialog': 'a dialog stands on the window',
  'content/src/banners/Banners': 'the front of the index page, around the slider',
  'content/src/contact-form/ContactDialog': 'a dialog stands on the window',
  'content/src/cookie-notice/CookieNotice': 'the notice stands on the window',
  'content/src/main-slider/MainSlider': 'its picture is chosen by the window',
  'content/src/service-form/ServiceDialog': 'a dialog stands on the window',
  'ui-kit/src/dialog/Dialog': 'a dialog stands on the window',
  'ui-kit/src/header-action/HeaderAction': 'the header is as wide as the window',
  'ui-kit/src/lightbox/Lightbox': 'it fills the window',
  'ui-kit/src/pagination/Pagination': 'as wide as its numbers: it has no room of its own, and wraps',
};

const libs = fileURLToPath(new URL('../../libs/', import.meta.url));
const modules = readdirSync(libs, { recursive: true })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.module.css') && /^[\w-]+\/src\//.test(file));

/** Whether all rules in a media query ask for the room as well: the window's breakpoint, where there is room for it. */
const asksForRoom = (media) => media.nodes.every((node) => node.type === 'comment' || node.name === 'container');

const asking = modules.filter((file) => {
  let found = false;
  parse(readFileSync(libs + file, 'utf8')).walkAtRules('media', (media) => {
    if (/width/.test(media.params) && !asksForRoom(media)) found = true;
  });
  return found;
});

test('components query their own width, not that of the window', () => {
  const files = Object.keys(ofTheWindow).map((name) => `${name}.module.css`);
  assert.deepEqual(
    asking.filter((file) => !files.includes(file)),
    [],
    'give the part a container, or say here why it is of the window',
  );
  assert.deepEqual(
    files.filter((file) => !asking.includes(file)),
    [],
    'no longer asks for the window: take it off the list',
  );
});

test('who asks for a room by its name finds one of that name', () => {
  const css = modules.map((file) => readFileSync(libs + file, 'utf8')).join('\n');
  const named = new Set([...css.matchAll(/container(?:-name)?: ([\w-]+) \//g)].map(([, name]) => name));
  const wanted = [...css.matchAll(/@container ([a-z][\w-]*) \(/g)].map(([, name]) => name);
  assert.deepEqual(
    [...new Set(wanted)].filter((name) => !named.has(name)),
    [],
  );
  assert.deepEqual(
    [...named].filter((name) => !wanted.includes(name)),
    [],
  );
});
