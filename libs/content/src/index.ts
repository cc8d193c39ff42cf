export { Article, type ArticleProps } from './articles/Article.js';
export { ArticleCard, type ArticleCardProps } from './articles/ArticleCard.js';
export type { ArticlesHistory } from './articles/articles-address.js';
export { articlesLimitCookie } from './articles/articles-limit.js';
export { articlesTexts, type ArticlesTexts } from './articles/articles.texts.js';
export { ArticlesSection, type ArticlesSectionProps } from './articles/ArticlesSection.js';
export { OtherArticles, type OtherArticlesProps } from './articles/OtherArticles.js';
export { AboutGallery, type AboutGalleryProps } from './gallery/AboutGallery.js';
export { galleryTexts, type GalleryTexts } from './gallery/gallery.texts.js';
export { Banners, type Banner, type BannersProps } from './banners/Banners.js';
export { bannersTexts, type BannersTexts } from './banners/banners.texts.js';
export { MainSlider, type MainSlide, type MainSliderProps } from './main-slider/MainSlider.js';
export { mainSliderTexts, type MainSliderTexts } from './main-slider/main-slider.texts.js';
export { PartnersSlider, type Partner, type PartnersSliderProps } from './partners/PartnersSlider.js';
export { partnersTexts, type PartnersTexts } from './partners/partners.texts.js';
export { SalesSlider, type Sale, type SalesSliderProps } from './sales/SalesSlider.js';
export { salesTexts, type SalesTexts } from './sales/sales.texts.js';
export { SocialStrip, type SocialPhoto, type SocialStripProps } from './social/SocialStrip.js';
export { socialTexts, type SocialTexts } from './social/social.texts.js';
export { sectionTilesTexts } from './section-tiles/section-tiles.texts.js';
export { SectionTiles, type SectionTile, type SectionTilesProps } from './section-tiles/SectionTiles.js';
export { SubscribeForm, type SubscribeFormProps } from './subscribe/SubscribeForm.js';
export { subscribeSchema, type SubscribeValues } from './subscribe/subscribe.schema.js';
export { subscribeTexts, type SubscribeTexts } from './subscribe/subscribe.texts.js';
export { CookieNotice, type CookieNoticeProps } from './cookie-notice/CookieNotice.js';
export { readCookieChoice, type CookieChoice, type CookieStorage } from './cookie-notice/cookie-choice.js';
export { cookieNoticeTexts, cookiesAcceptedKey } from './cookie-notice/cookie-notice.texts.js';
export type { FormDocuments } from './form-frame/form-documents.js';
export { formFrameTexts, type FormFrameTexts } from './form-frame/form-frame.texts.js';
export type { FormDraft } from '@tropa/ui-kit';
export { ContactDialog, type ContactDialogProps } from './contact-form/ContactDialog.js';
export { ContactForm, type ContactFormProps } from './contact-form/ContactForm.js';
export { ContactSection, type ContactSectionProps } from './contact-form/ContactSection.js';
export { contactSchema, type ContactInput, type ContactValues } from './contact-form/contact.schema.js';
export { contactTexts, type ContactTexts } from './contact-form/contact.texts.js';
export { PageAnchors, type PageAnchor, type PageAnchorsProps } from './page-anchors/PageAnchors.js';
export { pageAnchorsTexts, type PageAnchorsTexts } from './page-anchors/page-anchors.texts.js';
export { ServiceDialog, type ServiceDialogProps } from './service-form/ServiceDialog.js';
export { ServiceForm, type ServiceFormProps } from './service-form/ServiceForm.js';
export { ServiceSection, type ServiceSectionProps } from './service-form/ServiceSection.js';
export { serviceAddresses } from './service-form/service-addresses.js';
export { serviceSchema, type ServiceInput, type ServiceValues } from './service-form/service.schema.js';
export { serviceTexts, type ServiceTexts } from './service-form/service.texts.js';
export { WorkDialog, type WorkDialogProps } from './work-form/WorkDialog.js';
export { WorkForm, type WorkFormProps } from './work-form/WorkForm.js';
export { WorkSection, type WorkSectionProps } from './work-form/WorkSection.js';
export { workSchema, type WorkInput, type WorkValues } from './work-form/work.schema.js';
export { workTexts, type WorkTexts } from './work-form/work.texts.js';
export {
  contentDialogs,
  projectRegistrationClosed,
  projectRegistrationRequested,
  selectIsProjectRegistrationOpen,
  type ContentDialogs,
} from './dialogs/content-dialogs.slice.js';
export { FlipCounter, type FlipCounterProps } from './flip-counter/FlipCounter.js';
export { flipCounterTexts, type FlipCounterTexts } from './flip-counter/flip-counter.texts.js';
export { Instructors, type InstructorsProps } from './instructors/Instructors.js';
export { instructorsTexts, type InstructorsTexts } from './instructors/instructors.texts.js';
export { ProjectGallery, type ProjectGalleryProps } from './project-gallery/ProjectGallery.js';
export { projectGalleryTexts, type ProjectGalleryTexts } from './project-gallery/project-gallery.texts.js';
export {
  ProjectRegistrationButton,
  type ProjectRegistrationButtonProps,
} from './project-registration/ProjectRegistrationButton.js';
export {
  ProjectRegistrationDialog,
  type ProjectRegistrationDialogProps,
} from './project-registration/ProjectRegistrationDialog.js';
export {
  projectRegistrationSchema,
  type ProjectRegistrationInput,
  type ProjectRegistrationValues,
} from './project-registration/project-registration.schema.js';
export {
  projectRegistrationTexts,
  type ProjectRegistrationTexts,
} from './project-registration/project-registration.texts.js';
export type { ContentTexts } from './content-texts.js';
