import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { cookiesAcceptedKey } from './cookie-notice.texts.js';
import { CookieNotice } from './CookieNotice.js';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

describe('CookieNotice', () => {
  it('stays until it is accepted, remembers it, and notifies the host', async () => {
    const storage = memory();
    const onAccept = jest.fn(() => expect(storage.getItem(cookiesAcceptedKey)).not.toBeNull());
    const { unmount } = render(<CookieNotice storage={storage} onAccept={onAccept} />);
    expect(onAccept).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(storage.getItem(cookiesAcceptedKey)).not.toBeNull();
    expect(onAccept).toHaveBeenCalledTimes(1);
    unmount();
    render(<CookieNotice storage={storage} />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('links the privacy page in a new tab', () => {
    render(<CookieNotice storage={memory()} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/privacy/');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('is not in the HTML of the server', () => {
    expect(renderToString(<CookieNotice storage={null} />)).toBe('');
  });

  it('can be accepted where storage is denied', async () => {
    const refusing = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    };
    render(<CookieNotice storage={refusing} />);
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
