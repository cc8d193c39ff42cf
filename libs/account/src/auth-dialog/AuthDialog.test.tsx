import {
  createMemoryBackend,
  fixtureCode,
  fixturePassword,
  fixtureUser,
  renderWithShop,
} from '@tropa/api-client/testing';
import { TextsProvider } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountDialogs, authRequested } from '../dialogs/account-dialogs.slice.js';
import { AccountEnvironmentProvider } from '../environment/AccountEnvironment.js';
import { memoryStorage } from '../environment/memory-storage.fixtures.js';
import { UserButton } from '../user-button/UserButton.js';
import { AuthDialog } from './AuthDialog.js';

function open(backend = createMemoryBackend(), header: ReactNode = null) {
  const onSessionChange = jest.fn();
  const result = renderWithShop(
    <AccountEnvironmentProvider value={{ storage: memoryStorage(), onSessionChange }}>
      {header}
      <AuthDialog />
    </AccountEnvironmentProvider>,
    { slices: [accountDialogs], backend },
  );
  act(() => void result.store.dispatch(authRequested()));
  return { ...result, onSessionChange, user: userEvent.setup({ delay: null }) };
}

describe('the sign-in dialog', () => {
  it('closed in the code step by a click outside or Esc, it resumes there when reopened, with the focus in the code', async () => {
    const { user, backend, store } = open();
    await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    await user.type(screen.getByLabelText('Телефон'), '9220000000');
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    await screen.findByLabelText('Код из смс');
    const closings = [
      () => user.click(screen.getByRole('dialog')),
      () => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    ];
    for (const close of closings) {
      await close();
      expect(screen.queryByRole('dialog')).toBeNull();
      act(() => void store.dispatch(authRequested()));
      expect(screen.getByText(/Код отправлен на номер \+7 922 000 00 00/)).toBeInTheDocument();
      expect(screen.getByLabelText('Код из смс')).toHaveFocus();
    }
    expect(backend.callsOf('sendCodeRegistration')).toHaveLength(1);
  });

  it('forgets what was typed into the sign-in form when it is closed', async () => {
    const { user, store } = open();
    await user.type(screen.getByLabelText('Пароль'), 'tropa2026');
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    act(() => void store.dispatch(authRequested()));
    expect(screen.getByLabelText('Пароль')).toHaveValue('');
  });

  it.each([
    [undefined, 'Вход на сайт'],
    ['Войдите', 'Войдите'],
  ])('takes its title from the dictionary of the host; its own title %j overrides that', (title, name) => {
    const { store } = renderWithShop(
      <TextsProvider texts={{ authDialog: { title: 'Вход на сайт' } }}>
        <AuthDialog {...(title && { title })} className="mine" />
      </TextsProvider>,
      { slices: [accountDialogs] },
    );
    act(() => void store.dispatch(authRequested()));
    expect(screen.getByRole('dialog', { name })).toHaveClass('mine');
  });

  it('has the title of the specification', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Вход / Регистрация' })).toBeInTheDocument();
  });

  it('requires phone and password, and goes to the first invalid field', async () => {
    const { user, backend } = open();
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2);
    expect(screen.getByLabelText('Телефон')).toHaveFocus();
    expect(backend.callsOf('login')).toHaveLength(0);
  });

  it('signs in, and the host reloads', async () => {
    const { user, backend, onSessionChange } = open();
    await user.type(screen.getByLabelText('Телефон'), `8${fixtureUser.phone}`);
    await user.type(screen.getByLabelText('Пароль'), fixturePassword);
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(onSessionChange).toHaveBeenCalledTimes(1));
    expect(backend.callsOf('login')[0]?.body).toEqual({ phone: fixtureUser.phone, password: fixturePassword });
  });

  it("shows the server's message at the button, above the links to other forms", async () => {
    const { user, onSessionChange } = open();
    await user.type(screen.getByLabelText('Телефон'), '9999999999');
    await user.type(screen.getByLabelText('Пароль'), 'wrong1');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    const alert = await screen.findByRole('alert');
    expect(alert).not.toBeEmptyDOMElement();
    const after = alert.compareDocumentPosition(screen.getByRole('button', { name: 'Забыли пароль?' }));
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(onSessionChange).not.toHaveBeenCalled();
  });
});

