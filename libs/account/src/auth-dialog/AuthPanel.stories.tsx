import { createMemoryBackend, fixtureCode, fixtureUser, withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { AccountEnvironmentProvider } from '../environment/AccountEnvironment.js';
import { AuthPanel } from './AuthPanel.js';

/** The story's clock runs ahead of the real one when a story sets it so: the 59 seconds are over at once. */
const clock = { ahead: 0 };
const environment = { storage: null, now: () => Date.now() + clock.ahead };

const frame = (Story: () => ReactElement) => {
  clock.ahead = 0;
  return (
    <AccountEnvironmentProvider value={environment}>
      <div style={{ maxWidth: 432 }}>
        <Story />
      </div>
    </AccountEnvironmentProvider>
  );
};

type Failures = NonNullable<Parameters<typeof createMemoryBackend>[0]>['failures'];
const shop = (failures: Failures = {}) =>
  withShop(() => ({ slices: [accountDialogs], backend: createMemoryBackend({ failures }) }));
/** A response that never comes. */
const slowShop = (call: 'login' | 'checkCode' | 'registration') =>
  withShop(() => {
    const backend = createMemoryBackend();
    backend.hold(call);
    return { slices: [accountDialogs], backend };
  });

const meta = {
  id: 'account-auth',
  title: 'Кабинет/Вход и регистрация',
  component: AuthPanel,
  decorators: [frame, shop()],
} satisfies Meta<typeof AuthPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Stage = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

const fillLogin = async ({ canvas, userEvent }: Stage) => {
  await userEvent.type(canvas.getByLabelText('Телефон'), '9990000000');
  await userEvent.type(canvas.getByLabelText('Пароль'), 'tropa2');
  await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
};

const askCode = async ({ canvas, userEvent }: Stage, way: string, phone: string) => {
  await userEvent.click(canvas.getByRole('button', { name: way }));
  await userEvent.type(canvas.getByLabelText('Телефон'), phone);
  await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }));
};
const toCode = async (stage: Stage, way = 'Зарегистрироваться', phone = '9220000000') => {
  await askCode(stage, way, phone);
  await stage.canvas.findByText(/Код отправлен на номер/);
};
const typeCode = async ({ canvas, userEvent }: Stage, code: string) => {
  await userEvent.type(canvas.getByLabelText('Код из смс'), code);
};
const fillDetails = async (stage: Stage) => {
  const { canvas, userEvent } = stage;
  await toCode(stage);
  await typeCode(stage, fixtureCode);
  await userEvent.type(await canvas.findByLabelText('Имя'), 'Пётр');
  await userEvent.type(canvas.getByLabelText('E-mail'), 'petr@example.ru');
  await userEvent.type(canvas.getByLabelText('Пароль'), 'tropa2026');
  await userEvent.type(canvas.getByLabelText('Пароль ещё раз'), 'tropa2026');
  await userEvent.click(canvas.getByRole('checkbox'));
};
const register = async (stage: Stage) => {
  await fillDetails(stage);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Зарегистрироваться' }));
};
const toNewPassword = async (stage: Stage) => {
  await toCode(stage, 'Забыли пароль?', fixtureUser.phone);
  await typeCode(stage, fixtureCode);
  await stage.canvas.findByLabelText('Новый пароль');
};

export const Login: Story = { name: 'Вход', tags: ['S2-2', 'picture'] };

export const Invalid: Story = {
  name: 'Вход: не заполнено',
  tags: ['S2-5'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await canvas.findAllByText('Обязательное поле');
  },
};

export const Refused: Story = {
  name: 'Вход: сервер отказал',
  tags: ['S2-8'],
  play: async (stage) => {
    await fillLogin(stage);
    await stage.canvas.findByRole('alert');
  },
};

export const Entering: Story = {
  name: 'Вход: проверяется',
  tags: ['S2-4'],
  decorators: [slowShop('login')],
  play: fillLogin,
};

export const Registration: Story = {
  name: 'Регистрация: телефон',
  tags: ['S2-2'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
    await canvas.findByRole('button', { name: 'Получить код' });
  },
};

export const PhoneRefused: Story = {
  name: 'Регистрация: код не отправлен',
  tags: ['S2-8'],
  decorators: [shop({ sendCodeRegistration: 'errorCode1' })],
  play: async (stage) => {
    await askCode(stage, 'Зарегистрироваться', '9220000000');
    await stage.canvas.findByRole('alert');
  },
};

export const Code: Story = { name: 'Регистрация: код из смс', tags: ['S2-2', 'S2-4'], play: (stage) => toCode(stage) };

