import { getSectionTree } from '../shop/catalogue/section-tree.js';
import type { Db } from '../db/schema.js';
import { sectionDrawing } from '../pictures/section-drawing.js';
import { pictureAddress } from '../shop/product/cards.js';
import { sectionLink } from './page-config.js';

type Tree = Awaited<ReturnType<typeof getSectionTree>>;

/** `_sections`: the upper sections as tiles; `pictures` are those of their own goods, by the section. */
export const sectionTiles = (tree: Tree, pictures: ReadonlyMap<number, { picture: string }> = new Map()) =>
  tree.map(({ id, title, slug, art }) => ({
    id,
    title,
    link: sectionLink(slug),
    img: pictureAddress(art || (pictures.get(id)?.picture ?? sectionDrawing(title)), 160),
  }));

/** The same for pages that are rendered for each visitor anew: drawings stand for the pictures of goods. */
export const getSectionTiles = async (db: Db) => ({ _sections: sectionTiles(await getSectionTree(db)) });
