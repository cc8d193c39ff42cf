import { numberWire, urlWire, maybeTextWire } from '../wire-values/wire-values.js';
import { idRequest, limitRequest, pageRequest } from '../wire-values/wire-requests.js';
import { array, nullish, object } from 'valibot';

/** A photo of a gallery: `{ id, preview }`, the full size under `src` where it differs (S1 §3). */
export const galleryItemWire = object({ id: numberWire, preview: urlWire, src: urlWire, title: maybeTextWire });

/** `POST /api/project/getImages/` (S1 §7): 15 at a time. */
export const getProjectImagesRequest = object({
  id: idRequest,
  limit: nullish(limitRequest(60), 15),
  page: nullish(pageRequest, 1),
});
/** Answer of `POST /api/project/getImages/` */
export const getProjectImagesResponse = object({ count: numberWire, items: array(galleryItemWire) });
