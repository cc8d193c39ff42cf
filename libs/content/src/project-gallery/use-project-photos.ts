import {
  PROJECT_IMAGES_LIMIT,
  useGetProjectImagesQuery,
  type ApiError,
  type GalleryItem,
  type ProjectGallery,
} from '@tropa/api-client';
import { useMemo, useState } from 'react';

/** One response of the call. */
interface Portion {
  readonly count: number;
  readonly items: readonly GalleryItem[];
}

/** The photos loaded so far, and how to load more. */
export interface ProjectPhotos {
  readonly photos: readonly GalleryItem[];
  /** How many there are, including those not loaded yet. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** The last batch failed to load; `retry` fetches it again, `loadMore` does not. */
  readonly isFailed: boolean;
  /** Why it failed. */
  readonly error: ApiError | undefined;
  /** Fetches the next batch unless one is in flight, failed, or there is none. */
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/**
 * The project's photos, 15 at a time: the first from page data, the rest by `POST /api/project/getImages/`. A response
 * is kept under the page it was requested for, whenever it arrives, and a photo is shown once even if the pages shifted
 * meanwhile.
 */
export function useProjectPhotos({ id, items: first, count: firstCount }: ProjectGallery): ProjectPhotos {
  // The page data may hold less than a whole page, or more than one.
  const firstPage = Math.floor(first.length / PROJECT_IMAGES_LIMIT) + 1;
  const [wanted, setWanted] = useState<number | null>(null);
  const [portions, setPortions] = useState<Readonly<Record<number, Portion>>>({});
  // `currentData` belongs to this page: the late response to another one is never shown.
  const { currentData, isFetching, error, refetch } = useGetProjectImagesQuery(
    { id, page: wanted ?? firstPage },
    { skip: wanted === null },
  );
  if (wanted !== null && currentData !== undefined && portions[wanted] !== currentData) {
    setPortions({ ...portions, [wanted]: currentData });
  }

  const pages = Object.keys(portions).map(Number);
  const lastPage = pages.length === 0 ? firstPage - 1 : Math.max(...pages);
  const last = portions[lastPage];
  const photos = useMemo(() => {
    const all = [...first, ...Object.values(portions).flatMap(({ items }) => items)];
    return [...new Map(all.map((photo) => [photo.id, photo])).values()];
  }, [first, portions]);

  const count = last?.count ?? firstCount;
  // An empty response ends the list, whatever its count says.
  const hasMore = last ? last.items.length > 0 && lastPage * PROJECT_IMAGES_LIMIT < count : first.length < count;
  const isAnswered = wanted === null || portions[wanted] !== undefined;
  const isFailed = !isAnswered && error !== undefined && !isFetching;

  return {
    photos,
    total: hasMore ? Math.max(count, photos.length) : photos.length,
    hasMore,
    isLoading: !isAnswered && !isFailed,
    isFailed,
    error: isFailed ? (error as ApiError) : undefined,
    loadMore: () => {
      if (hasMore && isAnswered) setWanted(lastPage + 1);
    },
    retry: () => {
      if (isFailed) void refetch();
    },
  };
}
