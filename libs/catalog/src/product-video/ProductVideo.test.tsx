import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { ProductVideo } from './ProductVideo.js';

const video = { src: '/media/video/camp.mp4', poster: '/media/video/camp/960.webp', title: 'Палатка за минуту' };
const playLink = () => screen.getByRole('link', { name: 'Смотреть видео: Палатка за минуту' });
const player = () => screen.getByLabelText<HTMLVideoElement>('Палатка за минуту');

const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
beforeEach(() => play.mockReset().mockResolvedValue(undefined));

describe('ProductVideo', () => {
  it('shows the poster first: there is no player yet that could request the video', () => {
    const { container } = render(<ProductVideo video={video} />);
    expect(screen.getByRole('region', { name: 'Видео' })).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', video.poster);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(container.querySelector('video')).toBeNull();
  });

  it('links to the file where no script runs', () => {
    const page = new DOMParser().parseFromString(renderToString(<ProductVideo video={video} />), 'text/html');
    expect(page.querySelector('a')?.getAttribute('href')).toBe(video.src);
    expect(page.querySelector('video')).toBeNull();
  });

  it('plays in its place by the keyboard, with the controls of the browser and the focus on them', async () => {
    const onPlay = jest.fn();
    render(<ProductVideo video={video} onPlay={onPlay} />);
    await userEvent.tab();
    expect(playLink()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(player()).toHaveAttribute('src', video.src);
    expect(player()).toHaveAttribute('preload', 'none');
    expect(player()).toHaveAttribute('controls');
    expect(player()).toHaveFocus();
    expect(play).toHaveBeenCalledTimes(1);
    expect(onPlay).toHaveBeenCalledTimes(1);
  });

  it('leaves a click with ctrl to the browser', () => {
    render(<ProductVideo video={video} />);
    // jsdom cannot open tabs.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(playLink(), { ctrlKey: true });
    expect(screen.queryByLabelText('Палатка за минуту')).not.toBeInTheDocument();
  });

  it('keeps its controls when the browser blocks autoplay', async () => {
    play.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
    render(<ProductVideo video={video} />);
    await userEvent.click(playLink());
    expect(player()).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the video did not load, and offers a retry', async () => {
    const onError = jest.fn();
    render(<ProductVideo video={video} onError={onError} />);
    await userEvent.click(playLink());
    fireEvent.error(player());
    expect(screen.getByRole('alert')).toHaveTextContent('Видео не загрузилось');
    expect(screen.getByText('Проверьте соединение и попробуйте ещё раз.')).toBeInTheDocument();
    expect(onError).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(player()).toBeInTheDocument();
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('works without a title and without a poster', () => {
    const { container } = render(<ProductVideo video={{ src: video.src, poster: '', title: '' }} />);
    expect(screen.getByRole('link', { name: 'Смотреть видео' })).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it.each([[undefined], [{ src: '', poster: '', title: '' }]])('renders nothing without a video: %j', (none) => {
    const { container } = render(<ProductVideo video={none} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('has no axe violations', async () => {
    const { container } = render(<ProductVideo video={video} />);
    expect((await axe(container)).violations).toEqual([]);
  });
});
