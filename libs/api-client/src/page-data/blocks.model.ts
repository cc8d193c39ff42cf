import { toProductCard, type ProductCardModel } from '../product/product-card.model.js';
import { toGalleryItem, type GalleryItem } from '../project/project.model.js';
import { toFlag, toList, toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type {
  accessoriesWire,
  bannerWire,
  galleryWire,
  instructorWire,
  mainSliderWire,
  partnerWire,
  projectGalleryWire,
  projectPageWire,
  saleWire,
  sectionTileWire,
  socialWire,
  videoWire,
} from './blocks.wire.js';
import type { InferOutput } from 'valibot';

/** A slide of the main slider; title, text and button where the server sends them. */
export interface MainSlide {
  readonly link: string;
  readonly img: string;
  readonly imgMobile: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

/** The main slider with its settings; `autoplayTimeout` in milliseconds. */
export interface MainSlider {
  readonly items: readonly MainSlide[];
  readonly autoplay: boolean;
  readonly autoplayTimeout: number;
}

/** Converts `_mainSlider` from the wire format. */
export function toMainSlider(raw: InferOutput<typeof mainSliderWire>): MainSlider {
  const slider = 'items' in raw ? raw : { items: raw, autoplay: false, autoplayTimeout: null };
  return {
    items: slider.items.map((slide) => ({
      link: toText(slide.link),
      img: slide.img,
      imgMobile: slide.imgMobile || slide.img,
      title: toText(slide.title),
      text: toText(slide.text),
      button: toText(slide.button),
    })),
    autoplay: toFlag(slider.autoplay),
    autoplayTimeout: toMaybeNumber(slider.autoplayTimeout) || 5000,
  };
}

/** A banner of the tile; `image` is a video's address when `isVideo`. */
export interface Banner {
  readonly link: string;
  readonly image: string;
  readonly text: string;
  readonly isVideo: boolean;
  /** Shown until the video plays; '' when there is none. */
  readonly poster: string;
  /** For an advertisement: its advertiser, and its token in the register; null for the shop's own banners. */
  readonly advert: { readonly advertiser: string; readonly erid: string } | null;
}

/** Converts a banner from the wire format. */
export const toBanner = (raw: InferOutput<typeof bannerWire>): Banner => ({
  link: toText(raw.link),
  image: raw.image,
  text: toText(raw.text),
  isVideo: toFlag(raw.isVideo),
  poster: toText(raw.poster),
  advert: raw.advert ? { advertiser: raw.advert.advertiser, erid: toText(raw.advert.erid) } : null,
});

/** A sale in the slider; `getSaleContent` fetches its dialog. */
export interface Sale {
  readonly id: number;
  readonly img: string;
  readonly title: string;
  /** Address of its goods; '' when the backend does not send one. */
  readonly link: string;
}

/** Converts a sale from the wire format. */
export const toSale = (raw: InferOutput<typeof saleWire>): Sale => ({
  id: Number(raw.id),
  img: raw.img,
  title: toText(raw.title),
  link: toText(raw.link),
});

/** Accessories in two tabs. */
export interface Accessories {
  readonly safety: readonly ProductCardModel[];
  readonly comfort: readonly ProductCardModel[];
}

/** Converts accessories from the wire format. */
export const toAccessories = (raw: InferOutput<typeof accessoriesWire>): Accessories => ({
  safety: toList(raw.safety, toProductCard),
  comfort: toList(raw.comfort, toProductCard),
});

/** A product's video. */
export interface ProductVideo {
  readonly src: string;
  readonly poster: string;
  readonly title: string;
}

/** Converts a video from the wire format. */
export const toVideo = (raw: InferOutput<typeof videoWire>): ProductVideo => ({
  src: raw.src,
  poster: toText(raw.poster),
  title: toText(raw.title),
});

/** A gallery of the about pages. */
export interface Gallery {
  readonly title: string;
  readonly items: readonly GalleryItem[];
}

/** Converts a gallery from the wire format. */
export const toGallery = (raw: InferOutput<typeof galleryWire>): Gallery => ({
  title: toText(raw.title),
  items: raw.items.map(toGalleryItem),
});

/** The first pictures of the project's gallery; `getProjectImages` fetches the rest. */
export interface ProjectGallery extends Gallery {
  readonly id: number;
  readonly count: number;
}

/** Converts the project's gallery from the wire format. */
export const toProjectGallery = (raw: InferOutput<typeof projectGalleryWire>): ProjectGallery => ({
  ...toGallery(raw),
  id: Number(raw.id),
  count: toMaybeNumber(raw.count) ?? raw.items.length,
});

/** Description of the project: paragraphs of text and the steps of its programme. */
export interface ProjectPage {
  readonly lead: string;
  readonly img: string;
  readonly about: readonly string[];
  readonly program: readonly { readonly title: string; readonly text: string }[];
}

/** Converts `_project` from the wire format. */
export const toProjectPage = (raw: InferOutput<typeof projectPageWire>): ProjectPage => ({
  lead: toText(raw.lead),
  img: toText(raw.img),
  about: raw.about ?? [],
  program: toList(raw.program, ({ title, text }) => ({ title, text: toText(text) })),
});

/** An instructor. */
export interface Instructor {
  readonly img: string;
  readonly name: string;
  readonly description: string;
}

/** Converts an instructor from the wire format. */
export const toInstructor = (raw: InferOutput<typeof instructorWire>): Instructor => ({
  img: toText(raw.img),
  name: raw.name,
  description: toText(raw.description),
});

/** The social strip. */
export interface Social {
  readonly link: string;
  readonly items: readonly { readonly id: string; readonly link: string; readonly img: string }[];
}

/** Converts the social strip from the wire format. */
export const toSocial = (raw: InferOutput<typeof socialWire>): Social => ({
  link: toText(raw.link),
  items: raw.items.map(({ id, link, img }) => ({ id: toText(id), link: toText(link), img })),
});

/** A partner of the footer. */
export interface Partner {
  readonly link: string;
  readonly img: string;
  readonly title: string;
}

/** Converts a partner from the wire format. */
export const toPartner = (raw: InferOutput<typeof partnerWire>): Partner => ({
  link: toText(raw.link),
  img: raw.img,
  title: toText(raw.title),
});

/** A section's tile. */
export interface SectionTile {
  readonly id: number;
  readonly title: string;
  readonly link: string;
  readonly img: string;
  readonly count?: number;
}

/** Converts a section's tile from the wire format. */
export const toSectionTile = (raw: InferOutput<typeof sectionTileWire>): SectionTile => {
  const count = toMaybeNumber(raw.count);
  return {
    id: Number(raw.id),
    title: raw.title,
    link: raw.link,
    img: toText(raw.img),
    ...(count !== undefined && { count }),
  };
};
