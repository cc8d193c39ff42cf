import { responseOf } from '../shop-api/response.js';
import { shopApi } from '../shop-api/shop-api.js';
import { toGalleryItem, type GalleryItem } from './project.model.js';
import { getProjectImagesResponse } from './project.wire.js';

/** Pictures per call. */
export const PROJECT_IMAGES_LIMIT = 15;

/** Endpoints of the project, injected into the shop's single API. */
export const projectApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pictures of a project. `POST /api/project/getImages/`: a query, although it is a POST. */
    getProjectImages: build.query<
      { readonly count: number; readonly items: readonly GalleryItem[] },
      { readonly id: number; readonly limit?: number; readonly page?: number }
    >({
      query: ({ id, limit = PROJECT_IMAGES_LIMIT, page = 1 }) => ({
        url: 'project/getImages/',
        method: 'POST',
        data: { id, limit, page },
      }),
      ...responseOf(getProjectImagesResponse, (raw) => ({
        count: Number(raw.count),
        items: raw.items.map(toGalleryItem),
      })),
    }),
  }),
});

/** Pictures of a project. `POST /api/project/getImages/`: a query, although it is a POST. */
export const useGetProjectImagesQuery = projectApi.useGetProjectImagesQuery;
