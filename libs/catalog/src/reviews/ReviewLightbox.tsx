/** The kit's lightbox as a part of its own: its code is loaded when somebody is about to open a photo. */
export { Lightbox as ReviewLightbox } from '@tropa/ui-kit';
