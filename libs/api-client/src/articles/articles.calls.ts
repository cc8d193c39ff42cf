import { getArticlesRequest, getArticlesResponse } from './articles.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';

/** Calls of articles. */
export const articlesCalls = [
  {
    name: 'getArticles',
    method: 'GET',
    path: '/api/articles/getArticles/',
    request: getArticlesRequest,
    response: getArticlesResponse,
  },
] as const satisfies readonly WireCall[];