describe('registration', () => {
  async function toCode() {
    const opened = open(undefined, <UserButton />);
    const { user } = opened;
    await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    await user.type(screen.getByLabelText('Телефон'), '9220000000');
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    await screen.findByText(/Код отправлен на номер/);
    return opened;
  }

  it('goes phone, code, details, success', async () => {
    const { user, backend } = await toCode();
    expect(screen.getByText('Получить новый код можно через 0:59')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Код из смс'), fixtureCode);
    await user.type(await screen.findByLabelText('Имя'), 'Пётр');
    await user.type(screen.getByLabelText('E-mail'), 'petr@example.ru');
    await user.type(screen.getByLabelText('Пароль'), 'tropa2026');
    await user.type(screen.getByLabelText('Пароль ещё раз'), 'tropa2026');
    const submit = screen.getByRole('button', { name: 'Зарегистрироваться' });
    expect(submit).toBeDisabled();
    await user.click(screen.getByRole('checkbox'));
    expect(submit).toBeEnabled();
    await user.click(submit);
    expect(await screen.findByRole('link', { name: 'Перейти в личный кабинет' })).toHaveAttribute('href', '/profile');
    // The header behind the dialog shows the user without a reload.
    expect(await screen.findByText('Пётр')).toBeInTheDocument();
    expect(backend.callsOf('checkCode')).toHaveLength(1);
    expect(backend.callsOf('registration')[0]?.body).toEqual({
      phone: '9220000000',
      name: 'Пётр',
      email: 'petr@example.ru',
      password: 'tropa2026',
      passwordConfirm: 'tropa2026',
    });
  });

  it('reports a wrong code, and accepts another', async () => {
    const { user } = await toCode();
    await user.type(screen.getByLabelText('Код из смс'), '0000');
    expect(await screen.findByText('Неверный код')).toHaveAttribute('aria-live', 'polite');
  });

  it('does not send a second code within the pause after «Изменить»', async () => {
    const { user, backend } = await toCode();
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (922) 000-00-00');
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    await screen.findByText(/Код отправлен на номер/);
    expect(backend.callsOf('sendCodeRegistration')).toHaveLength(1);
    expect(screen.getByText(/Получить новый код можно через 0:5\d/)).toBeInTheDocument();
  });

  it('compares the two passwords', async () => {
    const { user } = await toCode();
    await user.type(screen.getByLabelText('Код из смс'), fixtureCode);
    await user.type(await screen.findByLabelText('Пароль'), 'tropa2026');
    await user.type(screen.getByLabelText('Пароль ещё раз'), 'tropa2027');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(await screen.findByText('Пароли должны совпадать')).toBeInTheDocument();
  });
});

describe('recovery', () => {
  it('goes phone, code, new password, back to sign-in', async () => {
    const { user, backend } = open();
    await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
    await user.type(screen.getByLabelText('Телефон'), fixtureUser.phone);
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    await user.type(await screen.findByLabelText('Код из смс'), fixtureCode);
    await user.type(await screen.findByLabelText('Новый пароль'), 'novyi');
    await user.type(screen.getByLabelText('Пароль ещё раз'), 'novyi');
    await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
    expect(await screen.findByText('Пароль должен быть не менее 6 символов')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Новый пароль'), '1');
    await user.type(screen.getByLabelText('Пароль ещё раз'), '1');
    await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
    await user.click(await screen.findByRole('button', { name: 'Вернуться ко входу' }));
    expect(screen.getByRole('button', { name: 'Войти' })).toBeInTheDocument();
    expect(backend.callsOf('changePassword')[0]?.body).toEqual({ phone: fixtureUser.phone, password: 'novyi1' });
  });
});
