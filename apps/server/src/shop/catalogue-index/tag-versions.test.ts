import { VersionedCache } from '../versioned-cache.js';
import { changedInEverything } from './goods-change.js';
import type { GoodsChange } from './goods-change.js';
import {
  cardTag,
  lateCardTag,
  usualLateMs,
  lateShopCountsTag,
  listTag,
  offersTag,
  productTag,
  rowsTag,
  shopCountsTag,
  TagVersions,
  variantsTag,
} from './tag-versions.js';

/** The last piece of a product of section 6 has been sold in one of its shops. */
const sold: GoodsChange = {
  productId: 7,
  sectionIds: [6],
  isListed: false,
  isStocked: true,
  isVariant: true,
  isOffered: false,
  isRaised: false,
  isReworded: false,
  hasOtherLook: false,
  addsOther: false,
};

describe('tags of what a page was made of', () => {
  let now = 0;
  let version = 1;
  let tags = new TagVersions();

  beforeEach(() => {
    now = 0;
    version = 1;
    tags = new TagVersions({ now: () => now });
  });

  const touch = (change: GoodsChange) => tags.touch([change], (version += 1));

  it('a sale touches the product, lists by variant and the numbers of shops at once, other lists not', () => {
    touch(sold);
    const isUntouched = (tag: string) => tags.isUntouched([tag], 1);
    expect([productTag(7), variantsTag(6), variantsTag(null), shopCountsTag(6)].map(isUntouched)).toEqual(
      Array.from({ length: 4 }, () => false),
    );
    expect([productTag(8), listTag(6), listTag(null), shopCountsTag(5)].map(isUntouched)).toEqual(
      Array.from({ length: 4 }, () => true),
    );
  });

  it('a card is touched by what changes it, and by no other change of its product', () => {
    touch(sold);
    expect(tags.isUntouched([cardTag(7)], 1)).toBe(true);
    touch({ ...sold, hasOtherLook: true });
    expect(tags.isUntouched([cardTag(8)], 1)).toBe(true);
    expect(tags.isUntouched([cardTag(7)], 1)).toBe(false);
  });

  it('a card that adds another variant invalidates pages beside it late, a card that looks different at once', () => {
    const tagsOfCard = [cardTag(7), lateCardTag(7)];
    const isUntouched = (tag: string) => tags.isUntouched([tag], version - 1);
    touch({ ...sold, addsOther: true });
    expect(tagsOfCard.map(isUntouched)).toEqual([false, true]);
    now = usualLateMs;
    expect(tagsOfCard.map(isUntouched)).toEqual([false, false]);
    touch({ ...sold, hasOtherLook: true });
    expect(tagsOfCard.map(isUntouched)).toEqual([false, false]);
  });

  it('rows are touched by what may come into them, not by what is sold out', () => {
    touch({ ...sold, isOffered: true });
    expect([rowsTag(6), rowsTag(null)].map((tag) => tags.isUntouched([tag], 1))).toEqual([true, true]);
    expect(tags.isUntouched([offersTag(6)], 1)).toBe(false);
    touch({ ...sold, isOffered: true, isRaised: true });
    expect([rowsTag(6), rowsTag(null), rowsTag(5)].map((tag) => tags.isUntouched([tag], 1))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('a delayed invalidation comes when its delay is over, however many sales follow', () => {
    touch(sold);
    for (now = 1; now < usualLateMs; now += 1_000) touch(sold);
    now = usualLateMs - 1;
    expect(tags.isUntouched([lateShopCountsTag(6)], 1)).toBe(true);
    now = usualLateMs;
    expect(tags.isUntouched([lateShopCountsTag(6)], 1)).toBe(false);
    expect(tags.isUntouched([lateShopCountsTag(6)], version)).toBe(true);
  });

  it('what was rendered after a late change is not dropped before the next one is due', () => {
    touch(sold);
    now = usualLateMs / 2;
    const renderedAt = version;
    now = usualLateMs - 1;
    touch(sold);
    now = usualLateMs;
    expect(tags.isUntouched([lateShopCountsTag(6)], renderedAt)).toBe(true);
    now = 2 * usualLateMs - 1;
    expect(tags.isUntouched([lateShopCountsTag(6)], renderedAt)).toBe(false);
  });

  it('a delayed invalidation does not hide an immediate one that follows it', () => {
    touch({ ...sold, addsOther: true });
    const renderedAt = version;
    touch({ ...sold, hasOtherLook: true });
    now = usualLateMs;
    expect(tags.isUntouched([lateCardTag(7)], renderedAt)).toBe(false);
  });

  it('a change of everything is never late', () => {
    touch(sold);
    tags.touchEverything((version += 1));
    expect(tags.isUntouched([lateShopCountsTag(6)], 1)).toBe(false);
    expect(tags.everything).toBe(version);
  });

  it('a cache drops what a delayed invalidation concerns even if nothing else changes', async () => {
    const cache = new VersionedCache<string>({ current: () => version, tags }, 10_000);
    const read = (text: string) =>
      cache.get('list', async (dependencies) => {
        dependencies.on([listTag(6), lateShopCountsTag(6)]);
        return text;
      });
    await read('12 in the shop');
    touch(sold);
    expect(await read('11 in the shop')).toBe('12 in the shop');
    now = usualLateMs;
    expect(await read('11 in the shop')).toBe('11 in the shop');
    touch({ ...sold, ...changedInEverything });
    expect(cache.peek('list')).toBeUndefined();
  });
});
