import { createMemoryBackend, fixtureCode, fixtureUser, renderWithShop } from '@tropa/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { AccountEnvironmentProvider } from '../environment/AccountEnvironment.js';
import { AuthPanel, type AuthPanelProps } from './AuthPanel.js';

/** A clock that the test controls, a storage in memory, a backend that can be made to fail. */
function open(props: AuthPanelProps = {}, backend = createMemoryBackend()) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const clock = { now: 1_000_000, elapsed: 5_000 };
  /** Time passes; `set`: the visitor changes the system clock. */
  const pass = (ms: number, { set = 0 } = {}) => {
    clock.now += ms + set;
    clock.elapsed += ms;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const now = () => clock.now;
  const elapsed = () => clock.elapsed;
  const result = renderWithShop(
    <AccountEnvironmentProvider value={{ storage, now, elapsed, onSessionChange: () => {} }}>
      <AuthPanel {...props} />
    </AccountEnvironmentProvider>,
    { slices: [accountDialogs], backend },
  );
  return { ...result, storage, pass, user: userEvent.setup({ delay: null }) };
}

const phone = '9220000000';
const code = () => screen.getByLabelText<HTMLInputElement>('Код из смс');

async function toCode(props?: AuthPanelProps) {
  const opened = open(props);
  const { user } = opened;
  await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  await user.type(screen.getByLabelText('Телефон'), phone);
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  await screen.findByText(/Код отправлен на номер/);
  return opened;
}

async function toDetails(props?: AuthPanelProps) {
  const opened = await toCode(props);
  await opened.user.type(code(), fixtureCode);
  await screen.findByLabelText('Имя');
  return opened;
}

async function fillDetails(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Имя'), 'Пётр');
  await user.type(screen.getByLabelText('E-mail'), 'petr@example.ru');
  await user.type(screen.getByLabelText('Пароль'), 'tropa2026');
  await user.type(screen.getByLabelText('Пароль ещё раз'), 'tropa2026');
  await user.click(screen.getByRole('checkbox'));
}

