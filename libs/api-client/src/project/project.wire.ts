import { numberWire, urlWire, maybeTextWire } from '../wire-values/wire-values.js';
import { idRequest, limitRequest, pageRequest } from '../wire-values/wire-requests.js';
import { array, nullish, object } from 'valibot';

/** A photo of a gallery: `preview`, and the full size under `src` where it differs. */
export const galleryItemWire = object({ id: numberWire, preview: urlWire, src: urlWire, title: maybeTextWire });

/** Request of `POST /api/project/getImages/`; the gallery loads 15 at a time. */
export const getProjectImagesRequest = object({
  id: idRequest,
  limit: nullish(limitRequest(60), 15),
  page: nullish(pageRequest, 1),
});
/** Response of `POST /api/project/getImages/` */
export const getProjectImagesResponse = object({ count: numberWire, items: array(galleryItemWire) });
