import { DEFAULT_CITY, readLocationCookie, useGetLocationQuery, type City } from '@tropa/api-client';
import { MapPinIcon, useTexts } from '@tropa/ui-kit';
import clsx from 'clsx';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cityRequested } from '../dialogs/location-dialogs.slice.js';
import { cityTexts, type CityTexts } from './city.texts.js';
import styles from '../strip-button/strip-button.module.css';

/** Props of {@link CityButton}. */
export interface CityButtonProps {
  /** Shown until the visitor's own city is known. */
  readonly initialCity?: City;
  /** Opens the dialog by itself on a first visit, when the cookie `LOCATION` has no city yet. Defaults to false. */
  readonly asksOnFirstVisit?: boolean;
  readonly className?: string;
  readonly texts?: Partial<CityTexts>;
}

/** The visitor's city in the header; a click opens the city dialog. */
export function CityButton({
  initialCity = DEFAULT_CITY,
  asksOnFirstVisit = false,
  className,
  texts: own,
}: CityButtonProps) {
  const texts = useTexts('city', cityTexts, own);
  const dispatch = useDispatch();
  const { currentData: city = initialCity } = useGetLocationQuery();
  // The response that sets the cookie has not arrived yet: a visitor without one is here for the first time.
  useEffect(() => {
    if (asksOnFirstVisit && readLocationCookie(document.cookie) === undefined) dispatch(cityRequested());
  }, [asksOnFirstVisit, dispatch]);
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
