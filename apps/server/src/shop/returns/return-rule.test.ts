import { returnRule } from './return-rule.js';
import type { ReturnFacts } from './return-rule.js';

const ends = new Date('2026-11-12T19:00:00Z');
const facts: ReturnFacts = {
  isReceived: true,
  ends,
  until: '12.11.2026',
  left: 2,
  phone: '8 (800) 301-42-43',
  now: new Date(ends.getTime() - 1),
};

describe('seven days for a return', () => {
  it('the last day counts in full', () => {
    expect(returnRule(facts)).toEqual({ isAvailable: true, until: '12.11.2026', refusal: '' });
  });

  it('afterwards it says why not, and what to do with a defect', () => {
    const { isAvailable, refusal } = returnRule({ ...facts, now: ends });
    expect(isAvailable).toBe(false);
    expect(refusal).toMatch(/до 12\.11\.2026.*семь дней.*недостаток.*8 \(800\) 301-42-43/);
  });

  it('until the order is received there is nothing to say', () => {
    const nothing = { isAvailable: false, until: '', refusal: '' };
    expect(returnRule({ ...facts, isReceived: false })).toEqual(nothing);
    expect(returnRule({ ...facts, ends: null })).toEqual(nothing);
  });

  it('it says so when everything is in returns already', () => {
    expect(returnRule({ ...facts, left: 0 })).toEqual({
      isAvailable: false,
      until: '12.11.2026',
      refusal: 'Все товары этого заказа уже в заявках на возврат, или деньги за них возвращены.',
    });
  });
});
