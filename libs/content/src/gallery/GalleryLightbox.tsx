// Its own module, so that the dialog's code comes with the first click and not with the page.
export { Lightbox as GalleryLightbox } from '@tropa/ui-kit';
