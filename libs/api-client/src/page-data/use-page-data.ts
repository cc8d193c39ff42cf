import type { PageDataModels } from './page-data.model.js';
import type { PageDataName } from './page-data.wire.js';
import { pageDataApi } from './page-seed.js';
import { useSelector } from 'react-redux';

type State = Parameters<ReturnType<typeof pageDataApi.endpoints.getPageData.select>>[0];

/**
 * A page variable out of a store's state.
 * @returns undefined when the page did not give it or it could not be read.
 */
export function selectPageData<Name extends PageDataName>(
  state: unknown,
  name: Name,
): PageDataModels[Name] | undefined {
  const { data } = pageDataApi.endpoints.getPageData.select(name)(state as State);
  return (data ?? undefined) as PageDataModels[Name] | undefined;
}

/** A page variable in a component; on the server and at hydration the same value. */
export const usePageData = <Name extends PageDataName>(name: Name): PageDataModels[Name] | undefined =>
  useSelector((state: unknown) => selectPageData(state, name));
