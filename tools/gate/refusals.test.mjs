import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const libs = fileURLToPath(new URL('../../libs/', import.meta.url));

/** For every change that a visitor can ask for: the test that its refusal is said at its place, in a live region. */
const said = {
  addItemToBasket:
    'checkout/src/add-to-basket/AddToBasketButton.test.tsx: says at the button that the product was not added',
  deleteBasketItem: 'checkout/src/basket/undo.test.tsx: brings the line back with a message',
  restoreBasketItem: 'checkout/src/basket/undo.test.tsx: a failed undo keeps «Вернуть»',
  swapBasketItem:
    '../apps/storefront/src/widgets/dialogs/TakenVariant.test.tsx: a rejected swap is reported below the choice',
  setBasketQuantity:
    'checkout/src/basket/BasketSection.test.tsx: a rejected quantity is replaced by the one on the server, and its card says so',
  applyPromocode: 'checkout/src/promo-code/PromoCode.test.tsx: a rejected code puts the field into its error state',
  cancelPromocode:
    'checkout/src/promo-code/PromoCode.test.tsx: is reported at its button, with the message of the shop',
  createOrder: 'checkout/src/order/OrderSection.test.tsx: and the message of the shop below the totals',
  reserveProduct:
    'checkout/src/reservation/ReserveButton.test.tsx: after a lost response repeats under the same key; after a refusal under another',
  addToFavorites: 'catalog/src/favorites/favorites.test.tsx: rolls back when the server rejects it',
  removeFromFavorites:
    'catalog/src/favorites/favorites.test.tsx: drops a card at once, and puts it back in its place when the server rejects it',
  clearFavorites: 'catalog/src/favorites/favorites.test.tsx: keeps the list when the clearing is rejected: says so',
  addToComparison: 'catalog/src/compare/shared-comparison.test.tsx: shows the message of the shop where there is one',
  removeFromComparison: 'catalog/src/compare/compare.test.tsx: says on its card that a product was not removed',
  clearComparison: 'catalog/src/compare/compare.test.tsx: does not notify the host of a rejected clearing',
  setCity: 'location/src/city/CityDialog.test.tsx: shows the message of the shop where there is one',
  login: "account/src/auth-dialog/AuthDialog.test.tsx: shows the server's message at the button",
  sendCodeRegistration:
    "account/src/auth-dialog/steps.test.tsx: shows the server's message in the form, keeps the phone",
  sendCodeForgotPassword:
    "account/src/auth-dialog/steps.test.tsx: recovery shows the server's message in its forms, for both calls",
  checkCode: 'account/src/auth-dialog/AuthDialog.test.tsx: reports a wrong code, and accepts another',
  registration:
    "account/src/auth-dialog/steps.test.tsx: shows the server's message in the form, and nothing typed is lost",
  changePassword:
    "account/src/auth-dialog/steps.test.tsx: recovery shows the server's message in its forms, for both calls",
  editUser: "account/src/profile/ProfileSection.test.tsx: keeps what was typed above the server's message",
  logout: 'account/src/profile/ProfileSection.test.tsx: stays when signing out fails, and says so at the button',
  closeSessions: 'account/src/sessions/SessionsSection.test.tsx: is shown at the button, the list stays',
  cancelOrder: 'account/src/orders/OrdersSection.test.tsx: reports a rejected cancellation in its card',
  repeatOrder: 'account/src/orders/OrdersSection.test.tsx: says so in the card and notifies the host',
  requestReturn:
    'account/src/own-order/OwnOrderSection.test.tsx: keeps what was chosen when the dialog is closed, and after a refusal',
  markReview: 'catalog/src/reviews/ReviewsSection.test.tsx: a rejected vote says so and stays as it was',
  cancelReview:
    'account/src/own-reviews/OwnReviewsSection.test.tsx: keeps an item whose dismissal was rejected, says so in its card',
  sendReview: "account/src/own-reviews/OwnReviewsSection.test.tsx: shows the server's message under the form",
  sendMessage: "content/src/form-frame/form-frame.test.tsx: shows the server's message, keeps what was typed",
  subscribe:
    "content/src/subscribe/SubscribeForm.test.tsx: keeps what was typed and shows the server's message when it rejects it",
};

const mutations = readdirSync(`${libs}api-client/src`, { recursive: true })
  .filter((file) => file.endsWith('.endpoints.ts'))
  .flatMap((file) => [...readFileSync(`${libs}api-client/src/${file}`, 'utf8').matchAll(/(\w+): build\.mutation</g)])
  .map(([, name]) => name);

/** Stories whose refusal does not name the mutation: it is made of other calls, or fails in its own way. */
const ownStories = {
  restoreBasketItem: 'checkout/src/basket/BasketSection.stories.tsx: RestoringRefused',
  swapBasketItem: 'checkout/src/basket-dialog/AddedToBasketDialog.stories.tsx: SwapRefused',
  applyPromocode: 'checkout/src/promo-code/PromoCode.stories.tsx: Unknown',
  createOrder: 'checkout/src/order/OrderSection.stories.tsx: Refused',
  setCity: 'location/src/city/CityDialog.stories.tsx: Refused',
  login: 'account/src/auth-dialog/AuthPanel.stories.tsx: Refused',
  checkCode: 'account/src/auth-dialog/AuthPanel.stories.tsx: CodeWrong',
};

test('every mutation has a story of its refusal, which waits until it is said', () => {
  const stories = readdirSync(libs, { recursive: true })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) =>
      readFileSync(`${libs}${file}`, 'utf8')
        .split(/^export const /m)
        .slice(1)
        .map((text) => ({ at: `${file}: ${/^\w+/.exec(text)}`, text })),
    );
  const isShown = (name) =>
    stories.some(
      ({ at, text }) =>
        /\bplay: /.test(text) &&
        /\bfind(?:All)?By\w+\(/.test(text) &&
        (ownStories[name] === at ||
          new RegExp(`\\b${name}: 'errorCode1'|fail\\('${name}', 'errorCode1'\\)`).test(text)),
    );
  assert.deepEqual(
    mutations.filter((name) => !isShown(name)),
    [],
  );
});

test('every mutation has a test of its refusal', () => {
  assert.ok(mutations.length > 25);
  assert.deepEqual(mutations.toSorted(), Object.keys(said).toSorted());
});

const visit = (node, look) => {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
};

/** Texts of a test and of the functions of its file that it calls, one through another. */
function wordsOf(source, title) {
  const helpers = new Map();
  let test;
  visit(source, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name) helpers.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      helpers.set(node.name.text, node.initializer);
    if (!ts.isCallExpression(node)) return;
    const [said] = node.arguments;
    if (said && ts.isStringLiteralLike(said) && said.text.includes(title) && node.arguments.length > 1) test ??= node;
  });
  if (!test) return undefined;
  const read = new Set();
  const collect = (node) => {
    if (read.has(node)) return;
    read.add(node);
    visit(node, (each) => {
      const helper = ts.isIdentifier(each) && helpers.get(each.text);
      if (helper) collect(helper);
    });
  };
  collect(test);
  return [...read].map((node) => node.getText()).join('\n');
}

for (const [name, where] of Object.entries(said)) {
  test(`${name}: ${where}`, () => {
    const [file, ...title] = where.split(': ');
    const text = readFileSync(`${libs}${file}`, 'utf8');
    const words = wordsOf(
      ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
      title.join(': '),
    );
    assert.ok(words, `${file} has no such test`);
    assert.match(words, /['"=](?:alert|status)['"\]]|aria-live/, `${file}: nothing looks at a live region`);
  });
}
