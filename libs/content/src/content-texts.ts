import type { sectionTilesTexts } from './section-tiles/section-tiles.texts.js';
import type { articlesTexts } from './articles/articles.texts.js';
import type { bannersTexts } from './banners/banners.texts.js';
import type { contactTexts } from './contact-form/contact.texts.js';
import type { cookieNoticeTexts } from './cookie-notice/cookie-notice.texts.js';
import type { flipCounterTexts } from './flip-counter/flip-counter.texts.js';
import type { formFrameTexts } from './form-frame/form-frame.texts.js';
import type { galleryTexts } from './gallery/gallery.texts.js';
import type { instructorsTexts } from './instructors/instructors.texts.js';
import type { mainSliderTexts } from './main-slider/main-slider.texts.js';
import type { pageAnchorsTexts } from './page-anchors/page-anchors.texts.js';
import type { partnersTexts } from './partners/partners.texts.js';
import type { projectGalleryTexts } from './project-gallery/project-gallery.texts.js';
import type { projectRegistrationTexts } from './project-registration/project-registration.texts.js';
import type { salesTexts } from './sales/sales.texts.js';
import type { serviceTexts } from './service-form/service.texts.js';
import type { socialTexts } from './social/social.texts.js';
import type { subscribeTexts } from './subscribe/subscribe.texts.js';
import type { workTexts } from './work-form/work.texts.js';

/** All texts of the package, by the names that a dictionary has for its components (`TextsProvider` of `@tropa/ui-kit`). */
export interface ContentTexts {
  readonly articles: typeof articlesTexts;
  readonly banners: typeof bannersTexts;
  readonly contact: typeof contactTexts;
  readonly cookieNotice: typeof cookieNoticeTexts;
  readonly flipCounter: typeof flipCounterTexts;
  readonly formFrame: typeof formFrameTexts;
  readonly gallery: typeof galleryTexts;
  readonly instructors: typeof instructorsTexts;
  readonly mainSlider: typeof mainSliderTexts;
  readonly pageAnchors: typeof pageAnchorsTexts;
  readonly partners: typeof partnersTexts;
  readonly projectGallery: typeof projectGalleryTexts;
  readonly projectRegistration: typeof projectRegistrationTexts;
  readonly sales: typeof salesTexts;
  readonly sectionTiles: typeof sectionTilesTexts;
  readonly service: typeof serviceTexts;
  readonly social: typeof socialTexts;
  readonly subscribe: typeof subscribeTexts;
  readonly work: typeof workTexts;
}
