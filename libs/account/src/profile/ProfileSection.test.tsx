import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { AccountEnvironmentProvider } from '../environment/AccountEnvironment.js';
import { ProfileForm } from './ProfileForm.js';
import { ProfileSection } from './ProfileSection.js';

function open(isSignedIn = true) {
  const onSessionChange = jest.fn();
  const backend = createMemoryBackend({ isSignedIn });
  const result = renderWithShop(
    <AccountEnvironmentProvider value={{ onSessionChange }}>
      <ProfileSection Form={ProfileForm} />
    </AccountEnvironmentProvider>,
    { slices: [accountDialogs], backend },
  );
  return { ...result, onSessionChange, user: userEvent.setup() };
}

describe('ProfileSection', () => {
  it('shows a visitor the unauthorized screen', async () => {
    open(false);
    expect(await screen.findByText('Вы не авторизованы')).toBeInTheDocument();
  });

  it('shows the profile', async () => {
    open();
    expect(await screen.findByText('Анна Петрова')).toBeInTheDocument();
    expect(screen.getByText('+7 912 345 67 89')).toBeInTheDocument();
    expect(screen.getByText('Женский')).toBeInTheDocument();
  });

  it('saves what changed; male is a value', async () => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await user.selectOptions(screen.getByLabelText('Пол'), 'Мужской');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Мужской')).toBeInTheDocument();
    expect(backend.callsOf('editUser')[0]?.body).toMatchObject({ sex: 0, phone: '9123456789', notification: true });
    expect(backend.callsOf('editUser')[0]?.body).not.toHaveProperty('name');
  });

  it('closes without a call when nothing changed', async () => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull());
    expect(backend.callsOf('editUser')).toHaveLength(0);
  });

  it('does without an e-mail, and refuses a wrong one', async () => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    const email = screen.getByLabelText('E-mail');
    await user.clear(email);
    await user.type(email, 'anna@');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Некорректный email')).toBeInTheDocument();
    await user.clear(email);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(backend.callsOf('editUser')[0]?.body).toMatchObject({ email: '' }));
  });

  it('refuses a day that the calendar does not have', async () => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    const birthDay = screen.getByLabelText('Дата рождения');
    await user.clear(birthDay);
    await user.type(birthDay, '31022020');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Некорректная дата')).toBeInTheDocument();
    expect(backend.callsOf('editUser')).toHaveLength(0);
  });

  it('signs out, and the host reloads', async () => {
    const { user, onSessionChange } = open();
    await user.click(await screen.findByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(onSessionChange).toHaveBeenCalledTimes(1));
  });

  it('stays when signing out fails', async () => {
    const { user, backend, onSessionChange } = open();
    backend.fail('logout', 'http500');
    await user.click(await screen.findByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(backend.callsOf('logout')).toHaveLength(1));
    expect(onSessionChange).not.toHaveBeenCalled();
  });
});
