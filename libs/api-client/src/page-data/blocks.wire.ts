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

/** A slide of the main slider (S1 §3). Title, text and button are our extras. */
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
/** `_mainSlider`: slides with the slider's settings, or the slides alone. */
export const mainSliderWire = lazy((slider): typeof sliderWithSettingsWire | typeof bareSliderWire =>
  Array.isArray(slider) ? bareSliderWire : sliderWithSettingsWire,
);

/** A banner of the tile (S1 §3): a picture or a video with a text over it. `poster` of a video is our extra. */
export const bannerWire = object({
  link: maybeTextWire,
  image: textWire,
  text: maybeTextWire,
  isVideo: flagWire,
  poster: urlWire,
});

/** A sale of the slider (S1 §3). */
export const saleWire = object({ id: numberWire, img: textWire, title: maybeTextWire });

/** `_accessories`, `_basketExtraItems`: two tabs. */
export const accessoriesWire = object({
  safety: nullish(array(productCardWire)),
  comfort: nullish(array(productCardWire)),
});

/** `_video`: a product's video. */
export const videoWire = object({ src: textWire, poster: urlWire, title: maybeTextWire });

/** `_projectGallery`, with the first pictures; the rest comes by call. */
export const projectGalleryWire = object({
  id: numberWire,
  title: maybeTextWire,
  count: maybeNumberWire,
  items: array(galleryItemWire),
});

/** `_project`: what the project is, paragraph by paragraph, and its program. Our extra. */
export const projectPageWire = object({
  lead: maybeTextWire,
  img: urlWire,
  about: nullish(array(textWire)),
  program: nullish(array(object({ title: textWire, text: maybeTextWire }))),
});

/** `_historyGallery`, `_shopsGallery` (S1 §3). */
export const galleryWire = object({ title: maybeTextWire, items: array(galleryItemWire) });

/** An instructor (S1 §3). */
export const instructorWire = object({ img: urlWire, name: textWire, description: maybeTextWire });

/** `_social`: a link and its pictures (S1 §3). */
export const socialWire = object({
  link: maybeTextWire,
  items: array(object({ id: keyWire, link: maybeTextWire, img: textWire })),
});

/** A partner of the footer (S1 §3). */
export const partnerWire = object({ link: maybeTextWire, img: textWire, title: maybeTextWire });

/** A section tile of the index page or a section above the list: our extra. */
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
