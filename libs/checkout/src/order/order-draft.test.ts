/** @jest-environment jest-fixed-jsdom */
import { forgetDraft, keepDraft, readDraft } from './order-draft.js';
import { forgetAttempt, keepAttempt, readAttempt } from './order-attempt.js';

const typed = {
  name: 'Иван',
  phone: '+7 (912) 345-67-89',
  email: 'ivan@example.ru',
  city: { id: 1, value: 'Тюмень' },
  delivery: 'courier',
  address: 'ул. Ленина, 1',
  comment: 'звоните',
  payment: 'onDelivery',
  privacy: true,
  terms: true,
} as const;
const { privacy: _privacy, terms: _terms, ...kept } = typed;

beforeEach(() => sessionStorage.clear());

test('what was typed is restored, the consents are not', () => {
  keepDraft(sessionStorage, '', typed);
  expect(readDraft(sessionStorage, '')).toEqual(kept);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/privacy|terms/);
});

test("a guest's draft is kept for the user who signs in; a user's is shown to nobody else", () => {
  keepDraft(sessionStorage, '', typed);
  expect(readDraft(sessionStorage, '7')).toEqual(kept);
  keepDraft(sessionStorage, '7', typed);
  expect(readDraft(sessionStorage, '7')).toEqual(kept);
  expect(readDraft(sessionStorage, '')).toBeNull();
  expect(readDraft(sessionStorage, '8')).toBeNull();
});

test('an emptied city stays empty, missing fields get their defaults', () => {
  keepDraft(sessionStorage, '', { name: 'Иван', city: null as never });
  expect(readDraft(sessionStorage, '')).toEqual({
    name: 'Иван',
    phone: '',
    email: '',
    city: null,
    delivery: 'pickup',
    address: '',
    comment: '',
    payment: 'card',
  });
});

test.each(['', '{', 'null', '[]', '{"owner":"","delivery":"pigeon"}', '{"name":"Иван"}'])(
  '%p is not a draft',
  (text) => {
    sessionStorage.setItem('tropa_order_draft', text);
    expect(readDraft(sessionStorage, '')).toBeNull();
  },
);

test('is forgotten', () => {
  keepDraft(sessionStorage, '', typed);
  forgetDraft(sessionStorage);
  expect(readDraft(sessionStorage, '')).toBeNull();
});

test('works with a storage that throws, and without one', () => {
  const refusing = {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('closed');
    },
  };
  for (const storage of [refusing, null, undefined]) {
    keepDraft(storage, '', typed);
    forgetDraft(storage);
    expect(readDraft(storage, '')).toBeNull();
    expect(readAttempt(storage)).toBeNull();
  }
});

test('an attempt is kept with its key and forgotten', () => {
  const attempt = { key: 'k', values: kept, order: null, sum: 747_700, version: 'v1' };
  keepAttempt(sessionStorage, attempt);
  expect(readAttempt(sessionStorage)).toEqual(attempt);
  keepAttempt(sessionStorage, { ...attempt, order: { paymentLink: '/pay', orderNum: '7' } });
  expect(readAttempt(sessionStorage)?.order).toEqual({ paymentLink: '/pay', orderNum: '7' });
  forgetAttempt(sessionStorage);
  expect(readAttempt(sessionStorage)).toBeNull();
});
