import { citySeed, configSeed, receivePointsSeed } from '@tropa/api-client';
import { CityShops } from '@tropa/location';
import { useMapSettings } from '../../shell/use-map-settings.js';
import styles from './ShopsMapWidget.module.css';

export const seeds = [configSeed, citySeed, receivePointsSeed];

/** Shops or pickup points of the visitor's city, list and map. Without page data it fetches them itself. */
export function Widget() {
  return (
    <section className={styles.root}>
      <CityShops hasTitle map={useMapSettings()} />
    </section>
  );
}
