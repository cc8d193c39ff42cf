export { MainSlider, type MainSlide, type MainSliderProps } from './main-slider/MainSlider.js';
export { SectionTiles, type SectionTile, type SectionTilesProps } from './section-tiles/SectionTiles.js';
export { SubscribeForm, type SubscribeFormProps } from './subscribe/SubscribeForm.js';
export { subscribeSchema, type SubscribeValues } from './subscribe/subscribe.schema.js';
export { subscribeTexts, type SubscribeTexts } from './subscribe/subscribe.texts.js';
export {
  CookieNotice,
  cookieNoticeTexts,
  cookiesAcceptedKey,
  type CookieNoticeProps,
} from './cookie-notice/CookieNotice.js';
