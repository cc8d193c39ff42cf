import { productCardWire } from '../product/product-card.wire.js';
import {
  flagWire,
  keyWire,
  maybeNumberWire,
  maybeTextWire,
  numberWire,
  textWire,
  urlWire,
} from '../wire-values/wire-values.js';
import { galleryItemWire } from '../project/project.wire.js';
import { array, lazy, nullish, object } from 'valibot';

/** A slide of the main slider. Title, text and button are optional extensions. */
export const mainSlideWire = object({
  link: maybeTextWire,
  img: textWire,
  imgMobile: urlWire,
  title: maybeTextWire,
  text: maybeTextWire,
  button: maybeTextWire,
});

const sliderWithSettingsWire = object({
  items: array(mainSlideWire),
  autoplay: flagWire,
  autoplayTimeout: maybeNumberWire,
});
const bareSliderWire = array(mainSlideWire);
/** `_mainSlider`: the slides with settings, or the slides alone. */
export const mainSliderWire = lazy((slider): typeof sliderWithSettingsWire | typeof bareSliderWire =>
  Array.isArray(slider) ? bareSliderWire : sliderWithSettingsWire,
);

/**
 * A banner of the tile: a picture, or a video when `isVideo`, with text over it. The video's `poster` is an optional
 * extension.
 */
export const bannerWire = object({
  link: maybeTextWire,
  image: textWire,
  text: maybeTextWire,
  isVideo: flagWire,
  poster: urlWire,
  /** For a third-party advertisement (38-ФЗ): its advertiser, and its token in the register. */
  advert: nullish(object({ advertiser: textWire, erid: maybeTextWire })),
});

/** A sale in the slider; `link`, where its goods are, is an optional extension. */
export const saleWire = object({ id: numberWire, img: textWire, title: maybeTextWire, link: maybeTextWire });

/** `_accessories`, `_basketExtraItems`: two tabs. */
export const accessoriesWire = object({
  safety: nullish(array(productCardWire)),
  comfort: nullish(array(productCardWire)),
});

/** `_video`: a product's video. */
export const videoWire = object({ src: textWire, poster: urlWire, title: maybeTextWire });

/** `_projectGallery`: the first pictures; a call fetches the rest. */
export const projectGalleryWire = object({
  id: numberWire,
  title: maybeTextWire,
  count: maybeNumberWire,
  items: array(galleryItemWire),
});

/** `_project`: description of the project, paragraph by paragraph, and its programme. Optional extension. */
export const projectPageWire = object({
  lead: maybeTextWire,
  img: urlWire,
  about: nullish(array(textWire)),
  program: nullish(array(object({ title: textWire, text: maybeTextWire }))),
});

/** `_historyGallery`, `_shopsGallery`: galleries of the pages about the shop. */
export const galleryWire = object({ title: maybeTextWire, items: array(galleryItemWire) });

/** An instructor. */
export const instructorWire = object({ img: urlWire, name: textWire, description: maybeTextWire });

/** `_social`: photo strip of a social network, a link and its pictures. */
export const socialWire = object({
  link: maybeTextWire,
  items: array(object({ id: keyWire, link: maybeTextWire, img: textWire })),
});

/** A partner of the footer. */
export const partnerWire = object({ link: maybeTextWire, img: textWire, title: maybeTextWire });

/** A section tile of the index page, or a section above the list: an optional extension. */
export const sectionTileWire = object({
  id: numberWire,
  title: textWire,
  link: textWire,
  img: urlWire,
  count: maybeNumberWire,
});

/** `_banners` */
export const bannersWire = array(bannerWire);
/** `_sales` */
export const salesWire = array(saleWire);
/** `_instructors` */
export const instructorsWire = array(instructorWire);
/** `_partners` */
export const partnersWire = array(partnerWire);
/** `_sections` */
export const sectionsWire = array(sectionTileWire);
