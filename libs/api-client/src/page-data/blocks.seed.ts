import {
  toBanner,
  toGallery,
  toInstructor,
  toMainSlider,
  toPartner,
  toProjectGallery,
  toProjectPage,
  toSale,
  toSectionTile,
  toSocial,
} from './blocks.model.js';
import {
  bannersWire,
  galleryWire,
  instructorsWire,
  mainSliderWire,
  partnersWire,
  projectGalleryWire,
  projectPageWire,
  salesWire,
  sectionsWire,
  socialWire,
} from './blocks.wire.js';
import { variableSeed } from './page-seed.js';
import { numberWire } from '../wire-values/wire-values.js';

/** `_mainSlider`: the slider of the index page. */
export const mainSliderSeed = /* @__PURE__ */ variableSeed('_mainSlider', mainSliderWire, toMainSlider);
/** `_banners`: the tile of banners. */
export const bannersSeed = /* @__PURE__ */ variableSeed('_banners', bannersWire, (list) => list.map(toBanner));
/** `_sales`: the sales slider. */
export const salesSeed = /* @__PURE__ */ variableSeed('_sales', salesWire, (list) => list.map(toSale));
/** `_sections`: tiles of sections. */
export const sectionsSeed = /* @__PURE__ */ variableSeed('_sections', sectionsWire, (list) => list.map(toSectionTile));
/** `_social`: the social strip. */
export const socialSeed = /* @__PURE__ */ variableSeed('_social', socialWire, toSocial);
/** `_partners`: logos in the footer. */
export const partnersSeed = /* @__PURE__ */ variableSeed('_partners', partnersWire, (list) => list.map(toPartner));
/** `_projectGallery`: the project's photos. */
export const projectGallerySeed = /* @__PURE__ */ variableSeed('_projectGallery', projectGalleryWire, toProjectGallery);
/** `_project`: the project's texts. */
export const projectPageSeed = /* @__PURE__ */ variableSeed('_project', projectPageWire, toProjectPage);
/** `_instructors`: the project's instructors. */
export const instructorsSeed = /* @__PURE__ */ variableSeed('_instructors', instructorsWire, (list) =>
  list.map(toInstructor),
);
/** `_flipCounter`: the value of the flip counter. */
export const flipCounterSeed = /* @__PURE__ */ variableSeed('_flipCounter', numberWire, Number);
/** `_historyGallery`: the gallery of the history page. */
export const historyGallerySeed = /* @__PURE__ */ variableSeed('_historyGallery', galleryWire, toGallery);
/** `_shopsGallery`: the gallery of the shops page. */
export const shopsGallerySeed = /* @__PURE__ */ variableSeed('_shopsGallery', galleryWire, toGallery);
