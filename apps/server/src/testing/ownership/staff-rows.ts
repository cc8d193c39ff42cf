import { staffCalls } from '../../api/staff/staff-calls.js';
import { page, type Matrix } from './matrix.js';

/** The staff's API knows no visitor: without a key everybody gets the same 401 (`staff-api.test.ts` tries the keys). */
export const staffRows: Matrix = {
  'GET /api/staff/openapi.json': page(),
  ...Object.fromEntries(
    staffCalls.map(({ method, path }) => [
      `${method} /api/staff${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      page(`/api/staff${path.replaceAll(/\{\w+\}/g, '1')}`, 401),
    ]),
  ),
};
