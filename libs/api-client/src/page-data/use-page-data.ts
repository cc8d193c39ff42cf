import type { PageDataModels } from './page-data.model.js';
import type { PageDataName } from './page-data.wire.js';
import { pageDataApi } from './page-seed.js';
import { useSelector } from 'react-redux';

type State = Parameters<ReturnType<typeof pageDataApi.endpoints.getPageData.select>>[0];

/**
 * Selects a page variable from a store's state.
 * @returns undefined when the page does not have it or it could not be read.
 */
export function selectPageData<Name extends PageDataName>(
  state: unknown,
  name: Name,
): PageDataModels[Name] | undefined {
  const { data } = pageDataApi.endpoints.getPageData.select(name)(state as State);
  return (data ?? undefined) as PageDataModels[Name] | undefined;
}

/** A page variable in a component; the server and hydration get the same value. */
export const usePageData = <Name extends PageDataName>(name: Name): PageDataModels[Name] | undefined =>
  useSelector((state: unknown) => selectPageData(state, name));
