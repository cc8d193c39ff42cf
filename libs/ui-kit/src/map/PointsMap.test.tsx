import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import type { createElement, useEffect } from 'react';
import { describeConformance } from '../testing/describeConformance.js';
import { cityPoints, manyPoints } from './map.fixtures.js';
import { PointsMap } from './PointsMap.js';
import type { PointsMapProps } from './PointsMap.js';

const google = { isLoaded: false, loadError: undefined as Error | undefined, props: {} as Record<string, unknown> };
jest.mock('@react-google-maps/api', () => {
  const React = jest.requireActual<{ createElement: typeof createElement; useEffect: typeof useEffect }>('react');
  return {
    useJsApiLoader: (options: unknown) => {
      google.props.loader = options;
      return { isLoaded: google.isLoaded, loadError: google.loadError };
    },
    GoogleMap: ({
      children,
      onTilesLoaded,
      onLoad,
    }: {
      children: unknown;
      onTilesLoaded: () => void;
      onLoad: (map: unknown) => void;
    }) => {
      google.props.onTilesLoaded = onTilesLoaded;
      React.useEffect(() => {
        onLoad(google.props.map);
      }, [onLoad]);
      return React.createElement('div', { 'data-google': '' }, children as never);
    },
    MarkerF: ({ title, onClick, zIndex }: { title: string; onClick: () => void; zIndex: number }) =>
      React.createElement('button', { onClick, 'data-level': zIndex }, title),
  };
});

