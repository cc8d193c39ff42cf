import fc from 'fast-check';
import type { ChoosableVariant } from './variant-choice.js';
import { choiceOrder, chooseVariant, variantByOffer, variantOptionGroups } from './variant-choice.js';

const variant = (id: number, color: string, size: string): ChoosableVariant => ({
  id,
  properties: [
    { id: 'color', value: color, type: 'image' },
    { id: 'size', value: size, type: 'string' },
  ],
});

const backpack = [
  variant(1, 'red', 'S'),
  variant(2, 'red', 'M'),
  variant(3, 'green', 'M'),
  variant(4, 'green', 'L'),
  variant(5, 'blue', 'XL'),
];

const disabledOf = (current: ChoosableVariant, propertyId: string) =>
  variantOptionGroups(backpack, current)
    .find((group) => group.propertyId === propertyId)
    ?.options.filter((option) => option.isDisabled)
    .map((option) => option.value);

describe('choosing a variant', () => {
  it('uses the offer in the address, or the first variant', () => {
    expect(variantByOffer(backpack, '3')?.id).toBe(3);
    expect(variantByOffer(backpack, '33')?.id).toBe(1);
    expect(variantByOffer(backpack, null)?.id).toBe(1);
    expect(variantByOffer([], '1')).toBeUndefined();
  });

  it('defaults to the first available variant when the address names none; a named one is kept, sold out or not', () => {
    const sold = (...ids: number[]) => backpack.map((one) => ({ ...one, isAvailable: !ids.includes(one.id) }));
    expect(variantByOffer(sold(1, 2), null)?.id).toBe(3);
    expect(variantByOffer(sold(1, 2), '2')?.id).toBe(2);
    expect(variantByOffer(sold(1, 2), '33')?.id).toBe(1);
    expect(variantByOffer(sold(...backpack.map(({ id }) => id)), null)?.id).toBe(1);
  });

  it('disables what does not exist with the earlier choices, never the first property', () => {
    expect(disabledOf(backpack[0]!, 'size')).toEqual(['L', 'XL']);
    expect(disabledOf(backpack[4]!, 'size')).toEqual(['S', 'M', 'L']);
    expect(disabledOf(backpack[4]!, 'color')).toEqual([]);
  });

  it('keeps a later choice that still exists', () => {
    expect(chooseVariant(backpack, backpack[1]!, 'color', 'green')?.id).toBe(3);
  });

  it('moves a later choice that became disabled to the first enabled one', () => {
    expect(chooseVariant(backpack, backpack[0]!, 'color', 'green')?.id).toBe(3);
    expect(chooseVariant(backpack, backpack[0]!, 'color', 'blue')?.id).toBe(5);
  });

  it('shows sizes by size, and jumps to the smallest available', () => {
    const mixed = [
      variant(1, 'red', 'XL'),
      variant(2, 'red', 'M'),
      variant(3, 'red', 'S'),
      variant(4, 'blue', '3XL'),
      variant(5, 'blue', 'L'),
    ];
    const sizes = variantOptionGroups(mixed, mixed[0]!).find(({ propertyId }) => propertyId === 'size')?.options;
    expect(sizes?.map(({ value }) => value)).toEqual(['S', 'M', 'L', 'XL', '3XL']);
    expect(chooseVariant(mixed, mixed[0]!, 'color', 'blue')?.id).toBe(5);
  });

  it('rejects a disabled value', () => {
    expect(chooseVariant(backpack, backpack[0]!, 'size', 'XL')).toBeUndefined();
  });
});

const anyVariants = fc
  .uniqueArray(fc.tuple(fc.nat(3), fc.nat(3), fc.option(fc.nat(2), { nil: null })), {
    minLength: 1,
    maxLength: 24,
    selector: (values) => values.join(),
  })
  .map((rows) =>
    rows.map((row, index): ChoosableVariant => ({
      id: index + 1,
      // A missing third property counts as a value.
      properties: row.flatMap((value, place) =>
        value === null ? [] : [{ id: `p${place}`, value: `v${value}`, type: 'string' as const }],
      ),
    })),
  );

const anyClicks = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 });

describe('choosing a variant, whatever the product and the clicks', () => {
  it('always yields a real variant whose chosen options are all enabled', () => {
    fc.assert(
      fc.property(anyVariants, anyClicks, (variants, clicks) => {
        let current = variants[0]!;
        for (const [groupPick, optionPick] of clicks) {
          const groups = variantOptionGroups(variants, current);
          const group = groups[groupPick % groups.length]!;
          const enabled = group.options.filter((option) => !option.isDisabled);
          const option = enabled[optionPick % enabled.length]!;
          const next = chooseVariant(variants, current, group.propertyId, option.value);
          expect(next).toBeDefined();
          current = next!;

          const after = variantOptionGroups(variants, current);
          expect(after[0]!.options.every(({ isDisabled }) => !isDisabled)).toBe(true);
          for (const { options } of after) {
            const chosen = options.filter(({ isChosen }) => isChosen);
            expect(chosen).toHaveLength(1);
            expect(chosen[0]!.isDisabled).toBe(false);
          }
          expect(
            after.find(({ propertyId }) => propertyId === group.propertyId)!.options.find(({ isChosen }) => isChosen)!
              .value,
          ).toBe(option.value);
        }
      }),
    );
  });

  it('every variant can be reached by its own values in order', () => {
    fc.assert(
      fc.property(anyVariants, fc.nat(), (variants, pick) => {
        const wanted = variants[pick % variants.length]!;
        let current = variants[0]!;
        for (const propertyId of choiceOrder(variants)) {
          const value = wanted.properties.find(({ id }) => id === propertyId)?.value ?? '';
          current = chooseVariant(variants, current, propertyId, value) ?? current;
        }
        expect(current.id).toBe(wanted.id);
      }),
    );
  });

  it('an earlier choice never moves', () => {
    fc.assert(
      fc.property(anyVariants, fc.nat(), fc.nat(), fc.nat(), (variants, from, groupPick, optionPick) => {
        const current = variants[from % variants.length]!;
        const order = choiceOrder(variants);
        const at = groupPick % order.length;
        const { options, propertyId } = variantOptionGroups(variants, current)[at]!;
        const option = options[optionPick % options.length]!;
        const next = chooseVariant(variants, current, propertyId, option.value);
        expect(next === undefined).toBe(option.isDisabled);
        if (next === undefined) return;
        for (const earlier of order.slice(0, at)) {
          expect(next.properties.find(({ id }) => id === earlier)?.value).toBe(
            current.properties.find(({ id }) => id === earlier)?.value,
          );
        }
      }),
    );
  });
});
