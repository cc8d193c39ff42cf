import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useRef, useState } from 'react';
import { useFormDraft } from './useFormDraft.js';
import type { FormDraft } from './useFormDraft.js';

interface NoteFormProps {
  readonly draft?: FormDraft<string> | undefined;
  readonly onAccepted?: ((discard: () => void, keep: () => void) => void) | undefined;
}

/** Its `getValues` is another function at each render. */
function NoteForm({ draft, onAccepted = (discard) => discard() }: NoteFormProps) {
  const [note, setNote] = useState(draft?.current ?? '');
  const { discard, keep } = useFormDraft(draft, () => note);
  return (
    <form aria-label="Записка">
      <input aria-label="Текст" value={note} onChange={(event) => setNote(event.target.value)} />
      <button type="button" onClick={() => onAccepted(discard, keep)}>
        Отправить
      </button>
    </form>
  );
}

/** A form behind a button, as in a dialog. */
function Host({ hasDraft = true, onAccepted }: { hasDraft?: boolean } & Pick<NoteFormProps, 'onAccepted'>) {
  const draft = useRef<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Записка
      </button>
      {isOpen ? <NoteForm draft={hasDraft ? draft : undefined} onAccepted={onAccepted} /> : null}
    </>
  );
}

const toggle = () => userEvent.click(screen.getByRole('button', { name: 'Записка' }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
const field = () => screen.getByLabelText('Текст');

describe.each([
  ['plain', undefined],
  ['StrictMode', StrictMode],
])('useFormDraft, %s', (_, wrapper) => {
  const open = async (host = <Host />) => {
    render(host, wrapper && { wrapper });
    await toggle();
  };

  it('keeps what was typed when the form unmounts, the last change included', async () => {
    await open();
    await userEvent.type(field(), 'Привет');
    await toggle();
    await toggle();
    expect(field()).toHaveValue('Привет');
    await userEvent.clear(field());
    await userEvent.type(field(), 'Пока');
    await toggle();
    await toggle();
    expect(field()).toHaveValue('Пока');
  });

  it('keeps nothing of what was sent, whatever renders before the form unmounts', async () => {
    await open();
    await userEvent.type(field(), 'Привет');
    await send();
    await userEvent.type(field(), '!');
    await toggle();
    await toggle();
    expect(field()).toHaveValue('');
  });

  it('a form that stays open after success keeps what is typed from then on', async () => {
    await open(
      <Host
        onAccepted={(discard, keep) => {
          discard();
          keep();
        }}
      />,
    );
    await send();
    await userEvent.type(field(), 'Ещё одно');
    await toggle();
    await toggle();
    expect(field()).toHaveValue('Ещё одно');
  });

  it('a form opened after success keeps its own draft', async () => {
    await open();
    await userEvent.type(field(), 'Привет');
    await send();
    await toggle();
    await toggle();
    await userEvent.type(field(), 'Ещё раз');
    await toggle();
    await toggle();
    expect(field()).toHaveValue('Ещё раз');
  });

  it('discards the draft of a form that unmounted while it was being sent', async () => {
    let discard!: () => void;
    await open(<Host onAccepted={(accepted) => (discard = accepted)} />);
    await userEvent.type(field(), 'Привет');
    await send();
    await toggle();
    discard();
    await toggle();
    expect(field()).toHaveValue('');
  });

  it('a form opened while the first is being sent does not bring back what was accepted', async () => {
    let discard!: () => void;
    await open(<Host onAccepted={(accepted) => (discard = accepted)} />);
    await userEvent.type(field(), 'Привет');
    await send();
    await toggle();
    await toggle();
    expect(field()).toHaveValue('Привет');
    discard();
    await toggle();
    await toggle();
    expect(field()).toHaveValue('');
  });

  it('what was typed and left while the first is being sent is kept', async () => {
    let discard!: () => void;
    await open(<Host onAccepted={(accepted) => (discard = accepted)} />);
    await userEvent.type(field(), 'Привет');
    await send();
    await toggle();
    await toggle();
    await userEvent.type(field(), ', мир');
    await toggle();
    discard();
    await toggle();
    expect(field()).toHaveValue('Привет, мир');
  });

  it('does nothing without a draft', async () => {
    await open(<Host hasDraft={false} />);
    await userEvent.type(field(), 'Привет');
    await send();
    expect(field()).toHaveValue('Привет');
    await toggle();
    await toggle();
    expect(field()).toHaveValue('');
  });
});

it('the draft a form starts with is still there after its first effects, run twice under StrictMode', () => {
  const draft = { current: 'Привет' };
  render(<NoteForm draft={draft} />, { wrapper: StrictMode });
  expect(draft.current).toBe('Привет');
});
