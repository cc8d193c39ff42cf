import { paymentOutcome, withoutPaymentParameter, type PaymentOutcome, type PaymentWord } from './payment-return.js';

test.each<[string, PaymentWord, PaymentOutcome | null]>([
  ['', 'paid', null],
  ['?paymentSuccess=1', 'paid', null],
  ['?paymentSuccess=true', 'paid', 'paid'],
  ['?paymentSuccess=true', 'pending', 'pending'],
  ['?paymentSuccess=true', 'failed', 'failed'],
  ['?paymentSuccess=true', '', null],
  ['?paymentSuccess=true', undefined, 'paid'],
  ['?paymentSuccess=true', null, 'paid'],
  ['?paymentSuccess=false', undefined, 'failed'],
  ['?paymentSuccess=false', 'failed', 'failed'],
  ['?paymentSuccess=false', 'pending', 'failed'],
  ['?paymentSuccess=false', '', 'failed'],
  ['?paymentSuccess=false', 'paid', 'paid'],
])('%p with %p is %p', (search, word, outcome) => expect(paymentOutcome(search, word)).toBe(outcome));

test('the parameter is removed, the others stay', () => {
  expect(withoutPaymentParameter('?paymentSuccess=true')).toBe('');
  expect(withoutPaymentParameter('?a=1&paymentSuccess=false&b=%D0%B9')).toBe('?a=1&b=%D0%B9');
  expect(withoutPaymentParameter('')).toBe('');
});
