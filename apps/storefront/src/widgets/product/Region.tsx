import { DEFAULT_CITY, useGetLocationQuery } from '@tropa/api-client';
import { cityRequested } from '@tropa/location';
import { TextLink, useTexts } from '@tropa/ui-kit';
import { useDispatch } from 'react-redux';
import { regionTexts } from './region.texts.js';

/** The visitor's city beside the stock, with a way to change it (S2 §2). */
export function Region() {
  const texts = useTexts('region', regionTexts);
  const dispatch = useDispatch();
  const { currentData: city = DEFAULT_CITY } = useGetLocationQuery();
  return (
    <>
      {city.value}{' '}
      <TextLink aria-haspopup="dialog" onClick={() => dispatch(cityRequested())}>
        {texts.change}
      </TextLink>
    </>
  );
}
