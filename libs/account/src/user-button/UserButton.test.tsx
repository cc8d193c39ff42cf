import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountDialogs, selectIsAuthOpen } from '../dialogs/account-dialogs.slice.js';
import { UserButton } from './UserButton.js';

describe('UserButton', () => {
  it('opens the sign-in dialog for a visitor', async () => {
    const { store } = renderWithShop(<UserButton />, { slices: [accountDialogs] });
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    expect(selectIsAuthOpen(store.getState() as never)).toBe(true);
  });

  it('links a signed-in user to the account, with initial and name', async () => {
    const backend = createMemoryBackend({ isSignedIn: true });
    renderWithShop(<UserButton />, { slices: [accountDialogs], backend });
    const link = await screen.findByRole('link', { name: /Анна Петрова/ });
    expect(link).toHaveAttribute('href', '/profile');
    expect(link).toHaveTextContent(/^А/);
  });

  it('stays a sign-in button when the request for the user fails', async () => {
    const backend = createMemoryBackend({ failures: { getUser: 'network' } });
    renderWithShop(<UserButton />, { slices: [accountDialogs], backend });
    expect(await screen.findByRole('button', { name: 'Войти' })).toBeInTheDocument();
  });
});
