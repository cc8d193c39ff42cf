import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Banners, type Banner } from './Banners.js';

const picture = (index: number): Banner => ({
  link: `/catalog/${index}/`,
  image: `/b${index}.webp`,
  text: `Банер ${index}`,
});
const film: Banner = {
  link: '/catalog/sup/',
  image: '/media/video/lake.mp4',
  text: 'На воду',
  isVideo: true,
  poster: '/lake.webp',
};

const original = { observer: window.IntersectionObserver, matchMedia: window.matchMedia };
let see: (ratio: number) => void;
let play: jest.SpyInstance;
let pause: jest.SpyInstance;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      see = (intersectionRatio) =>
        act(() => callback([{ intersectionRatio }] as IntersectionObserverEntry[], this as never));
    }
    observe() {}
    disconnect() {
      see = () => {};
    }
  } as never;
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  window.IntersectionObserver = original.observer;
  window.matchMedia = original.matchMedia;
  Reflect.deleteProperty(navigator, 'connection');
});
const videoOf = (container: HTMLElement) => container.querySelector('video') as HTMLVideoElement;

describe('Banners', () => {
  it('shows six of them, each a link with its text', () => {
    render(<Banners banners={[1, 2, 3, 4, 5, 6, 7].map(picture)} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Банер 6' })).toHaveAttribute('href', '/catalog/6/');
    expect(screen.queryByText('Банер 7')).toBeNull();
  });

  it('renders a banner without an address not as a link, and names a link without a text', () => {
    render(
      <Banners
        banners={[
          { ...picture(1), link: '' },
          { ...picture(2), text: '' },
        ]}
      />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Предложение магазина' })).toBeInTheDocument();
  });

  it('marks an advert with its advertiser and its token, and nothing else', () => {
    render(
      <Banners
        banners={[
          { ...picture(1), advert: { advertiser: 'ООО «Север»', erid: '2VtzqwE' } },
          { ...picture(2), advert: { advertiser: 'ООО «Юг»' } },
          picture(3),
        ]}
      />,
    );
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Реклама. ООО «Север». erid: 2VtzqwE');
    expect(second).toHaveTextContent('Реклама. ООО «Юг»');
    expect(third).not.toHaveTextContent('Реклама');
  });

  it('renders nothing without banners', () => {
    const { container } = render(<Banners banners={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('a banner with a video', () => {
  it('is a muted looping video over its poster that requests nothing before it is visible', () => {
    const html = renderToString(<Banners banners={[film]} />);
    expect(html).toMatch(/<video[^>]* muted=""/);
    expect(html).toMatch(/<video[^>]* loop=""/);
    expect(html).toMatch(/<video[^>]* playsInline=""/i);
    expect(html).toMatch(/<video[^>]* preload="none"/);
    expect(html).not.toContain('autoplay');
    expect(html).toContain('src="/lake.webp"');
  });

  it('shows its beginning when it has no poster', () => {
    const { container } = render(<Banners banners={[{ ...film, poster: '' }]} />);
    expect(videoOf(container)).toHaveAttribute('preload', 'metadata');
    expect(videoOf(container)).toHaveAttribute('data-shown');
    expect(container.querySelector('img')).toBeNull();
  });

  it('plays while half of it is visible', () => {
    const { container } = render(<Banners banners={[film]} />);
    expect(play).not.toHaveBeenCalled();
    see(0.6);
    expect(play).toHaveBeenCalledTimes(1);
    expect(videoOf(container).muted).toBe(true);
    fireEvent.playing(videoOf(container));
    expect(videoOf(container)).toHaveAttribute('data-shown');
    see(0.2);
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('never plays under reduced motion', () => {
    window.matchMedia = ((media: string) => ({
      matches: media.includes('reduced-motion'),
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as never;
    render(<Banners banners={[film]} />);
    see(1);
    expect(play).not.toHaveBeenCalled();
  });

  it('is paused by its button, which is beside the link', async () => {
    render(<Banners banners={[film]} />);
    see(1);
    const button = screen.getByRole('button', { name: 'Остановить видео «На воду»' });
    expect(button.closest('a')).toBeNull();
    await userEvent.click(button);
    expect(pause).toHaveBeenCalled();
    play.mockClear();
    see(0);
    see(1);
    expect(play).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Включить видео «На воду»' }));
    see(1);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('offers to play where the browser blocks autoplay', async () => {
    play.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    render(<Banners banners={[film]} />);
    see(1);
    expect(await screen.findByRole('button', { name: 'Включить видео «На воду»' })).toBeInTheDocument();
  });

  it('leaves the choice to a visitor who saves data', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    render(<Banners banners={[film]} />);
    expect(screen.getByRole('button', { name: 'Включить видео «На воду»' })).toBeInTheDocument();
    expect(play).not.toHaveBeenCalled();
  });

  it('stays a picture when the video cannot be loaded', () => {
    const { container } = render(<Banners banners={[film]} />);
    fireEvent.error(videoOf(container));
    expect(videoOf(container)).not.toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'На воду' })).toBeInTheDocument();
  });
});
