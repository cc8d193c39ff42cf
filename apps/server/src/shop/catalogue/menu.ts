import type { Db } from '../../db/schema.js';
import { getSectionTree } from './section-tree.js';

/** A line of the header's menu. */
export interface MenuLine {
  id: number;
  title: string;
  link: string;
  children?: { id: number; title: string; link: string }[];
}

/** Address of a section's page. */
export const sectionLink = (slug: string): string => `/catalog/${slug}/`;

/** Sections as the header's menu shows them: two levels. */
export async function getMenu(db: Db): Promise<MenuLine[]> {
  return (await getSectionTree(db)).map(({ id, title, slug, children }) => ({
    id,
    title,
    link: sectionLink(slug),
    ...(children.length > 0
      ? { children: children.map((child) => ({ id: child.id, title: child.title, link: sectionLink(child.slug) })) }
      : {}),
  }));
}
