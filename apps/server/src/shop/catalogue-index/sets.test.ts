import fc from 'fast-check';
import { BitSet, lowest, ones } from './bit-set.js';
import { IntRows } from './int-rows.js';
import { Posting } from './posting.js';
import { SlotOrder } from './slot-order.js';

const words = 4;
const slot = fc.nat(words * 32 - 1);
const slots = fc.uniqueArray(slot);
const setOf = (list: readonly number[]): BitSet => {
  const set = new BitSet(words);
  for (const one of list) set.add(one);
  return set;
};
const members = (set: BitSet): number[] => {
  const found: number[] = [];
  set.forEach((one) => found.push(one));
  return found;
};
const sorted = (list: Iterable<number>): number[] => [...list].sort((a, b) => a - b);

describe('sets of slots', () => {
  it('count the ones of a word and find the lowest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), (word) => {
        const text = word.toString(2);
        expect(ones(word)).toBe([...text].filter((bit) => bit === '1').length);
        expect(lowest(word)).toBe(text.length - 1 - text.lastIndexOf('1'));
      }),
    );
  });

  it('form unions, intersections and differences as sets do', () => {
    fc.assert(
      fc.property(slots, slots, (one, other) => {
        expect(members(setOf(one).or(setOf(other)))).toEqual(sorted(new Set([...one, ...other])));
        expect(members(setOf(one).and(setOf(other)))).toEqual(sorted(one.filter((each) => other.includes(each))));
        expect(members(setOf(one).andNot(setOf(other)))).toEqual(sorted(one.filter((each) => !other.includes(each))));
        expect(setOf(one).count()).toBe(one.length);
      }),
    );
  });

  it('a posting is the same set while it is short, when it is long, and when it grows', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), slot), { maxLength: 300 }), slots, (steps, other) => {
        const posting = new Posting();
        const model = new Set<number>();
        for (const [isAdded, one] of steps) {
          if (!isAdded) {
            posting.delete(one);
            model.delete(one);
          } else if (!model.has(one)) {
            posting.add(one, words);
            model.add(one);
          }
        }
        const set = new BitSet(words);
        posting.addTo(set);
        expect(members(set)).toEqual(sorted(model));
        expect(posting.size).toBe(model.size);
        expect(posting.countIn(setOf(other))).toBe(other.filter((one) => model.has(one)).length);
      }),
    );
  });

  it('rows keep their numbers, whatever lengths they had before', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(600), fc.array(fc.nat(9), { maxLength: 40 }))), (writes) => {
        const rows = new IntRows();
        const model = new Map<number, number[]>();
        for (const [at, values] of writes) {
          rows.set(at, values);
          model.set(at, values);
        }
        rows.trim(601);
        for (const [at, values] of model) {
          expect([...rows.get(at)]).toEqual(values);
          expect([rows.equals(at, values), rows.equals(at, [...values, 1])]).toEqual([true, false]);
        }
      }),
    );
  });

  it('an order keeps its places, and finds them by bisection', () => {
    const order = new SlotOrder();
    order.fill(Int32Array.from([10, 20, 30]));
    order.insert(0, 5);
    order.insert(4, 40);
    order.remove(20);
    order.remove(99);
    order.insert(2, 25);
    expect([...order.slots]).toEqual([5, 10, 25, 30, 40]);
    expect([order.indexOf(25), order.indexOf(20)]).toEqual([2, -1]);
    expect([0, 5, 6, 40, 41].map((limit) => order.placeOf((one) => one < limit))).toEqual([0, 0, 1, 4, 5]);
  });
});
