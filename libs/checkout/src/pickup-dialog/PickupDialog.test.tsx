import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PickupDialog, type PickupDialogProps } from './PickupDialog.js';
import { manyPoints, someShops } from './pickup-dialog.fixtures.js';

async function open(props: Partial<PickupDialogProps> = {}) {
  const onChoose = jest.fn();
  const onClose = jest.fn();
  const view = render(
    <PickupDialog
      isOpen
      onClose={onClose}
      onChoose={onChoose}
      city={{ id: 1, value: 'Тюмень' }}
      points={someShops}
      chosenId={null}
      {...props}
    />,
  );
  // The map is a chunk that loads later.
  await act(async () => void (await import('./PickupMap.js')));
  return { onChoose, onClose, user: userEvent.setup({ delay: null }), ...view };
}

const list = () => within(screen.getByRole('group', { name: 'Адрес самовывоза' }));
const map = async (name = 'Магазины на карте') => within(await screen.findByRole('group', { name }));
const confirm = () => screen.getByRole('button', { name: 'Забрать здесь' });

test('is closed until it is opened', async () => {
  await open({ isOpen: false });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an address of the list is shown on the map, and chosen when it is confirmed', async () => {
  const { user, onChoose } = await open();
  expect(screen.getByRole('dialog', { name: 'Магазины, Тюмень' })).toBeInTheDocument();
  expect(confirm()).toBeDisabled();
  await user.click(list().getByRole('radio', { name: 'ул. Мельникайте, 103' }));
  expect((await map()).getByRole('button', { pressed: true })).toHaveAccessibleName('ул. Мельникайте, 103');
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(confirm());
  expect(onChoose).toHaveBeenCalledWith(someShops.items[1]);
});

test('a pin of the map marks its address in the list and scrolls it into view', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { user } = await open();
  await user.click((await map()).getByRole('button', { name: 'ул. Мельникайте, 103' }));
  expect(list().getByRole('radio', { name: 'ул. Мельникайте, 103' })).toBeChecked();
  expect(scroll.mock.contexts.at(-1)).toHaveTextContent('ул. Мельникайте, 103');
  scroll.mockRestore();
});

test('the list is enough to choose by keyboard', async () => {
  const { user, onChoose } = await open();
  const first = list().getByRole('radio', { name: 'ул. Республики, 65' });
  expect(first).toHaveAccessibleDescription(/ежедневно 10:00–21:00 \+7.345.250.00.01/);
  first.focus();
  await user.keyboard('{ArrowDown}');
  expect(list().getByRole('radio', { name: 'ул. Мельникайте, 103' })).toBeChecked();
  // Enter on the address does it too: a form's default button, which jsdom does not find outside of the form.
  confirm().focus();
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(someShops.items[1]);
});

test('starts with the choice of the form', async () => {
  await open({ chosenId: 2 });
  expect(list().getByRole('radio', { checked: true })).toHaveAccessibleName('ул. Мельникайте, 103');
  expect(confirm()).toBeEnabled();
});

test('closing chooses nothing', async () => {
  const { user, onChoose, onClose } = await open();
  await user.click(list().getByRole('radio', { name: 'ул. Мельникайте, 103' }));
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalled();
  expect(onChoose).not.toHaveBeenCalled();
});

test('points without coordinates are shown as a list only', async () => {
  await open({ points: { ...someShops, items: someShops.items.map((shop) => ({ ...shop, coords: null })) } });
  expect(list().getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Магазины на карте' })).not.toBeInTheDocument();
});

test('many addresses are filtered by words, ё and е alike; Enter there confirms nothing', async () => {
  const { user, onChoose } = await open({ points: manyPoints, chosenId: 100, city: { id: 7, value: 'Москва' } });
  expect(screen.getByRole('dialog', { name: 'Пункты выдачи, Москва' })).toBeInTheDocument();
  expect((await map('Пункты выдачи на карте')).getAllByRole('button').length).toBeGreaterThan(1);
  const field = screen.getByRole('searchbox', { name: 'Найти по адресу' });
  await user.type(field, 'зеленая{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  expect(list().getAllByRole('radio')).toHaveLength(4);
  // What is not visible cannot be confirmed.
  expect(confirm()).toBeDisabled();
  await user.type(field, ' 999');
  expect(await screen.findByText('Такого адреса в списке нет')).toBeInTheDocument();
  expect(list().queryByRole('radio')).not.toBeInTheDocument();
});

test('reports that the addresses failed to load, and retries', async () => {
  const onRetry = jest.fn();
  const { user } = await open({ points: undefined, isError: true, onRetry });
  expect(screen.getByText('Не удалось загрузить адреса')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Забрать здесь' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('says that a city has no pickup', async () => {
  await open({ points: { type: 'points', items: [] } });
  expect(screen.getByText('В этом городе самовывоза нет: доставим курьером.')).toBeInTheDocument();
});

test('shows a skeleton while it loads', async () => {
  const { baseElement } = await open({ points: undefined });
  expect(baseElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
});

test('has no axe violations', async () => {
  const { baseElement } = await open({ points: manyPoints, chosenId: 101 });
  await map('Пункты выдачи на карте');
  expect((await axe(baseElement)).violations).toEqual([]);
});
