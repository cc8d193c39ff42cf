/** The kit's lightbox as a separate chunk: its code is loaded when somebody is about to open a photo. */
export { Lightbox as ReviewLightbox } from '@tropa/ui-kit';
