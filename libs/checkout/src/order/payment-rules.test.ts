import { legalPayment, missingForCredit, paymentOptions, type PaymentTerms } from './payment-rules.js';

const terms = (change: Partial<PaymentTerms> = {}): PaymentTerms => ({
  pointsType: 'shops',
  salePrice: 300_000,
  isCreditEnabled: true,
  ...change,
});
const names = (change?: Partial<PaymentTerms>) => paymentOptions(terms(change)).map(({ value }) => value);

test('a city with shops allows card, on delivery and credit', () => {
  expect(names()).toEqual(['card', 'onDelivery', 'credit']);
  expect(names({ isCreditEnabled: false })).toEqual(['card', 'onDelivery']);
});

test('a city with pickup points, or one not known yet, allows cards only', () => {
  expect(names({ pointsType: 'points' })).toEqual(['card']);
  expect(names({ pointsType: null })).toEqual(['card']);
});

test('SBP is offered wherever a card is, by a shop that has it', () => {
  expect(names({ isSbpEnabled: true })).toEqual(['card', 'sbp', 'onDelivery', 'credit']);
  expect(names({ isSbpEnabled: true, pointsType: 'points' })).toEqual(['card', 'sbp']);
  expect(names({ isSbpEnabled: true, isCardEnabled: false })).toEqual(['onDelivery', 'credit']);
  expect(legalPayment('sbp', terms({ isSbpEnabled: true, pointsType: 'points' }))).toBe('sbp');
  expect(legalPayment('sbp', terms())).toBe('card');
});

test('a shop without cards offers the rest in a city with shops, and nothing in one with pickup points', () => {
  expect(names({ isCardEnabled: false })).toEqual(['onDelivery', 'credit']);
  expect(names({ isCardEnabled: false, isCreditEnabled: false })).toEqual(['onDelivery']);
  expect(names({ isCardEnabled: false, pointsType: 'points' })).toEqual([]);
  expect(names({ isCardEnabled: false, pointsType: null })).toEqual(['onDelivery']);
  expect(legalPayment('card', terms({ isCardEnabled: false }))).toBe('onDelivery');
  expect(legalPayment('credit', terms({ isCardEnabled: false }))).toBe('credit');
  expect(legalPayment('card', terms({ isCardEnabled: false, pointsType: 'points' }))).toBeNull();
});

test.each([
  [299_999, true],
  [300_000, false],
])('credit at %p kopecks: disabled %p', (salePrice, isDisabled) => {
  expect(paymentOptions(terms({ salePrice }))[2]).toEqual({ value: 'credit', isDisabled });
});

test('an illegal choice becomes card', () => {
  expect(legalPayment('onDelivery', terms())).toBe('onDelivery');
  expect(legalPayment('onDelivery', terms({ pointsType: 'points' }))).toBe('card');
  expect(legalPayment('credit', terms({ salePrice: 100 }))).toBe('card');
  expect(legalPayment('credit', terms({ isCreditEnabled: false }))).toBe('card');
});

test('what is missing for credit', () => {
  expect(missingForCredit(150_050)).toBe(149_950);
  expect(missingForCredit(300_000)).toBe(0);
  expect(missingForCredit(900_000)).toBe(0);
});
