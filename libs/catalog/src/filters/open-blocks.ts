import { addressParams, editAddress } from '../address/edit-address.js';

/**
 * Blocks opened by a link, ids with commas: for a page without JavaScript. The underscore marks that it is not a
 * filter.
 */
const parameter = '_open';

/** Ids of the blocks that the address opens. */
export const openInAddress = (url: string): string[] => addressParams(url).get(parameter)?.split(',') ?? [];

/** The address with one more block open. */
export const withOpenBlock = (url: string, id: string): string =>
  editAddress(url, (params) => params.set(parameter, [...openInAddress(url), id].join(',')));
