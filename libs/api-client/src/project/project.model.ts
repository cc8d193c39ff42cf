import { toText } from '../wire-values/wire-values.model.js';

/** A photo of a gallery. */
export interface GalleryItem {
  readonly id: number;
  readonly preview: string;
  /** Full size; the preview where there is none. */
  readonly src: string;
  readonly title: string;
}

/** Converts a photo of a gallery from the wire format. */
export const toGalleryItem = (raw: {
  id: number | string;
  preview?: string | null | undefined;
  src?: string | null | undefined;
  title?: string | null | undefined;
}): GalleryItem => ({
  id: Number(raw.id),
  preview: raw.preview || toText(raw.src),
  src: raw.src || toText(raw.preview),
  title: toText(raw.title),
});
