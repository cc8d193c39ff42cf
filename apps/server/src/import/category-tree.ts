import { toSlug } from '../demo/slug.js';
import type { RawCategory } from './raw-offer.js';

/** A section to be made of a category. */
export interface SectionPlan {
  categoryId: string;
  /** Category id of the parent, null at the top. */
  parentId: string | null;
  slug: string;
  title: string;
}

/** Words of addresses under `/catalog/` that are pages of their own. */
const takenSlugs = ['compare', 'getitems', 'search'];

/** A warning about the categories, for the shopkeeper. */
export type TellOddity = (text: string, categoryId: string) => void;

/**
 * Sections of the categories that have goods, each parent before its children. Categories may come in any order; one
 * with an unknown parent, or in a cycle, goes to the top level.
 * @param known addresses of categories that became sections before: they keep them.
 */
export function planSections(
  categories: readonly RawCategory[],
  used: ReadonlySet<string>,
  tell: TellOddity,
  known: ReadonlyMap<string, string> = new Map(),
): SectionPlan[] {
  const byId = new Map<string, RawCategory>();
  for (const category of categories) {
    if (category.id === '') tell('раздел без id', category.title);
    else if (byId.has(category.id)) tell('раздел повторяется', category.id);
    else byId.set(category.id, category);
  }
  const slugs = new Set([...takenSlugs, ...known.values()]);
  const plans = new Map<string, SectionPlan>();
  const addWithParents = (id: string): void => {
    const way = wayUp(id, byId, tell);
    for (const [index, step] of way.entries()) {
      if (plans.has(step.id)) continue;
      const title = step.title || `Раздел ${step.id}`;
      plans.set(step.id, {
        categoryId: step.id,
        parentId: way[index - 1]?.id ?? null,
        slug: known.get(step.id) ?? freeSlug(toSlug(title) || `razdel-${toSlug(step.id) || plans.size + 1}`, slugs),
        title,
      });
    }
  };
  // In the feed's order: it is the order that the shopkeeper gave the menu.
  for (const id of byId.keys()) if (used.has(id)) addWithParents(id);
  return withoutRoot([...plans.values()], used);
}

/** Names of a root that stands for the whole shop. */
const wholeShop = /^(каталог|товары|все товары|главная|магазин|интернет-магазин|root|catalog)$/i;

/** A root that holds everything but no goods of its own would be the menu's one line: what is below it is the menu. */
function withoutRoot(plans: readonly SectionPlan[], used: ReadonlySet<string>): SectionPlan[] {
  const roots = plans.filter(({ parentId }) => parentId === null);
  const [root] = roots;
  if (!root || roots.length > 1 || used.has(root.categoryId)) return [...plans];
  const below = plans.filter(({ parentId }) => parentId === root.categoryId);
  if (below.length < 2 && !wholeShop.test(root.title)) return [...plans];
  const rest = plans.filter((plan) => plan !== root);
  return withoutRoot(
    rest.map((plan) => (plan.parentId === root.categoryId ? { ...plan, parentId: null } : plan)),
    used,
  );
}

/** A category and everything above it, from the top down. */
function wayUp(id: string, byId: ReadonlyMap<string, RawCategory>, tell: TellOddity): RawCategory[] {
  const way: RawCategory[] = [];
  const seen = new Set<string>();
  let current = byId.get(id);
  while (current) {
    if (seen.has(current.id)) {
      // The cycle is broken at the smallest id, so that every member breaks it at the same place.
      const ring = way.slice(way.findIndex((step) => step.id === current?.id));
      const top = ring.reduce((least, step) => (step.id < least.id ? step : least));
      tell('разделы вложены друг в друга по кругу', top.id);
      return way.slice(0, way.indexOf(top) + 1).reverse();
    }
    seen.add(current.id);
    way.push(current);
    const { parentId } = current;
    if (parentId !== '' && parentId !== '0' && !byId.has(parentId))
      tell('у раздела нет родителя, он стоит наверху', current.id);
    current = byId.get(parentId);
  }
  return way.reverse();
}

/** A slug that is not taken yet. */
export function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  taken.add(slug);
  return slug;
}
