import { control, divIcon, map as createMap, marker as createMarker, tileLayer } from 'leaflet';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SafeHtml } from '../safe-html/SafeHtml.js';
import { boundsOf } from './bounds.js';
import { MapPin } from './MapPin.js';
import type { ProviderProps } from './PointsMap.js';
import type { MapPoint } from './point.js';
import styles from './LeafletPoints.module.css';

interface Placed {
  readonly point: MapPoint;
  readonly marker: Marker;
  /** Our own element on the map: React renders the pin into it. */
  readonly holder: HTMLElement;
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function showAll(map: LeafletMap, points: readonly MapPoint[]): void {
  const bounds = boundsOf(points);
  if (!bounds) return;
  const { south, west, north, east } = bounds;
  map.fitBounds(
    [
      [south, west],
      [north, east],
    ],
    { paddingTopLeft: [32, 56], paddingBottomRight: [32, 32], animate: false },
  );
}

/**
 * Tiles by Leaflet, used directly: the only module that imports it, and always by `import()`, because it cannot be
 * loaded on a server. Its own style sheet and pictures are not used.
 */
export function LeafletPoints({
  points,
  chosenId,
  onChoose,
  tileUrl = '',
  tileAttribution,
  onReady,
  onFailure,
  texts,
}: ProviderProps) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [placed, setPlaced] = useState<readonly Placed[]>([]);
  const tell = useRef({ onReady, onFailure });
  useEffect(() => {
    tell.current = { onReady, onFailure };
  });

  const { zoomIn, zoomOut } = texts;
  useEffect(() => {
    if (!box.current) return;
    const canMove = !isStill();
    const made = createMap(box.current, {
      attributionControl: false,
      zoomControl: false,
      // The page must keep scrolling when the wheel or a finger is over the map; buttons, keys and two fingers zoom.
      scrollWheelZoom: false,
      dragging: !window.matchMedia('(pointer: coarse)').matches,
      maxZoom: 18,
      zoomAnimation: canMove,
      fadeAnimation: canMove,
      markerZoomAnimation: canMove,
      inertia: canMove,
    });
    control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(made);
    setMap(made);
    return () => {
      setMap(null);
      setPlaced([]);
      made.remove();
    };
  }, [zoomIn, zoomOut]);

  // Points first: a map without a position requests no tiles.
  const key = JSON.stringify(points);
  useEffect(() => {
    if (!map) return;
    const list = JSON.parse(key) as MapPoint[];
    showAll(map, list);
    const added = list.map((point) => {
      const holder = document.createElement('div');
      const icon = divIcon({ className: styles.holder ?? '', html: holder, iconSize: [0, 0] });
      const marker = createMarker([point.coords[0], point.coords[1]], { icon, keyboard: false, interactive: false });
      return { point, marker: marker.addTo(map), holder };
    });
    setPlaced(added);
    return () => added.forEach(({ marker }) => marker.remove());
  }, [map, key]);

  useEffect(() => {
    if (!map) return;
    let hasCome = false;
    const layer = tileLayer(tileUrl, { maxZoom: 18 });
    layer.on('tileload', () => {
      if (hasCome) return;
      hasCome = true;
      tell.current.onReady();
    });
    // All requested tiles have failed, none was loaded.
    layer.on('load', () => {
      if (!hasCome) tell.current.onFailure(new Error('No tile has come'));
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, tileUrl]);

  useEffect(() => {
    for (const { point, marker } of placed) marker.setZIndexOffset(point.id === chosenId ? 10_000 : 0);
    const chosen = placed.find(({ point }) => point.id === chosenId);
    if (chosen) map?.panInside(chosen.marker.getLatLng(), { padding: [96, 72], animate: !isStill() });
  }, [map, placed, chosenId]);

  return (
    <>
      <div ref={box} className={styles.map} data-part="map-tiles" role="group" aria-label={texts.keys} />
      {placed.map(({ point, holder }) =>
        createPortal(
          <MapPin
            label={point.label}
            mark={point.mark}
            isChosen={point.id === chosenId}
            onClick={() => onChoose(point.id)}
          />,
          holder,
          String(point.id),
        ),
      )}
      {tileAttribution ? (
        <SafeHtml className={styles.attribution} data-part="map-attribution" isProse={false} html={tileAttribution} />
      ) : null}
    </>
  );
}
