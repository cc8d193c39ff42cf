import { usePageData } from '@tropa/api-client';
import type { MapSettings } from '@tropa/ui-kit';

/** The shop's map settings: a Google key, tiles, or nothing (decision 46). */
export function useMapSettings(): MapSettings {
  const { mapsKey = '', mapsTileUrl = '', mapsTileAttribution = '' } = usePageData('_config') ?? {};
  return { googleKey: mapsKey, tileUrl: mapsTileUrl, tileAttribution: mapsTileAttribution };
}
