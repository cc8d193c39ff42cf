import type { StoreAmount } from '@tropa/api-client';
import { StockList as PlainList } from '@tropa/catalog';
import type { StockShopsProps } from '@tropa/location';
import { useEffect, useState, type ComponentType } from 'react';
import { useMapSettings } from '../../shell/use-map-settings.js';

const loadShops = () => import('./StockShopsPart.js').then(({ StockShops }) => StockShops);

/** Shops that have the goods: the plain list at once, with hours, phones and a map when their code has loaded. */
export function StockList({ shops }: { shops: readonly StoreAmount[] }) {
  const map = useMapSettings();
  const [loaded, setLoaded] = useState<{ Shops: ComponentType<StockShopsProps> } | null>(null);
  useEffect(() => {
    let isMounted = true;
    loadShops().then(
      (Shops) => isMounted && setLoaded({ Shops }),
      (error: unknown) => console.error('The map of shops could not be loaded', error),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return loaded ? <loaded.Shops shops={shops} map={map} /> : <PlainList shops={shops} />;
}
