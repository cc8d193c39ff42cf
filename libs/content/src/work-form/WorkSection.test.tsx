import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { WorkDialog } from './WorkDialog.js';
import { WorkSection } from './WorkSection.js';

const vacancies = [
  { id: '3', value: 'Инструктор' },
  { id: '7', value: 'Кладовщик' },
];
const setup = (backend = createMemoryBackend()) =>
  renderWithShop(<WorkSection Dialog={WorkDialog} formId="1" vacancies={vacancies} />, { backend });
const form = () => screen.findByRole('dialog', { name: 'Анкета' });
const open = () => userEvent.click(screen.getByRole('button', { name: 'заполнить анкету' }));

describe('WorkSection', () => {
  it("has the host's class", () => {
    const { container } = renderWithShop(<WorkSection Dialog={WorkDialog} formId="1" className="mine" />);
    expect(container.querySelector('section.mine')).not.toBeNull();
  });

  it('opens the form «Анкета», closes it on success and opens «Анкета отправлена!» with thanks', async () => {
    setup();
    await open();
    await form();
    await userEvent.type(screen.getByLabelText(/^Телефон/), '9123456789');
    await userEvent.type(screen.getByLabelText(/^E-mail/), 'anna@example.ru');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    const done = await screen.findByRole('dialog', { name: 'Анкета отправлена!' });
    expect(done).toHaveTextContent(/Спасибо/);
    expect(screen.queryByRole('dialog', { name: 'Анкета' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Хорошо' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open();
    await form();
    expect(screen.getByLabelText(/^Телефон/)).toHaveValue('');
  });

  it('stays open when the server rejects it', async () => {
    setup(createMemoryBackend({ failures: { sendMessage: 'network' } }));
    await open();
    await form();
    await userEvent.type(screen.getByLabelText(/^Телефон/), '9123456789');
    await userEvent.type(screen.getByLabelText(/^E-mail/), 'anna@example.ru');
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с магазином');
    expect(await form()).toBeInTheDocument();
  });

  it('a vacancy opens the form with that vacancy chosen', async () => {
    setup();
    const [, second] = screen.getAllByRole('button', { name: 'Откликнуться' });
    expect(second).toHaveAccessibleDescription('Кладовщик');
    await userEvent.click(second as HTMLElement);
    await form();
    expect(screen.getByLabelText('Вакансия')).toHaveValue('7');
  });

  it('closed by mistake keeps what was typed, files too', async () => {
    setup();
    await open();
    await form();
    await userEvent.type(screen.getByLabelText('Имя'), 'Анна');
    await userEvent.upload(screen.getByLabelText('Резюме'), new File(['a'], 'Резюме.txt'));
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    await form();
    expect(screen.getByLabelText('Имя')).toHaveValue('Анна');
    expect(screen.getByText('Резюме.txt')).toBeInTheDocument();
  });

  it('has no axe violations, also with the open form', async () => {
    const { container } = setup();
    await open();
    await form();
    const { violations } = await axe(container);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
