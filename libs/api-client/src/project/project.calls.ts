import { getProjectImagesRequest, getProjectImagesResponse } from './project.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of the project page. */
export const projectCalls = [
  {
    name: 'getProjectImages',
    method: 'POST',
    path: '/api/project/getImages/',
    request: getProjectImagesRequest,
    response: getProjectImagesResponse,
  },
] as const satisfies readonly WireCall[];
