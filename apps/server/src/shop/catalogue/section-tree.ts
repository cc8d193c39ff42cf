import type { Db } from '../../db/schema.js';

/** A node of the catalogue with its children. */
export interface SectionNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly art: string;
  readonly children: readonly SectionNode[];
}

/** The whole tree, in the shop's order, top level first. */
export async function getSectionTree(db: Db): Promise<SectionNode[]> {
  const rows = await db
    .selectFrom('sections')
    .select(['id', 'parent_id', 'slug', 'title', 'description', 'art'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const childrenOf = (parentId: number | null): SectionNode[] =>
    rows
      .filter((row) => row.parent_id === parentId)
      .map(({ parent_id, ...row }) => ({ ...row, parentId: parent_id, children: childrenOf(row.id) }));
  return childrenOf(null);
}

/** The nodes from the top to `id`, or an empty list when there is no such section. */
export function sectionPath(tree: readonly SectionNode[], id: number): SectionNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = sectionPath(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Ids of a section and of everything under it. */
export function subtreeIds(node: SectionNode): number[] {
  return [node.id, ...node.children.flatMap(subtreeIds)];
}
