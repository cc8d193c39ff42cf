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

describe('семь дней на возврат', () => {
  it('последний день — целиком', () => {
    expect(returnRule(facts)).toEqual({ isAvailable: true, until: '12.11.2026', refusal: '' });
  });

  it('потом сказано, почему нельзя и что делать с браком', () => {
    const { isAvailable, refusal } = returnRule({ ...facts, now: ends });
    expect(isAvailable).toBe(false);
    expect(refusal).toMatch(/до 12\.11\.2026.*семь дней.*недостаток.*8 \(800\) 301-42-43/);
  });

  it('пока заказ не получен, говорить не о чем', () => {
    const nothing = { isAvailable: false, until: '', refusal: '' };
    expect(returnRule({ ...facts, isReceived: false })).toEqual(nothing);
    expect(returnRule({ ...facts, ends: null })).toEqual(nothing);
  });

  it('всё уже в заявках', () => {
    expect(returnRule({ ...facts, left: 0 })).toEqual({
      isAvailable: false,
      until: '12.11.2026',
      refusal: 'Все товары этого заказа уже в заявках на возврат, или деньги за них возвращены.',
    });
  });
});
