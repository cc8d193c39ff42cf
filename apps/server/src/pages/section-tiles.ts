import { sectionDrawing } from '../pictures/section-drawing.js';
import type { SectionNode } from '../shop/catalogue/section-tree.js';
import { pictureAddress } from '../shop/product/cards.js';
import { sectionLink } from './page-config.js';

/** `_sections`: the upper sections as tiles; `pictures` are those of their own goods, by the section. */
export const sectionTiles = (
  tree: readonly SectionNode[],
  pictures: ReadonlyMap<number, { picture: string }> = new Map(),
) =>
  tree.map(({ id, title, slug, art }) => ({
    id,
    title,
    link: sectionLink(slug),
    img: pictureAddress(art || (pictures.get(id)?.picture ?? sectionDrawing(title)), 160),
  }));
