import { useGetUserQuery } from '@tropa/api-client';
import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { AccountEnvironmentProvider } from '../environment/AccountEnvironment.js';
import { UserButton } from '../user-button/UserButton.js';
import { ProfileForm } from './ProfileForm.js';
import { ProfileSection } from './ProfileSection.js';

/** Shows when the sections know that the request for the user has failed. */
const UserProbe = () => (useGetUserQuery().isError ? <p>getUser failed</p> : null);

function open(isSignedIn = true) {
  const onSessionChange = jest.fn();
  const events = { onSaved: jest.fn(), onError: jest.fn() };
  const backend = createMemoryBackend({ isSignedIn });
  const result = renderWithShop(
    <AccountEnvironmentProvider value={{ onSessionChange }}>
      <UserButton />
      <UserProbe />
      <ProfileSection Form={ProfileForm} className="mine" {...events} />
    </AccountEnvironmentProvider>,
    { slices: [accountDialogs], backend },
  );
  return { ...result, ...events, onSessionChange, user: userEvent.setup({ delay: null }) };
}

describe('ProfileSection', () => {
  it('shows a visitor the unauthorized screen', async () => {
    open(false);
    expect(await screen.findByText('Вы не авторизованы')).toBeInTheDocument();
  });

  it("has the host's class and names its parts", async () => {
    const { container } = open();
    await screen.findByText('Анна Петрова', { selector: 'dd' });
    const parts = [...container.querySelectorAll('.mine [data-part]')].map((part) => part.getAttribute('data-part'));
    expect(parts.filter((part) => part === 'card' || part === 'sign-out')).toEqual(['card', 'sign-out']);
  });

  it('shows the profile', async () => {
    open();
    expect(await screen.findByText('Анна Петрова', { selector: 'dd' })).toBeInTheDocument();
    const values = Object.fromEntries(
      screen.getAllByRole('term').map((name) => [name.textContent, name.nextElementSibling?.textContent]),
    );
    expect(values).toEqual({
      Имя: 'Анна Петрова',
      Телефон: '+7 912 345 67 89',
      'E-mail': 'anna@example.ru',
      'Дата рождения': '05.03.1990',
      Пол: 'Женский',
      'Получать новости и предложения': 'Да',
    });
  });

  it('saves what changed; male is a value', async () => {
    const { user, backend, onSaved } = open();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    expect(screen.getByLabelText(/^Телефон/)).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Пол'), 'Мужской');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Мужской')).toBeInTheDocument();
    expect(backend.callsOf('editUser')[0]?.body).toEqual({
      phone: '9123456789',
      birthDay: '05.03.1990',
      sex: 0,
      email: 'anna@example.ru',
      notification: true,
    });
    expect(screen.getByRole('status')).toHaveTextContent('Профиль сохранён.');
    expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ sex: 0 }));
    expect(screen.getByRole('button', { name: 'Изменить' })).toHaveFocus();
  });

  it("keeps what was typed above the server's message, and notifies the host", async () => {
    const { user, backend, onError, onSaved } = open();
    backend.fail('editUser', 'errorCode1');
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    const email = screen.getByLabelText('E-mail');
    await user.clear(email);
    await user.type(email, 'new@example.ru');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(email).toHaveValue('new@example.ru');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onSaved).not.toHaveBeenCalled();
    backend.fail('editUser', null);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('new@example.ru')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was typed when the request for the user fails after a rejected save', async () => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await user.clear(screen.getByLabelText('E-mail'));
    await user.type(screen.getByLabelText('E-mail'), 'new@example.ru');
    backend.fail('editUser', 'errorCode1');
    backend.fail('getUser', 'http500');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('getUser failed', {}, { timeout: 15_000 })).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('new@example.ru');
  });

  it.each([
    ['', 'Обязательное поле'],
    ['912', 'Телефон не может быть меньше 10 символов'],
  ])('rejects the phone «%s»', async (phone, message) => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    const field = screen.getByLabelText(/^Телефон/);
    await user.clear(field);
    if (phone) await user.type(field, phone);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(backend.callsOf('editUser')).toHaveLength(0);
  });

  it('shows the name and does not let it be changed', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    expect(screen.getByLabelText('Имя')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Имя')).toHaveValue('Анна Петрова');
  });

  it('cancels editing without a call', async () => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await user.selectOptions(screen.getByLabelText('Пол'), 'Мужской');
    await user.click(screen.getByRole('button', { name: 'Отмена' }));
    expect(await screen.findByText('Женский')).toBeInTheDocument();
    expect(backend.callsOf('editUser')).toHaveLength(0);
  });

  it('says that it could not be loaded, and retries', async () => {
    const backend = createMemoryBackend({ isSignedIn: true, failures: { getUser: 'network' } });
    renderWithShop(<ProfileSection Form={ProfileForm} />, { slices: [accountDialogs], backend });
    expect(await screen.findByText('Не удалось загрузить профиль')).toBeInTheDocument();
    backend.fail('getUser', null);
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('Анна Петрова')).toBeInTheDocument();
  });

  it('closes without a call when nothing changed', async () => {
    const { user, backend, onSaved } = open();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull());
    expect(backend.callsOf('editUser')).toHaveLength(0);
    expect(onSaved).not.toHaveBeenCalled();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('accepts an empty e-mail, and rejects an invalid one', async () => {
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

  it('rejects a day that does not exist in the calendar', async () => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    const birthDay = screen.getByLabelText('Дата рождения');
    await user.clear(birthDay);
    await user.type(birthDay, '31022020');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Некорректная дата')).toBeInTheDocument();
    expect(backend.callsOf('editUser')).toHaveLength(0);
  });

  it.each([
    ['01012999', 'Дата рождения не может быть в будущем'],
    ['31121899', 'Дата рождения не может быть раньше 1900 года'],
  ])('rejects the birth date %s', async (typed, message) => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    const birthDay = screen.getByLabelText('Дата рождения');
    await user.clear(birthDay);
    await user.type(birthDay, typed);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(birthDay).toHaveFocus();
    expect(backend.callsOf('editUser')).toHaveLength(0);
  });

  it('the birth date has a mask: dots are inserted, other characters are ignored, it is sent as dd.mm.yyyy', async () => {
    const { user, backend } = open();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    const birthDay = screen.getByLabelText('Дата рождения');
    await user.clear(birthDay);
    await user.type(birthDay, '28a02');
    expect(birthDay).toHaveValue('28.02.');
    await user.type(birthDay, '199012');
    expect(birthDay).toHaveValue('28.02.1990');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(backend.callsOf('editUser')[0]?.body).toMatchObject({ birthDay: '28.02.1990' }));
  });

  it('signs out, and the host reloads', async () => {
    const { user, onSessionChange } = open();
    await user.click(await screen.findByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(onSessionChange).toHaveBeenCalledTimes(1));
  });

  it('after a session that has ended: saving leads to the unauthorized screen, and no name in the header', async () => {
    const { user, backend } = open();
    expect(await screen.findByRole('link', { name: 'Анна Петрова' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await user.selectOptions(screen.getByLabelText('Пол'), 'Мужской');
    backend.state.user = null;
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    // In the header and on the unauthorized screen.
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Войти' })).toHaveLength(2));
    expect(screen.getByText('Вы не авторизованы')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Анна Петрова' })).toBeNull());
  });

  it('stays when signing out fails, and says so at the button', async () => {
    const { user, backend, onSessionChange, onError } = open();
    backend.fail('logout', 'http500');
    await user.click(await screen.findByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(backend.callsOf('logout')).toHaveLength(1);
    expect(onSessionChange).not.toHaveBeenCalled();
    expect(await screen.findByText('Не удалось выйти. Попробуйте ещё раз.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Выйти' })).toHaveFocus();
    backend.fail('logout', null);
    await user.click(screen.getByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(onSessionChange).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