/** Every observed element is in view immediately. */
class EagerObserver {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const tileUrl = '/tiles/{z}/{x}/{y}.png';
const map = () => screen.getByRole('group', { name: 'Магазины на карте' });
const tiles = () => [...map().querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
const provider = (name: string) => waitFor(() => expect(map()).toHaveAttribute('data-provider', name));

async function show(props: Partial<PointsMapProps> = {}) {
  const onChoose = jest.fn();
  const onFailure = jest.fn();
  const element = (more: Partial<PointsMapProps> = {}) => (
    <StrictMode>
      <PointsMap points={cityPoints} label="Магазины на карте" {...{ onChoose, onFailure }} {...props} {...more} />
    </StrictMode>
  );
  const result = render(element());
  // The code of a provider is loaded when the map is in view.
  if (props.googleKey) await waitFor(() => expect(google.props.loader).toBeDefined());
  if (props.tileUrl) await waitFor(() => expect(tiles()).not.toHaveLength(0));
  return {
    ...result,
    onChoose,
    onFailure,
    change: (more: Partial<PointsMapProps>) => result.rerender(element(more)),
  };
}

const realObserver = globalThis.IntersectionObserver;
beforeEach(() => {
  google.isLoaded = false;
  google.loadError = undefined;
  google.props = { map: { fitBounds: jest.fn(), panTo: jest.fn() } };
  globalThis.IntersectionObserver = EagerObserver as never;
  (globalThis as { google?: unknown }).google = { maps: { Point: class {} } };
});
afterEach(() => {
  globalThis.IntersectionObserver = realObserver;
});

describeConformance(PointsMap, { render: (props) => <PointsMap points={cityPoints} label="Магазины" {...props} /> });

describe('the plot', () => {
  it('is used without a key and without tiles, every point a button', async () => {
    const { onChoose } = await show();
    expect(map()).toHaveAttribute('data-provider', 'plot');
    expect(screen.getAllByRole('button').map((pin) => pin.getAttribute('aria-label'))).toEqual(
      cityPoints.map(({ label }) => label),
    );
    expect(screen.getByRole('img', { name: /Масштаб: отрезок \d+\u00A0к?м/ })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Север вверху' })).toBeInTheDocument();
    const user = userEvent.setup({ delay: null });
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith(2);
  });

  it('has a decorative town in the background', async () => {
    await show();
    const town = map().querySelector('svg:has([data-kind="street"])');
    expect(town).toHaveAttribute('aria-hidden', 'true');
    for (const kind of ['park', 'lane', 'water', 'street'])
      expect(town?.querySelector(`[data-kind="${kind}"]`)?.getAttribute('d')).toMatch(/^M/);
  });

  it('shows which point is chosen', async () => {
    await show({ chosenId: 3 });
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('ул. Мельникайте, 103');
  });

  it('zooms in on pins that would cover one another, and back out', async () => {
    const { onChoose, change } = await show({ points: manyPoints });
    const all = screen.getAllByRole('button').length;
    expect(all).toBeLessThan(manyPoints.length);
    await userEvent.click(screen.getAllByRole('button', { name: / рядом:/ })[0]!);
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Показать все' }));
    expect(screen.getAllByRole('button')).toHaveLength(all);
    // A point chosen elsewhere is always in view.
    await userEvent.click(screen.getAllByRole('button', { name: / рядом:/ })[0]!);
    change({ points: manyPoints, chosenId: 40 });
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(/№ 40/);
  });

  it('chooses the next of several points at one place with each click', async () => {
    const points = [1, 2].map((id) => ({ id, coords: [57, 65] as const, label: `Этаж ${id}` }));
    const { onChoose, change } = await show({ points });
    await userEvent.click(screen.getByRole('button', { name: '2 адреса рядом: Этаж 1; Этаж 2' }));
    expect(onChoose).toHaveBeenLastCalledWith(1);
    change({ points, chosenId: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Этаж 1' }));
    expect(onChoose).toHaveBeenLastCalledWith(2);
  });

  it('says that there is nothing to show, and survives invalid coordinates', () => {
    const observe = jest.spyOn(EagerObserver.prototype, 'observe');
    const nowhere = { id: 1, coords: [Number.NaN, 65], label: 'Нигде' } as const;
    render(<PointsMap points={[nowhere]} label="Магазины на карте" googleKey="key" />);
    expect(map()).toHaveTextContent('На карте пока нет точек');
    // Without an observer nothing is ever loaded.
    expect(observe).not.toHaveBeenCalled();
    observe.mockRestore();
  });
});

describe('tiles by Leaflet', () => {
  const size = (name: 'clientWidth' | 'clientHeight', value: number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
  beforeEach(() => {
    size('clientWidth', 500);
    size('clientHeight', 400);
  });
  afterEach(() => jest.restoreAllMocks());

  it('replace the plot when the first tile has loaded, with the same buttons', async () => {
    const { onChoose } = await show({ tileUrl, tileAttribution: '© <b>OpenStreetMap</b>', chosenId: 1 });
    expect(map()).toHaveAttribute('data-provider', 'plot');
    expect(tiles()[0]?.src).toMatch(/\/tiles\/\d+\/\d+\/\d+\.png$/);
    act(() => void tiles()[0]!.dispatchEvent(new Event('load')));
    await provider('tiles');
    expect(screen.queryByRole('img', { name: 'Север вверху' })).toBeNull();
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('ул. Республики, 142');
    await userEvent.click(screen.getByRole('button', { name: 'ул. Широтная, 171, корп. 1' }));
    expect(onChoose).toHaveBeenCalledWith(4);
    expect(screen.getByRole('button', { name: 'Приблизить' })).toBeInTheDocument();
    expect(map()).toHaveTextContent('© OpenStreetMap');
  });

  it('leave the plot in place when no tile loads', async () => {
    const { onFailure } = await show({ tileUrl });
    act(() => tiles().forEach((tile) => tile.dispatchEvent(new Event('error'))));
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith('tiles', expect.any(Error)));
    expect(map()).toHaveAttribute('data-provider', 'plot');
    expect(map().querySelector('.leaflet-container')).toBeNull();
    expect(within(map()).getAllByRole('button')).toHaveLength(4);
  });

  it('show the points of another city', async () => {
    const { change } = await show({ tileUrl });
    act(() => void tiles()[0]!.dispatchEvent(new Event('load')));
    await provider('tiles');
    change({ tileUrl, points: [{ id: 9, coords: [61.25, 73.4], label: 'пр. Ленина, 43' }] });
    expect(await screen.findByRole('button', { name: 'пр. Ленина, 43' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ул. Республики, 142' })).toBeNull();
  });
});

describe('Google Maps', () => {
  it('are loaded once, in Russian, with the key', async () => {
    await show({ googleKey: 'key' });
    expect(google.props.loader).toMatchObject({ googleMapsApiKey: 'key', language: 'ru', region: 'RU' });
    expect(map()).toHaveAttribute('data-provider', 'plot');
  });

  it('replace the plot when there is something to see', async () => {
    google.isLoaded = true;
    const { onChoose, change } = await show({ googleKey: 'key' });
    expect(map()).toHaveAttribute('data-provider', 'plot');
    await act(async () => (google.props.onTilesLoaded as () => void)());
    expect(map()).toHaveAttribute('data-provider', 'google');
    const { fitBounds, panTo } = google.props.map as { fitBounds: jest.Mock; panTo: jest.Mock };
    expect(fitBounds).toHaveBeenCalledWith({ south: 57.1036, north: 57.1502, west: 65.5639, east: 65.6216 }, 48);
    await userEvent.click(screen.getByRole('button', { name: 'ул. Мельникайте, 103' }));
    expect(onChoose).toHaveBeenCalledWith(3);
    change({ googleKey: 'key', chosenId: 3 });
    expect(screen.getByRole('button', { name: 'ул. Мельникайте, 103' })).toHaveAttribute('data-level', '2');
    expect(panTo).toHaveBeenCalledWith({ lat: 57.1348, lng: 65.5862 });
  });

  it('leave the plot in place when the script is blocked', async () => {
    google.loadError = new Error('blocked');
    const { onFailure } = await show({ googleKey: 'key' });
    expect(map()).toHaveAttribute('data-provider', 'plot');
    expect(onFailure).toHaveBeenCalledWith('google', google.loadError);
    expect(screen.getAllByRole('button')).toHaveLength(4);
  });

  it('bring the plot back when the key is rejected, even after a map was shown', async () => {
    google.isLoaded = true;
    const { onFailure } = await show({ googleKey: 'key' });
    await act(async () => (google.props.onTilesLoaded as () => void)());
    await act(async () => (window as unknown as { gm_authFailure: () => void }).gm_authFailure());
    expect(map()).toHaveAttribute('data-provider', 'plot');
    expect(onFailure).toHaveBeenCalledWith('google', expect.any(Error));
  });

  it('leave the plot in place when they throw while rendering', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    google.isLoaded = true;
    (globalThis as { google?: unknown }).google = {};
    const { onFailure } = await show({ googleKey: 'key' });
    expect(map()).toHaveAttribute('data-provider', 'plot');
    expect(onFailure).toHaveBeenCalledWith('google', expect.any(Error));
    jest.restoreAllMocks();
  });
});
