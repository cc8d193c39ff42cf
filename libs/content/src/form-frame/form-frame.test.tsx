import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { Button, FormFrame, PhoneField } from '@tropa/ui-kit';
import { privacy, requiredPhone } from '@tropa/validation-ru';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object } from 'valibot';
import { ConsentLine } from './ConsentLine.js';
import { FormDone } from './FormDone.js';
import { useWebform } from './use-webform.js';

const schema = object({ phone: requiredPhone(), consent: privacy() });

function CallMe({ onSuccess, onError }: { onSuccess?: (values: unknown) => void; onError?: (error: unknown) => void }) {
  const form = useWebform({
    schema,
    defaultValues: { phone: '', consent: false },
    toMessage: ({ phone }) => ({ form: 'project', id: '3', name: '', phone, projectName: '' }),
    onSuccess,
    onError,
  });
  if (form.isSent) return <FormDone text="Спасибо" action={<Button onClick={form.startAnew}>Ещё раз</Button>} />;
  return (
    <FormFrame ref={form.formRef} label="Звонок" onSubmit={form.onSubmit} error={form.serverError}>
      <PhoneField label="Телефон" error={form.errors.phone?.message} {...form.register('phone')} />
      <ConsentLine error={form.errors.consent?.message} {...form.register('consent')} />
      <Button type="submit" isLoading={form.isSending} disabled={!form.hasConsent}>
        Позвоните мне
      </Button>
    </FormFrame>
  );
}

const phone = () => screen.getByLabelText('Телефон');
const button = () => screen.getByRole('button', { name: 'Позвоните мне' });
const fill = async () => {
  await userEvent.type(phone(), '9123456789');
  await userEvent.click(screen.getByRole('checkbox'));
};

describe('useWebform', () => {
  it('waits for the consent, then goes to the first invalid field', async () => {
    const { backend } = renderWithShop(<CallMe />);
    expect(button()).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(button()).toBeEnabled();
    const scroll = jest.fn();
    phone().scrollIntoView = scroll;
    await userEvent.click(button());
    expect(await screen.findByText('Обязательное поле')).toBeInTheDocument();
    expect(scroll).toHaveBeenCalledWith({ block: 'center' });
    expect(phone()).toHaveFocus();
    expect(backend.callsOf('sendMessage')).toHaveLength(0);
  });

  it('sends once however often it is submitted, and never the consent', async () => {
    const backend = createMemoryBackend();
    const gate = backend.hold('sendMessage');
    const onSuccess = jest.fn();
    renderWithShop(<CallMe onSuccess={onSuccess} />, { backend });
    await fill();
    const form = screen.getByRole('form', { name: 'Звонок' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    fireEvent.submit(form);
    await act(async () => gate.releaseAll());
    expect(await screen.findByRole('status')).toHaveTextContent('Спасибо');
    expect(backend.callsOf('sendMessage').map(({ body }) => body)).toEqual([
      { id: '3', name: '', phone: '9123456789', projectName: '' },
    ]);
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it("shows the server's message, keeps what was typed and notifies the host; the next attempt may succeed", async () => {
    const backend = createMemoryBackend({ failures: { sendMessage: 'errorCode1' } });
    const onError = jest.fn();
    renderWithShop(<CallMe onError={onError} />, { backend });
    await fill();
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(phone()).toHaveValue('+7 (912) 345-67-89');
    expect(onError).toHaveBeenCalledTimes(1);
    backend.fail('sendMessage', null);
    await userEvent.click(button());
    expect(await screen.findByText('Спасибо')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ещё раз' }));
    expect(phone()).toHaveValue('');
    expect(button()).toBeDisabled();
  });
});

describe('ConsentLine', () => {
  it('opens its documents in a new tab', () => {
    render(<ConsentLine documents={{ policyHref: '/docs/policy/' }} />);
    const addresses = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
    expect(addresses).toEqual([
      ['/privacy/', '_blank'],
      ['/docs/policy/', '_blank'],
      ['/agreement/', '_blank'],
    ]);
    expect(screen.getByRole('checkbox', { name: 'Соглашаюсь на обработку персональных данных' })).not.toBeChecked();
  });
});

describe('FormDone', () => {
  it('takes the focus', () => {
    render(<FormDone title="Заявка отправлена!" text="Спасибо" />);
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Заявка отправлена!Спасибо');
  });
});
