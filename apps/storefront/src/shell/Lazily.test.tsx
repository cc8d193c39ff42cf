import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Lazily } from './Lazily.js';

const nothing = {};
const Dialog = () => <p>Вход</p>;
type Load = () => Promise<ComponentType<object>>;

let complaints: jest.SpyInstance;
beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation(() => {})));
afterEach(() => complaints.mockRestore());

const pressed = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('loads nothing before it is needed, and then once', async () => {
  const load = jest.fn<ReturnType<Load>, []>(async () => Dialog);
  const { rerender } = render(<Lazily isNeeded={false} load={load} props={nothing} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Lazily isNeeded load={load} props={nothing} />);
  expect(await screen.findByText('Вход')).toBeInTheDocument();
  rerender(<Lazily isNeeded={false} load={load} props={nothing} />);
  expect(load).toHaveBeenCalledTimes(1);
});

test('says that the code did not load, and can retry', async () => {
  const load = jest.fn<ReturnType<Load>, []>(async () => Dialog).mockRejectedValueOnce(new Error('offline'));
  render(<Lazily isNeeded load={load} props={nothing} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось загрузить');
  await pressed('Повторить');
  expect(await screen.findByText('Вход')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('after a second failure only a reload is offered: the shop may have been replaced', async () => {
  render(<Lazily isNeeded load={() => Promise.reject(new Error('404'))} props={nothing} />);
  await screen.findByRole('alert');
  await pressed('Повторить');
  expect(await screen.findByRole('button', { name: 'Обновить страницу' })).toBeInTheDocument();
});

test('says nothing about a part that is no longer needed', async () => {
  const load: Load = () => Promise.reject(new Error('offline'));
  const { rerender } = render(<Lazily isNeeded load={load} props={nothing} />);
  await screen.findByRole('alert');
  rerender(<Lazily isNeeded={false} load={load} props={nothing} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
