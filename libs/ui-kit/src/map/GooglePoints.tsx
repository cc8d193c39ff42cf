import { GoogleMap, MarkerF, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useRef, useState } from 'react';
import { lightColors } from '../tokens/tokens.js';
import { boundsOf } from './bounds.js';
import type { ProviderProps } from './PointsMap.js';
import styles from './GooglePoints.module.css';

/** The loader can be configured only once: the first key of a page is the page's key. */
let pageKey: string | null = null;
const libraries: never[] = [];

const options: google.maps.MapOptions = {
  // The page must keep scrolling when the wheel or a finger is over the map.
  gestureHandling: 'cooperative',
  clickableIcons: false,
  fullscreenControl: false,
  mapTypeControl: false,
  streetViewControl: false,
};

const drop = 'M0 0C-6-7.5-14-14.4-14-23.4a14 14 0 0 1 28 0C14-14.4 6-7.5 0 0Z';
const plainPin = {
  path: drop,
  fillColor: lightColors.inverse,
  fillOpacity: 1,
  strokeColor: lightColors.surface,
  strokeWeight: 2,
};
const chosenPin = { ...plainPin, fillColor: lightColors.primary, strokeColor: lightColors['on-primary'] };

/**
 * Google Maps: the only module that imports its package, and always by `import()`. Markers are the function
 * components: the package's class components lose their children under StrictMode.
 */
export function GooglePoints({ googleKey = '', points, chosenId, onChoose, onReady, onFailure }: ProviderProps) {
  // oxlint-disable-next-line react/globals -- a page loads the API once: the first key holds for all maps
  pageKey ??= googleKey;
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'tropa-google-maps',
    googleMapsApiKey: pageKey,
    language: 'ru',
    region: 'RU',
    libraries,
    preventGoogleFontsLoading: true,
  });
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const tell = useRef({ onReady, onFailure });
  useEffect(() => {
    tell.current = { onReady, onFailure };
  });

  useEffect(() => {
    if (loadError) tell.current.onFailure(loadError);
  }, [loadError]);

  // Google reports a rejected key by calling a global function, and draws an error message over the map.
  useEffect(() => {
    const page = window as Window & { gm_authFailure?: (() => void) | undefined };
    const before = page.gm_authFailure;
    page.gm_authFailure = () => {
      before?.();
      tell.current.onFailure(new Error('Google Maps has refused the key'));
    };
    return () => {
      page.gm_authFailure = before;
    };
  }, []);

  const key = JSON.stringify(points.map(({ coords }) => coords));
  useEffect(() => {
    const coords = (JSON.parse(key) as [number, number][]).map((place) => ({ coords: place }));
    const bounds = boundsOf(coords);
    if (map && bounds) map.fitBounds(bounds, 48);
  }, [map, key]);

  const chosen = JSON.stringify(points.find(({ id }) => id === chosenId)?.coords ?? null);
  useEffect(() => {
    const coords = JSON.parse(chosen) as [number, number] | null;
    if (map && coords) map.panTo({ lat: coords[0], lng: coords[1] });
  }, [map, chosen]);

  if (!isLoaded) return null;
  const labelOrigin = new google.maps.Point(0, -24);
  return (
    <GoogleMap
      mapContainerClassName={styles.map ?? ''}
      options={options}
      onLoad={setMap}
      onUnmount={() => setMap(null)}
      onTilesLoaded={() => tell.current.onReady()}
    >
      {points.map(({ id, coords: [lat, lng], label, mark }) => (
        <MarkerF
          key={id}
          position={{ lat, lng }}
          title={label}
          icon={{ ...(id === chosenId ? chosenPin : plainPin), labelOrigin }}
          zIndex={id === chosenId ? 2 : 1}
          onClick={() => onChoose(id)}
          {...(mark && {
            label: { text: mark, color: lightColors[id === chosenId ? 'on-primary' : 'on-inverse'], fontWeight: '700' },
          })}
        />
      ))}
    </GoogleMap>
  );
}
