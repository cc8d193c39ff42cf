import { useErrorEvent } from '@tropa/api-client';
import type { ApiError, GalleryItem, ProjectGallery as Gallery } from '@tropa/api-client';
import { Section, useLazyPart, useTexts, VisuallyHidden } from '@tropa/ui-kit';
import { useState } from 'react';
import { projectGalleryTexts, type ProjectGalleryTexts } from './project-gallery.texts.js';
import { ProjectGalleryRow } from './ProjectGalleryRow.js';
import { useProjectPhotos } from './use-project-photos.js';
import styles from './ProjectGallery.module.css';

/** Props of {@link ProjectGallery}. */
export interface ProjectGalleryProps {
  /** Page data `_projectGallery`: the gallery with its first photos. */
  readonly gallery: Gallery;
  /** Fires when more photos could not be loaded; the row itself says so and offers a retry. */
  readonly onError?: ((error: ApiError) => void) | undefined;
  readonly texts?: Partial<ProjectGalleryTexts> | undefined;
  /** Class of the whole part; inside it is `data-part`: `count`. */
  readonly className?: string | undefined;
}

const importDialog = () => import('./ProjectGalleryDialog.js').then((module) => module.ProjectGalleryDialog);

/**
 * Photos of the project: the first 15 from page data, without a request; the next 15 whenever fewer than 3 are left
 * ahead of the visitor, in the row as in the dialog. Renders nothing without photos.
 */
export function ProjectGallery({ gallery, onError, texts: own, className }: ProjectGalleryProps) {
  const texts = useTexts('projectGallery', projectGalleryTexts, own);
  if (gallery.items.length === 0) return null;
  // Another gallery starts over, and responses for the old one are ignored.
  return <Photos className={className} key={gallery.id} gallery={gallery} onError={onError} texts={texts} />;
}

interface PhotosProps extends Pick<ProjectGalleryProps, 'gallery' | 'onError' | 'className'> {
  readonly texts: ProjectGalleryTexts;
}

function Photos({ gallery, onError, className, texts }: PhotosProps) {
  const photos = useProjectPhotos(gallery);
  useErrorEvent(photos.error, onError);
  const [opened, setOpened] = useState<number | null>(null);
  const [Dialog, loadDialog] = useLazyPart(importDialog);
  const title = gallery.title || texts.title;
  const altOf = (photo: GalleryItem, index: number) => photo.title || texts.photo(title, index + 1);

  return (
    <Section
      className={className}
      title={title}
      action={
        <span className={styles.count} data-part="count">
          {texts.count(photos.total)}
        </span>
      }
    >
      <ProjectGalleryRow
        photos={photos}
        title={title}
        altOf={altOf}
        texts={texts}
        onIntent={loadDialog}
        onOpen={(index) => {
          loadDialog();
          setOpened(index);
        }}
      />
      <VisuallyHidden role="status">
        {photos.isLoading ? texts.loading : photos.hasMore ? null : texts.all(photos.total)}
      </VisuallyHidden>
      {Dialog ? (
        <Dialog
          start={opened}
          onClose={() => setOpened(null)}
          photos={photos}
          title={title}
          altOf={altOf}
          texts={texts}
        />
      ) : null}
    </Section>
  );
}