describe('a phone typed once', () => {
  it('is carried over from sign-in to registration, to recovery and back', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Телефон'), phone);
    await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (922) 000-00-00');
    expect(screen.getByLabelText('Телефон')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Уже есть аккаунт? Войти' }));
    expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (922) 000-00-00');
    expect(screen.getByLabelText('Телефон')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
    expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (922) 000-00-00');
  });
});

describe('step one', () => {
  it("shows the server's message in the form, keeps the phone and notifies the host", async () => {
    const onError = jest.fn();
    const { user, backend } = open({ onError });
    backend.fail('sendCodeRegistration', 'errorCode1');
    await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    await user.type(screen.getByLabelText('Телефон'), phone);
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (922) 000-00-00');
    expect(onError).toHaveBeenCalledTimes(1);
    backend.fail('sendCodeRegistration', null);
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(await screen.findByText('Код отправлен на номер +7 922 000 00 00')).toBeInTheDocument();
  });

  describe.each([
    ['Зарегистрироваться', 'sendCodeRegistration'],
    ['Забыли пароль?', 'sendCodeForgotPassword'],
  ] as const)('behind «%s»', (door, call) => {
    it.each([
      ['', 'Обязательное поле'],
      ['922', 'Телефон не может быть меньше 10 символов'],
    ])('requires a complete phone: %j', async (typed, message) => {
      const { user, backend } = open();
      await user.click(screen.getByRole('button', { name: door }));
      if (typed) await user.type(screen.getByLabelText('Телефон'), typed);
      await user.click(screen.getByRole('button', { name: 'Получить код' }));
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(screen.getByLabelText('Телефон')).toHaveFocus();
      expect(backend.callsOf(call)).toHaveLength(0);
    });
  });
});

describe('the code', () => {
  it('keeps the focus while it is checked, and the next digit replaces a wrong one', async () => {
    const { user, backend } = await toCode();
    const gate = backend.hold('checkCode');
    await user.type(code(), '0000');
    expect(code()).toHaveAttribute('readonly');
    expect(code()).toHaveFocus();
    // The same code once more: it is in flight already.
    await user.keyboard('{Enter}');
    gate.releaseAll();
    expect(await screen.findByText('Неверный код')).toBeInTheDocument();
    expect(code()).toHaveFocus();
    await user.keyboard(fixtureCode);
    expect(await screen.findByLabelText('Имя')).toHaveFocus();
    expect(backend.callsOf('checkCode').map(({ body }) => body.code)).toEqual(['0000', fixtureCode]);
  });

  it('is sent once although it is reported twice, and again on Enter after a network failure', async () => {
    const onError = jest.fn();
    const { user, backend } = await toCode({ onError });
    backend.fail('checkCode', 'network');
    await user.click(code());
    await user.paste(`Код: ${fixtureCode}`);
    fireEvent.change(code(), { target: { value: fixtureCode } });
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(code()).toHaveValue(fixtureCode);
    expect(code()).toBeInvalid();
    expect(backend.callsOf('checkCode')).toHaveLength(1);
    backend.fail('checkCode', null);
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Имя')).toBeInTheDocument();
    expect(backend.callsOf('checkCode')).toHaveLength(2);
  });

  it('is not sent while it is short: Enter says what is wrong', async () => {
    const { user, backend } = await toCode();
    await user.type(code(), '{Enter}');
    expect(screen.getByText('Обязательное поле')).toBeInTheDocument();
    await user.type(code(), '123{Enter}');
    expect(screen.getByText('Код из смс не может быть меньше 4 символов')).toBeInTheDocument();
    expect(backend.callsOf('checkCode')).toHaveLength(0);
  });

  it('does not move a visitor forward who has gone back to the phone meanwhile', async () => {
    const { user, backend } = await toCode();
    const gate = backend.hold('checkCode');
    await user.type(code(), fixtureCode);
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    await act(async () => gate.releaseAll());
    expect(screen.getByLabelText('Телефон')).toHaveFocus();
    expect(screen.queryByLabelText('Имя')).not.toBeInTheDocument();
  });
});

describe('the resend timer', () => {
  it('counts down with the clock, whatever the timers did, and shows the button at zero', async () => {
    const { pass } = await toCode();
    pass(49_500);
    expect(screen.getByRole('timer')).toHaveTextContent('Получить новый код можно через 0:10');
    expect(screen.queryByRole('button', { name: 'Получить новый код' })).not.toBeInTheDocument();
    pass(8_500);
    expect(screen.getByRole('timer')).toHaveTextContent('Получить новый код можно через 0:01');
    pass(1_000);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Получить новый код' })).toBeInTheDocument();
  });

  it('continues when the clock is set back while the step is open, and a reload finds the remaining time', async () => {
    const { pass, storage } = await toCode();
    pass(10_000);
    expect(screen.getByRole('timer')).toHaveTextContent('0:49');
    pass(1_000, { set: -3_600_000 });
    expect(screen.getByRole('timer')).toHaveTextContent('0:48');
    pass(20_000);
    expect(screen.getByRole('timer')).toHaveTextContent('0:28');
    // What a reload would read: 28 s from now by the changed clock.
    expect(Number(storage.getItem(`tropa_resend_registration_${phone}`))).toBe(1_000_000 + 31_000 - 3_600_000 + 28_000);
    pass(28_000);
    expect(screen.getByRole('button', { name: 'Получить новый код' })).toBeInTheDocument();
  });

  it('is not extended by a sleep that only the system clock has noticed', async () => {
    const { pass } = await toCode();
    pass(0, { set: 58_000 });
    expect(screen.getByRole('timer')).toHaveTextContent('0:01');
    pass(0, { set: 1_000 });
    expect(screen.getByRole('button', { name: 'Получить новый код' })).toBeInTheDocument();
  });

  it('starts over with a new code, and the old digits are gone', async () => {
    const { user, backend, pass } = await toCode();
    await user.type(code(), '0000');
    await screen.findByText('Неверный код');
    pass(59_000);
    await user.click(screen.getByRole('button', { name: 'Получить новый код' }));
    expect(await screen.findByText('Получить новый код можно через 0:59')).toBeInTheDocument();
    expect(code()).toHaveValue('');
    expect(code()).toHaveFocus();
    expect(code()).toBeValid();
    expect(backend.callsOf('sendCodeRegistration')).toHaveLength(2);
  });

  it("does not start when no new code was sent; the code stays and the server's message is shown", async () => {
    const { user, backend, pass } = await toCode();
    await user.type(code(), '12');
    pass(59_000);
    backend.fail('sendCodeRegistration', 'errorCode1');
    await user.click(screen.getByRole('button', { name: 'Получить новый код' }));
    expect(await screen.findByText('Магазин отказал')).toBeInTheDocument();
    expect(code()).toHaveValue('12');
    expect(screen.getByRole('button', { name: 'Получить новый код' })).toBeInTheDocument();
  });

  it('is separate for each phone: back at the first one by «Изменить», its own timer is still running', async () => {
    const { user, backend, pass } = await toCode();
    pass(20_000);
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    await user.clear(screen.getByLabelText('Телефон'));
    await user.type(screen.getByLabelText('Телефон'), '9330000000');
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(await screen.findByText('Получить новый код можно через 0:59')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    await user.clear(screen.getByLabelText('Телефон'));
    await user.type(screen.getByLabelText('Телефон'), phone);
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(await screen.findByText('Получить новый код можно через 0:39')).toBeInTheDocument();
    expect(backend.callsOf('sendCodeRegistration')).toHaveLength(2);
  });
});

describe('a phone that another form has just sent a code to', () => {
  /** A shop with one pause for a phone, whichever form requests the code. */
  function busyFor(seconds: number) {
    const backend = createMemoryBackend();
    const shop = { isBusy: true };
    const refused = () =>
      Response.json(
        {
          statusCode: 200,
          errorCode: 13,
          errorMessage: `Получить новый код можно через ${seconds}\u00A0с`,
          result: null,
        },
        { headers: { 'Retry-After': String(seconds) } },
      );
    const fetchFn: typeof fetch = (input, init) =>
      shop.isBusy && String(input).includes('sendCode') ? Promise.resolve(refused()) : backend.fetchFn(input, init);
    return { shop, backend: { ...backend, fetchFn } };
  }
  const wait = () => screen.findByRole('timer');

  it('counts down with the text of the specification, and then sends: no other text, no request for a code of the other form', async () => {
    const { shop, backend } = busyFor(41);
    const onError = jest.fn();
    const { user, pass } = open({ onError }, backend);
    await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
    await user.type(screen.getByLabelText('Телефон'), phone);
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(await wait()).toHaveTextContent(/^Получить новый код можно через 0:41$/);
    // A timer is not read aloud: the pause is announced once, and does not tick there.
    const said = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    expect(said()).toEqual(['Получить новый код можно через 0:41']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Получить код' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Телефон')).toHaveFocus();
    expect(screen.getByLabelText('Телефон')).toHaveAccessibleDescription('Получить новый код можно через 0:41');
    expect(onError).toHaveBeenCalledTimes(1);
    pass(40_000);
    expect(await wait()).toHaveTextContent('0:01');
    expect(said()).toEqual(['Получить новый код можно через 0:41']);
    pass(1_000);
    shop.isBusy = false;
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(await screen.findByText('Получить новый код можно через 0:59')).toBeInTheDocument();
    expect(backend.callsOf('sendCodeForgotPassword')).toHaveLength(1);
  });

  it('does not delay another phone', async () => {
    const { backend } = busyFor(41);
    const { user } = open({}, backend);
    await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
    await user.type(screen.getByLabelText('Телефон'), phone);
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    await wait();
    await user.type(screen.getByLabelText('Телефон'), '{Backspace}1');
    expect(screen.getByRole('button', { name: 'Получить код' })).toBeEnabled();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('counts down in the code step too', async () => {
    const { shop, backend } = busyFor(17);
    shop.isBusy = false;
    const { user, pass } = open({}, backend);
    await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    await user.type(screen.getByLabelText('Телефон'), phone);
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    await wait();
    pass(59_000);
    shop.isBusy = true;
    await user.click(screen.getByRole('button', { name: 'Получить новый код' }));
    expect(await wait()).toHaveTextContent(/^Получить новый код можно через 0:17$/);
    expect(screen.queryByText(/через 17/)).not.toBeInTheDocument();
    expect(code()).toHaveFocus();
  });
});

describe('step three', () => {
  it("shows the server's message in the form, and nothing typed is lost by it or by going back", async () => {
    const { user, backend, pass } = await toDetails();
    await fillDetails(user);
    backend.fail('registration', 'errorCode1');
    await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(screen.getByLabelText('Пароль')).toHaveValue('tropa2026');

    // The proof has expired: the same phone is proven again.
    pass(600_000);
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (922) 000-00-00');
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    await screen.findByText(/Код отправлен на номер/);
    await user.type(code(), fixtureCode);
    expect(await screen.findByLabelText('Имя')).toHaveValue('Пётр');
    expect(screen.getByLabelText('E-mail')).toHaveValue('petr@example.ru');
    expect(screen.getByLabelText('Пароль ещё раз')).toHaveValue('tropa2026');
    expect(screen.getByRole('checkbox')).toBeChecked();
    backend.fail('registration', null);
    await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    expect(await screen.findByText('Вы зарегистрированы!')).toBeInTheDocument();
  });

  it('is disabled without the consent', async () => {
    const { user } = await toDetails();
    await fillDetails(user);
    expect(screen.getByRole('button', { name: 'Зарегистрироваться' })).toBeEnabled();
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('button', { name: 'Зарегистрироваться' })).toBeDisabled();
  });

  it('one tick agrees to one document; another is named beside the box', async () => {
    const { user } = await toDetails({ documentHref: '/terms.pdf' });
    const box = screen.getByRole('checkbox');
    expect(box).not.toBeChecked();
    const agreed = within(box.closest('label')!).getAllByRole('link');
    expect(agreed.map((link) => link.getAttribute('href'))).toEqual(['/privacy/']);
    const named = screen.getByRole('link', { name: 'Условия продажи и обработки персональных данных' });
    expect([named.getAttribute('href'), named.getAttribute('target')]).toEqual(['/terms.pdf', '_blank']);
    await user.click(named);
    expect(box).not.toBeChecked();
  });

  it('tells password managers which account the new password belongs to', async () => {
    const { container } = await toDetails();
    const name = container.querySelector('input[autocomplete="username"]');
    expect(name).toHaveValue(phone);
    expect(name).not.toBeVisible();
    for (const label of ['Пароль', 'Пароль ещё раз']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
    }
  });
});

describe('a panel that was closed halfway', () => {
  /** A code was sent to a phone, then the panel was closed and opened again. */
  async function reopened(door: string, to: string) {
    const progress: NonNullable<AuthPanelProps['progress']> = { current: null };
    const first = open({ progress });
    await first.user.click(screen.getByRole('button', { name: door }));
    await first.user.type(screen.getByLabelText('Телефон'), to);
    await first.user.click(screen.getByRole('button', { name: 'Получить код' }));
    await screen.findByText(/Код отправлен на номер/);
    first.unmount();
    return { progress, user: open({ progress }, first.backend).user };
  }

  it.each([
    ['registration', 'Зарегистрироваться', phone, 'Имя'],
    ['recovery', 'Забыли пароль?', fixtureUser.phone, 'Новый пароль'],
  ])('resumes %s; back at the phone there is nothing to resume', async (view, door, to, lastField) => {
    const { progress, user } = await reopened(door, to);
    expect(progress.current).toEqual({ view, phone: to, step: 'code' });
    await user.type(code(), fixtureCode);
    await screen.findByLabelText(lastField);
    expect(progress.current).toEqual({ view, phone: to, step: 'proven' });
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    expect(screen.getByLabelText<HTMLInputElement>('Телефон').value.replace(/\D/g, '')).toBe(`7${to}`);
    expect(progress.current).toBeNull();
  });

  it('has nothing to resume once it has ended', async () => {
    const { progress, user } = await reopened('Забыли пароль?', fixtureUser.phone);
    await user.type(code(), fixtureCode);
    await user.type(await screen.findByLabelText('Новый пароль'), 'novyi7');
    await user.type(screen.getByLabelText('Пароль ещё раз'), 'novyi7');
    await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
    expect(await screen.findByText('Пароль изменён')).toBeInTheDocument();
    expect(progress.current).toBeNull();
  });
});

it('sign-in tells password managers what its fields are', () => {
  open();
  expect(screen.getByLabelText('Телефон')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Пароль')).toHaveAttribute('autocomplete', 'current-password');
});

it('recovery notifies the host, and goes back to sign-in with the phone', async () => {
  const onRecovered = jest.fn();
  const { user } = open({ onRecovered });
  await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
  await user.type(screen.getByLabelText('Телефон'), fixtureUser.phone);
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  await user.type(await screen.findByLabelText('Код из смс'), fixtureCode);
  await user.type(await screen.findByLabelText('Новый пароль'), 'novyi7');
  await user.type(screen.getByLabelText('Пароль ещё раз'), 'novyi7');
  await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  await user.click(await screen.findByRole('button', { name: 'Вернуться ко входу' }));
  expect(onRecovered).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Войти' })).toBeInTheDocument();
  expect(screen.getByLabelText('Телефон')).not.toHaveValue('');
});

it("recovery shows the server's message in its forms, for both calls, and loses nothing typed", async () => {
  const onError = jest.fn();
  const { user, backend } = open({ onError });
  backend.fail('sendCodeForgotPassword', 'errorCode1');
  await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
  await user.type(screen.getByLabelText('Телефон'), fixtureUser.phone);
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Магазин отказал');
  backend.fail('sendCodeForgotPassword', null);
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  await user.type(await screen.findByLabelText('Код из смс'), fixtureCode);
  backend.fail('changePassword', 'errorCode2');
  await user.type(await screen.findByLabelText('Новый пароль'), 'novyi7');
  await user.type(screen.getByLabelText('Пароль ещё раз'), 'novyi7');
  await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Магазин отказал: код 2');
  expect(screen.getByLabelText('Новый пароль')).toHaveValue('novyi7');
  expect(onError).toHaveBeenCalledTimes(2);
});

it('uses the texts of the host everywhere', async () => {
  const { user } = open({
    texts: {
      login: { register: 'Новый аккаунт' },
      registration: { toLogin: 'Ко входу' },
      phoneCode: { getCode: 'Прислать код', phone: 'Номер' },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Новый аккаунт' }));
  expect(screen.getByLabelText('Номер')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Прислать код' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ко входу' })).toBeInTheDocument();
});
