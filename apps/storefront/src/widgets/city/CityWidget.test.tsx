import { renderWithShop } from '@tropa/api-client/testing';
import { locationDialogs, selectIsCityOpen } from '@tropa/location';
import { resolveFlags } from '../../flags/flags.js';
import { FlagsContext } from '../../flags/flags.context.js';
import { Widget } from './CityWidget.js';

describe('the flag «city-on-first-visit»', () => {
  it.each([
    ['off by default: the dialog waits for a press', undefined, false],
    ['on: a visitor without a city is asked at once', { 'city-on-first-visit': true }, true],
  ])('%s', (_name, said, isOpen) => {
    document.cookie = 'LOCATION=; path=/; max-age=0';
    const { store } = renderWithShop(
      <FlagsContext.Provider value={resolveFlags(said)}>
        <Widget />
      </FlagsContext.Provider>,
      { slices: [locationDialogs] },
    );
    expect(selectIsCityOpen(store.getState() as never)).toBe(isOpen);
  });
});
