// Its own module, so that the dialog's code loads at the first click and not with the page.
export { Lightbox as GalleryLightbox } from '@tropa/ui-kit';
