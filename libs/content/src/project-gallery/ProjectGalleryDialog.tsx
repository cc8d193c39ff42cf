import type { GalleryItem } from '@tropa/api-client';
import { Lightbox } from '@tropa/ui-kit';
import type { ProjectGalleryTexts } from './project-gallery.texts.js';
import type { ProjectPhotos } from './use-project-photos.js';

export interface ProjectGalleryDialogProps {
  /** Index of the photo to start with; null: closed. */
  readonly start: number | null;
  readonly onClose: () => void;
  readonly photos: ProjectPhotos;
  readonly title: string;
  readonly altOf: (photo: GalleryItem, index: number) => string;
  readonly texts: ProjectGalleryTexts;
}

/** One photo at a time, full-screen; it fetches the next batch as the row does. */
export function ProjectGalleryDialog({ start, onClose, photos, title, altOf, texts }: ProjectGalleryDialogProps) {
  return (
    <Lightbox
      isOpen={start !== null}
      onClose={onClose}
      title={title}
      items={photos.photos.map((photo, index) => ({ id: photo.id, src: photo.src, alt: altOf(photo, index) }))}
      start={start ?? 0}
      total={photos.total}
      isLoadingMore={photos.isLoading}
      loadError={photos.isFailed ? texts.failed : undefined}
      onNearEnd={photos.isFailed ? photos.retry : photos.loadMore}
      nearEndItems={3}
    />
  );
}
