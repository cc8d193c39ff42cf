import { createMemoryBackend, renderWithShop, type TestShopOptions } from '@tropa/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WorkForm, type WorkFormProps } from './WorkForm.js';

const vacancies = [
  { id: '3', value: 'Инструктор' },
  { id: '7', value: 'Кладовщик' },
];
const setup = (props: Partial<WorkFormProps> = {}, shop?: TestShopOptions) =>
  renderWithShop(<WorkForm formId={1} vacancies={vacancies} {...props} />, shop);

const button = () => screen.getByRole('button', { name: 'Отправить' });
const consent = () => screen.getByRole('checkbox', { name: /обработку персональных данных/ });
const fillRequired = async () => {
  await userEvent.type(screen.getByLabelText(/^Телефон/), '9123456789');
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'anna@example.ru');
};
const pdf = (name = 'Резюме.pdf', size = 20) => new File(['%'.repeat(size)], name, { type: 'application/pdf' });

describe('WorkForm', () => {
  it('has the six fields of the application and the consent', () => {
    setup();
    expect(screen.getByRole('form', { name: 'Анкета' })).toBeInTheDocument();
    for (const label of [/^Имя/, /^Телефон/, /^E-mail/, /^Вакансия/, /^Комментарий/, /^Резюме/]) {
      expect(screen.getByLabelText(label)).toBeEnabled();
    }
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Любая',
      'Инструктор',
      'Кладовщик',
    ]);
    expect(screen.getByRole('link', { name: 'обработку персональных данных' })).toHaveAttribute('target', '_blank');
  });

  it('starts with a ticked consent; without it the button is disabled', async () => {
    setup();
    expect(consent()).toBeChecked();
    expect(button()).toBeEnabled();
    await userEvent.click(consent());
    expect(button()).toBeDisabled();
  });

  it('starts unticked where the host says so', () => {
    setup({ isConsentTicked: false });
    expect(consent()).not.toBeChecked();
    expect(button()).toBeDisabled();
  });

  it('requires a phone and an e-mail, says what is wrong and goes to the first invalid field', async () => {
    const { backend } = setup();
    await userEvent.click(button());
    expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2);
    expect(screen.getByLabelText(/^Телефон/)).toHaveFocus();
    await userEvent.type(screen.getByLabelText(/^Телефон/), '912345');
    await userEvent.type(screen.getByLabelText(/^E-mail/), 'anna@');
    await userEvent.click(button());
    expect(await screen.findByText('Телефон не может быть меньше 10 символов')).toBeInTheDocument();
    expect(screen.getByText('Некорректный email')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Телефон/), '6789');
    expect(screen.getByLabelText(/^Телефон/)).toHaveValue('+7 (912) 345-67-89');
    await userEvent.click(button());
    await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toHaveFocus());
    expect(backend.callsOf('sendMessage')).toHaveLength(0);
  });

  it('is sent as multipart under the id of the page, files one by one under resume, without the consent', async () => {
    const onSuccess = jest.fn();
    const { backend } = setup({ onSuccess, position: '7' });
    await fillRequired();
    await userEvent.type(screen.getByLabelText(/^Имя/), ' Анна ');
    await userEvent.type(screen.getByLabelText(/^Комментарий/), 'По выходным');
    await userEvent.upload(screen.getByLabelText('Резюме'), [pdf('Резюме.pdf'), pdf('Диплом.pdf')]);
    await userEvent.click(button());
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    const [call] = backend.callsOf('sendMessage');
    const { resume, ...fields } = (call?.body ?? {}) as { resume: File[] };
    expect(fields).toEqual({
      id: '1',
      name: 'Анна',
      phone: '9123456789',
      email: 'anna@example.ru',
      position: '7',
      comment: 'По выходным',
    });
    expect(resume.map(({ name }) => name)).toEqual(['Резюме.pdf', 'Диплом.pdf']);
    expect(call?.headers.get('Content-Type')).toBeNull();
  });

  it('without files is still multipart and has no empty resume', async () => {
    const { backend } = setup();
    await fillRequired();
    await userEvent.click(button());
    await waitFor(() => expect(backend.callsOf('sendMessage')).toHaveLength(1));
    const [call] = backend.callsOf('sendMessage');
    expect(call?.body).toEqual({
      id: '1',
      name: '',
      phone: '9123456789',
      email: 'anna@example.ru',
      position: '',
      comment: '',
    });
    expect(call?.headers.get('Content-Type')).toBeNull();
  });

  it('limits no files by itself', async () => {
    const { backend } = setup();
    await fillRequired();
    const many = Array.from({ length: 9 }, (_one, index) => pdf(`${index}.exe`));
    await userEvent.upload(screen.getByLabelText('Резюме'), many);
    await userEvent.click(button());
    await waitFor(() => expect(backend.callsOf('sendMessage')).toHaveLength(1));
    expect(backend.callsOf('sendMessage')[0]?.body.resume).toHaveLength(9);
  });

  it.each([
    [{ extensions: ['pdf'] }, [pdf('a.exe')], 'Допустимые расширения файлов: pdf'],
    [{ maxSize: 0.00001 }, [pdf('a.pdf', 11)], 'Размер файла не должен превышать 0.00001 Мб'],
    [{ maxCount: 1 }, [pdf('a.pdf'), pdf('b.pdf')], 'Максимальное количество файлов - 1'],
  ])('says what is wrong with the files by the limits %j of its host', async (fileLimits, files, message) => {
    const { backend } = setup({ fileLimits, accept: '.pdf' });
    expect(screen.getByLabelText('Резюме')).toHaveAttribute('accept', '.pdf');
    await fillRequired();
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Резюме'), files);
    await userEvent.click(button());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Резюме')).toHaveFocus();
    expect(backend.callsOf('sendMessage')).toHaveLength(0);
  });

  it("shows the server's message under the form, notifies the host and loses nothing, not even files", async () => {
    const onError = jest.fn();
    const { backend } = setup(
      { onError },
      { backend: createMemoryBackend({ failures: { sendMessage: 'errorCode1' } }) },
    );
    await fillRequired();
    await userEvent.upload(screen.getByLabelText('Резюме'), pdf());
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText(/^Телефон/)).toHaveValue('+7 (912) 345-67-89');
    expect(screen.getByText('Резюме.pdf')).toBeInTheDocument();
    backend.fail('sendMessage', null);
    await userEvent.click(button());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect((backend.callsOf('sendMessage')[1]?.body.resume as File | undefined)?.name).toBe('Резюме.pdf');
  });

  it('is sent once however often the button is clicked', async () => {
    const { backend } = setup();
    const held = backend.hold('sendMessage');
    await fillRequired();
    await userEvent.dblClick(button());
    await userEvent.click(button());
    await waitFor(() => expect(held.count).toBe(1));
    held.releaseAll();
    await userEvent.click(button());
    expect(backend.callsOf('sendMessage')).toHaveLength(1);
  });
});
