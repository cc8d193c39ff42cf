import { createMemoryBackend, renderWithShop, type MemoryBackend } from '@tropa/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentDialogs, projectRegistrationRequested } from '../dialogs/content-dialogs.slice.js';
import { ProjectRegistrationButton } from './ProjectRegistrationButton.js';
import { ProjectRegistrationDialog, type ProjectRegistrationDialogProps } from './ProjectRegistrationDialog.js';

function setup(props: Partial<ProjectRegistrationDialogProps> = {}, backend: MemoryBackend = createMemoryBackend()) {
  return renderWithShop(
    <>
      <ProjectRegistrationButton />
      <ProjectRegistrationDialog formId="3" projectName="Школа походов" {...props} />
    </>,
    { backend, slices: [contentDialogs] },
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Записаться' }));
const dialog = () => within(screen.getByRole('dialog'));
const phone = () => dialog().getByLabelText(/Телефон/);
const submit = () => dialog().getByRole('button', { name: 'Записаться' });
const agree = () =>
  userEvent.click(dialog().getByRole('checkbox', { name: 'Соглашаюсь на обработку персональных данных' }));
const cancel = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

describe('ProjectRegistrationDialog', () => {
  it('opens by the flag, from the button or from anywhere, and closes', async () => {
    const { store } = setup();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open();
    expect(screen.getByRole('dialog', { name: 'Запись на обучение' })).toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => void store.dispatch(projectRegistrationRequested()));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('is not sent without consent, which is not ticked beforehand', async () => {
    setup();
    await open();
    expect(dialog().getByRole('checkbox')).not.toBeChecked();
    expect(submit()).toBeDisabled();
    await agree();
    expect(submit()).toBeEnabled();
  });

  it('requires only the phone: the first invalid field is scrolled to and focused', async () => {
    const { backend } = setup();
    await open();
    await agree();
    const scroll = jest.fn();
    phone().scrollIntoView = scroll;
    await userEvent.click(submit());
    expect(await dialog().findByText('Обязательное поле')).toBeInTheDocument();
    expect(scroll).toHaveBeenCalled();
    expect(phone()).toHaveFocus();
    await userEvent.type(phone(), '91234');
    await userEvent.click(submit());
    expect(await dialog().findByText('Телефон не может быть меньше 10 символов')).toBeInTheDocument();
    expect(dialog().getByLabelText('Имя')).toBeValid();
    expect(backend.callsOf('sendMessage')).toHaveLength(0);
  });

  it.each(['89123456789', '+7 912 345-67-89', '9123456789'])('accepts the phone as %s', async (spelling) => {
    const { backend } = setup();
    await open();
    await userEvent.click(phone());
    await userEvent.paste(spelling);
    expect(phone()).toHaveValue('+7 (912) 345-67-89');
    await agree();
    await userEvent.click(submit());
    await screen.findByRole('status');
    expect(backend.callsOf('sendMessage')[0]?.body).toEqual({
      id: '3',
      name: '',
      phone: '9123456789',
      projectName: 'Школа походов',
    });
  });

  it('sends once, thanks, notifies the host, and starts over the next time', async () => {
    const onSuccess = jest.fn();
    const backend = createMemoryBackend();
    const gate = backend.hold('sendMessage');
    setup({ onSuccess }, backend);
    await open();
    await userEvent.type(dialog().getByLabelText('Имя'), '  Анна ');
    await userEvent.type(phone(), '9123456789');
    await agree();
    await userEvent.dblClick(submit());
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
    await act(async () => gate.releaseAll());
    expect(await screen.findByRole('status')).toHaveTextContent(/^Заявка отправлена!Спасибо!/);
    expect(screen.getByRole('dialog', { name: 'Заявка отправлена!' })).toBeInTheDocument();
    expect(backend.callsOf('sendMessage')).toHaveLength(1);
    expect(onSuccess).toHaveBeenCalledWith({ name: 'Анна', phone: '9123456789', consent: true });
    await userEvent.click(dialog().getByRole('button', { name: 'Хорошо' }));
    await open();
    expect(phone()).toHaveValue('');
  });

  it("shows the server's message under the form, notifies the host, and loses nothing", async () => {
    const onError = jest.fn();
    const backend = createMemoryBackend({ failures: { sendMessage: 'errorCode1' } });
    setup({ onError }, backend);
    await open();
    await userEvent.type(dialog().getByLabelText('Имя'), 'Анна');
    await userEvent.type(phone(), '9123456789');
    await agree();
    await userEvent.click(submit());
    expect(await dialog().findByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(onError).toHaveBeenCalledTimes(1);
    cancel();
    await open();
    expect(dialog().getByLabelText('Имя')).toHaveValue('Анна');
    expect(phone()).toHaveValue('+7 (912) 345-67-89');
    backend.fail('sendMessage', null);
    await userEvent.click(submit());
    expect(await screen.findByRole('status')).toHaveTextContent('Заявка отправлена!');
  });

  it('the success of a call that ended while the dialog was closed is shown when it opens', async () => {
    const backend = createMemoryBackend();
    const gate = backend.hold('sendMessage');
    setup({}, backend);
    await open();
    await userEvent.type(phone(), '9123456789');
    await agree();
    await userEvent.click(submit());
    await waitFor(() => expect(gate.count).toBe(1));
    cancel();
    await act(async () => gate.releaseAll());
    await open();
    expect(await screen.findByRole('status')).toHaveTextContent('Заявка отправлена!');
    expect(backend.callsOf('sendMessage')).toHaveLength(1);
  });

  it('links to the documents in new tabs', async () => {
    setup({ documents: { privacyHref: '/soglasie/' } });
    await open();
    const links = dialog()
      .getAllByRole('link')
      .map((link) => `${link.getAttribute('href')} ${link.getAttribute('target')}`);
    expect(links).toEqual(['/soglasie/ _blank', '/privacy_policy/ _blank', '/agreement/ _blank']);
  });
});
