import { DEFAULT_CITY, useGetLocationQuery, type City } from '@tropa/api-client';
import { MapPinIcon } from '@tropa/ui-kit';
import clsx from 'clsx';
import { useDispatch } from 'react-redux';
import { cityRequested } from '../dialogs/location-dialogs.slice.js';
import { cityTexts, type CityTexts } from './city.texts.js';
import styles from '../strip-button/strip-button.module.css';

export interface CityButtonProps {
  /** Shown until the visitor's own city is known. */
  readonly initialCity?: City;
  readonly className?: string;
  readonly texts?: Partial<CityTexts>;
}

/** The visitor's city in the header; a click opens the city dialog. S1 §2. */
export function CityButton({ initialCity = DEFAULT_CITY, className, texts: own }: CityButtonProps) {
  const texts = { ...cityTexts, ...own };
  const dispatch = useDispatch();
  const { currentData: city = initialCity } = useGetLocationQuery();
  return (
    <button
      type="button"
      className={clsx(styles.root, className)}
      aria-haspopup="dialog"
      aria-label={texts.button(city.value)}
      onClick={() => dispatch(cityRequested())}
    >
      <MapPinIcon size={16} />
      {city.value}
    </button>
  );
}
