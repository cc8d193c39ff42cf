import clsx from 'clsx';
import { forwardRef, useEffect, useRef, useState } from 'react';
import type { ComponentType, HTMLAttributes } from 'react';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.js';
import { PointsPlot } from './PointsPlot.js';
import { isOnEarth } from './point.js';
import type { MapPoint } from './point.js';
import { providerOf } from './provider.js';
import type { MapProvider, MapSettings } from './provider.js';
import { useTexts } from '../texts/TextsProvider.js';
import { pointsMapTexts } from './points-map.texts.js';
import type { PointsMapTexts } from './points-map.texts.js';
import styles from './PointsMap.module.css';

/** Props of {@link PointsMap}. */
export interface PointsMapProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onError'>, MapSettings {
  points: readonly MapPoint[];
  /** Name of the map for a screen reader. */
  label: string;
  /** The point that is highlighted and moved into view. */
  chosenId?: number | null;
  /** A marker was clicked. */
  onChoose?: (id: number) => void;
  /** Google or the tiles failed to load: the plot stays. For logs. */
  onFailure?: (provider: MapProvider, reason: unknown) => void;
  texts?: Partial<PointsMapTexts>;
}

/** Props of a lazily loaded provider. */
export interface ProviderProps extends MapSettings {
  points: readonly MapPoint[];
  chosenId: number | null;
  onChoose: (id: number) => void;
  /** There is something to see. */
  onReady: () => void;
  onFailure: (reason: unknown) => void;
  texts: PointsMapTexts;
}

const loaders: Record<Exclude<MapProvider, 'plot'>, () => Promise<ComponentType<ProviderProps>>> = {
  google: () => import('./GooglePoints.js').then(({ GooglePoints }) => GooglePoints),
  tiles: () => import('./LeafletPoints.js').then(({ LeafletPoints }) => LeafletPoints),
};

const nothing = () => {};

/**
 * Points on a map: Google with a key, else tiles, else our own plot. The plot is rendered at once, on the server too;
 * Google or the tiles load when the map is near the viewport and replace it only when there is something to see: a
 * blocked script, a dead host or a rejected key leaves the plot, never a broken box. A map only enhances the list of
 * points, which must do the whole job without it.
 */
export const PointsMap = forwardRef<HTMLDivElement, PointsMapProps>(function PointsMap(
  {
    points,
    label,
    chosenId = null,
    onChoose = nothing,
    onFailure,
    googleKey,
    tileUrl,
    tileAttribution,
    texts: own,
    className,
    ...rest
  },
  ref,
) {
  const texts = useTexts('pointsMap', pointsMapTexts, own);
  const settings = {
    ...(googleKey && { googleKey }),
    ...(tileUrl && { tileUrl }),
    ...(tileAttribution && { tileAttribution }),
  };
  const places = points.filter(isOnEarth);
  const wanted = places.length === 0 ? 'plot' : providerOf(settings);
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const [live, setLive] = useState<{ provider: MapProvider; Provider: ComponentType<ProviderProps> } | null>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');

  const fail = (reason: unknown) => {
    setState('failed');
    onFailure?.(wanted, reason);
  };

  const latestFail = useRef(fail);
  useEffect(() => {
    latestFail.current = fail;
  });

  useEffect(() => {
    if (!root || wanted === 'plot') return;
    let isAlive = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        loaders[wanted]().then(
          (Provider) => isAlive && setLive({ provider: wanted, Provider }),
          (error: unknown) => isAlive && latestFail.current(error),
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(root);
    return () => {
      isAlive = false;
      observer.disconnect();
    };
  }, [root, wanted]);

  const Provider = live?.provider === wanted && state !== 'failed' ? live.Provider : null;
  const isReady = Provider !== null && state === 'ready';
  return (
    <div
      {...rest}
      ref={(element) => {
        setRoot(element);
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      role="group"
      aria-label={label}
      className={clsx(styles.root, className)}
      data-provider={isReady ? wanted : 'plot'}
    >
      {isReady ? null : <PointsPlot points={places} chosenId={chosenId} onChoose={onChoose} texts={texts} />}
      {Provider ? (
        <ErrorBoundary fallback={null} onError={fail}>
          <div className={styles.live} data-ready={isReady || undefined}>
            <Provider
              {...settings}
              {...{ points: places, chosenId, onChoose, texts }}
              onReady={() => setState((now) => (now === 'failed' ? now : 'ready'))}
              onFailure={fail}
            />
          </div>
        </ErrorBoundary>
      ) : null}
    </div>
  );
});