export const CodeChecked: Story = {
  name: 'Регистрация: код проверяется',
  tags: ['S2-4'],
  decorators: [slowShop('checkCode')],
  play: async (stage) => {
    await toCode(stage);
    await typeCode(stage, fixtureCode);
  },
};

export const CodeWrong: Story = {
  name: 'Регистрация: неверный код',
  tags: ['S2-5'],
  play: async (stage) => {
    await toCode(stage);
    await typeCode(stage, '0000');
    await stage.canvas.findByText('Неверный код');
  },
};

export const CodeAgain: Story = {
  name: 'Регистрация: можно получить новый код',
  tags: ['S2-4'],
  play: async (stage) => {
    await toCode(stage);
    clock.ahead = 59_000;
    await stage.canvas.findByRole('button', { name: 'Получить новый код' }, { timeout: 5000 });
  },
};

export const Details: Story = {
  name: 'Регистрация: данные',
  tags: ['S2-2'],
  play: async (stage) => {
    await toCode(stage);
    await typeCode(stage, fixtureCode);
    await stage.canvas.findByLabelText('Имя');
  },
};

export const DetailsFilled: Story = { name: 'Регистрация: данные с согласием', tags: ['S2-5'], play: fillDetails };

export const DetailsRefused: Story = {
  name: 'Регистрация: сервер отказал',
  tags: ['S2-8'],
  decorators: [shop({ registration: 'errorCode1' })],
  play: async (stage) => {
    await register(stage);
    await stage.canvas.findByRole('alert');
  },
};

export const Registered: Story = {
  name: 'Регистрация: готово',
  tags: ['S2-4'],
  play: async (stage) => {
    await register(stage);
    await stage.canvas.findByText('Вы зарегистрированы!');
  },
};

export const Recovery: Story = {
  name: 'Восстановление: телефон',
  tags: ['S2-2'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Забыли пароль?' }));
    await canvas.findByRole('button', { name: 'Получить код' });
  },
};

export const RecoveryRefused: Story = {
  name: 'Восстановление: код не отправлен',
  tags: ['S2-8'],
  decorators: [shop({ sendCodeForgotPassword: 'errorCode1' })],
  play: async (stage) => {
    await askCode(stage, 'Забыли пароль?', '9990000000');
    await stage.canvas.findByText('Магазин отказал');
  },
};

export const NewPassword: Story = { name: 'Восстановление: новый пароль', tags: ['S2-2'], play: toNewPassword };

export const NewPasswordInvalid: Story = {
  name: 'Восстановление: пароли не совпали',
  tags: ['S2-5'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await toNewPassword(stage);
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'novyi7');
    await userEvent.type(canvas.getByLabelText('Пароль ещё раз'), 'novyi8');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить пароль' }));
    await canvas.findByText('Пароли должны совпадать');
  },
};

const changePassword = async (stage: Stage) => {
  const { canvas, userEvent } = stage;
  await toNewPassword(stage);
  await userEvent.type(canvas.getByLabelText('Новый пароль'), 'novyi7');
  await userEvent.type(canvas.getByLabelText('Пароль ещё раз'), 'novyi7');
  await userEvent.click(canvas.getByRole('button', { name: 'Сохранить пароль' }));
};

export const NewPasswordRefused: Story = {
  name: 'Восстановление: сервер отказал',
  tags: ['S2-8'],
  decorators: [shop({ changePassword: 'errorCode1' })],
  play: async (stage) => {
    await changePassword(stage);
    await stage.canvas.findByText('Магазин отказал');
  },
};

export const Recovered: Story = {
  name: 'Восстановление: готово',
  tags: ['S2-4'],
  play: async (stage) => {
    await changePassword(stage);
    await stage.canvas.findByText('Пароль изменён');
  },
};
export const PhoneInvalid: Story = {
  name: 'Регистрация: телефон не набран',
  tags: ['S2-5'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
    await userEvent.type(await canvas.findByLabelText('Телефон'), '922');
    await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }));
    await canvas.findByText('Телефон не может быть меньше 10 символов');
  },
};

export const DetailsInvalid: Story = {
  name: 'Регистрация: данные не заполнены',
  tags: ['S2-5'],
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await toCode(stage);
    await typeCode(stage, fixtureCode);
    await userEvent.type(await canvas.findByLabelText('Пароль'), 'пароль');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
    await canvas.findByText('Пароль должен содержать только латинские буквы и цифры');
  },
};

export const RecoveryCode: Story = {
  name: 'Восстановление: код из смс',
  tags: ['S2-2'],
  play: (stage) => toCode(stage, 'Забыли пароль?', fixtureUser.phone),
};
