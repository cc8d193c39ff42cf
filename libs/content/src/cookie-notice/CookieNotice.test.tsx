import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { cookiesAcceptedKey } from './cookie-notice.texts.js';
import { readCookieChoice } from './cookie-choice.js';
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
    await userEvent.click(screen.getByRole('button', { name: 'Принять' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(storage.getItem(cookiesAcceptedKey)).not.toBeNull();
    expect(onAccept).toHaveBeenCalledTimes(1);
    unmount();
    render(<CookieNotice storage={storage} />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('accepts «only the necessary» as a choice too, and remembers which it was', async () => {
    const storage = memory();
    const onAccept = jest.fn();
    const onChoice = jest.fn(() => expect(readCookieChoice(storage)).toBe('necessary'));
    const { unmount } = render(<CookieNotice storage={storage} onAccept={onAccept} onChoice={onChoice} />);
    expect(readCookieChoice(storage)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Только необходимые' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(onChoice).toHaveBeenCalledTimes(1);
    expect(onAccept).not.toHaveBeenCalled();
    unmount();
    render(<CookieNotice storage={storage} />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('comes back for a visitor who wants to change the choice, and takes the focus', async () => {
    const storage = memory();
    storage.setItem(cookiesAcceptedKey, 'true');
    expect(readCookieChoice(storage)).toBe('all');
    const onChoice = jest.fn();
    const notice = (reopened: number) => <CookieNotice storage={storage} reopened={reopened} onChoice={onChoice} />;
    const { rerender } = render(notice(0));
    expect(screen.queryByRole('complementary')).toBeNull();
    for (const [reopened, name, choice] of [
      [1, 'Только необходимые', 'necessary'],
      [2, 'Принять', 'all'],
    ] as const) {
      rerender(notice(reopened));
      expect(screen.getByRole('complementary')).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name }));
      expect(onChoice).toHaveBeenLastCalledWith(choice);
      expect(readCookieChoice(storage)).toBe(choice);
      expect(screen.queryByRole('complementary')).toBeNull();
    }
  });

  it('does not take the focus from a visitor who did not request it', () => {
    render(<CookieNotice storage={memory()} />);
    expect(document.body).toHaveFocus();
  });

  it('disappears when the visitor has chosen in another tab', () => {
    render(<CookieNotice storage={memory()} />);
    fireEvent(window, new StorageEvent('storage', { key: 'theme' }));
    expect(screen.getByRole('complementary')).toBeVisible();
    fireEvent(window, new StorageEvent('storage', { key: cookiesAcceptedKey }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('links the privacy page in a new tab', () => {
    render(<CookieNotice storage={memory()} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/privacy/');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('is not in the server HTML', () => {
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
    await userEvent.click(screen.getByRole('button', { name: 'Принять' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
