import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/describeConformance.js';
import { FormFrame } from './FormFrame.js';
import { useFormSubmit } from './useFormSubmit.js';
import type { FormSubmitOptions } from './useFormSubmit.js';

describeConformance(FormFrame, {
  render: (props) => <FormFrame label="Звонок" error="Магазин отказал" {...props} />,
  refInstanceof: window.HTMLFormElement,
});

describe('FormFrame', () => {
  it('scrolls to the server’s message, and again when it comes again', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { rerender } = render(<FormFrame label="Звонок" />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(scroll).not.toHaveBeenCalled();
    rerender(<FormFrame label="Звонок" error="Магазин отказал" />);
    expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    rerender(<FormFrame label="Звонок" />);
    rerender(<FormFrame label="Звонок" error="Магазин отказал" />);
    expect(scroll).toHaveBeenCalledTimes(2);
    scroll.mockRestore();
  });

  it('leaves it to the form, not to the browser, to say what is wrong', () => {
    render(<FormFrame label="Звонок" />);
    expect(screen.getByRole('form', { name: 'Звонок' })).toHaveAttribute('novalidate');
  });
});

type Options = FormSubmitOptions<string, number>;

function CallMe(options: Pick<Options, 'send'> & Partial<Options>) {
  const form = useFormSubmit<string, number>({ messageOf: (reason) => `Отказ: ${String(reason)}`, ...options });
  return (
    <FormFrame ref={form.formRef} label="Звонок" error={form.serverError}>
      <input name="name" aria-label="Имя" />
      <input name="phone" aria-label="Телефон" />
      {form.isSending ? 'Отправляется' : null}
      {form.isSent ? 'Отправлено' : null}
      {/* Two clicks may come before one render. */}
      <button type="button" onClick={() => void [form.submit('первое'), form.submit('второе')]}>
        Отправить
      </button>
      <button type="button" onClick={() => form.invalid({ phone: {} })}>
        Проверить
      </button>
      <button type="button" onClick={form.startAnew}>
        Заново
      </button>
    </FormFrame>
  );
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('useFormSubmit', () => {
  it('sends once, also after it was accepted, until the form is reset', async () => {
    let accept!: (result: number) => void;
    const send = jest.fn((_values: string) => new Promise<number>((resolve) => (accept = resolve)));
    const onSuccess = jest.fn();
    render(<CallMe send={send} onSuccess={onSuccess} />);
    await click('Отправить');
    expect(screen.getByText('Отправляется')).toBeInTheDocument();
    await click('Отправить');
    expect(send.mock.calls).toEqual([['первое']]);
    await act(async () => accept(7));
    expect(screen.getByText('Отправлено')).toBeInTheDocument();
    expect(screen.queryByText('Отправляется')).toBeNull();
    expect(onSuccess.mock.calls).toEqual([[7, 'первое']]);
    await click('Отправить');
    expect(send).toHaveBeenCalledTimes(1);
    await click('Заново');
    expect(screen.queryByText('Отправлено')).toBeNull();
    await click('Отправить');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('says why it was rejected and notifies the host; the next attempt removes the message', async () => {
    const send = jest.fn<Promise<number>, [string]>().mockRejectedValueOnce('занято').mockResolvedValueOnce(7);
    const onError = jest.fn();
    render(<CallMe send={send} onError={onError} />);
    await click('Отправить');
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ: занято');
    expect(screen.queryByText('Отправлено')).toBeNull();
    expect(onError.mock.calls).toEqual([['занято']]);
    await click('Отправить');
    expect(await screen.findByText('Отправлено')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('leaves the message to a form that shows the refusal in another way', async () => {
    const onError = jest.fn();
    render(<CallMe send={() => Promise.reject(new Error('пауза'))} messageOf={() => undefined} onError={onError} />);
    await click('Отправить');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Отправляется')).toBeNull();
  });

  it('goes to the first invalid control', async () => {
    render(<CallMe send={() => Promise.resolve(1)} />);
    const scroll = jest.spyOn(screen.getByLabelText('Телефон'), 'scrollIntoView');
    await click('Проверить');
    expect(screen.getByLabelText('Телефон')).toHaveFocus();
    expect(scroll).toHaveBeenCalledWith({ block: 'center' });
  });
});
