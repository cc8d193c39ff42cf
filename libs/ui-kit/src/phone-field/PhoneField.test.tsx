import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/describeConformance.js';
import { PhoneField } from './PhoneField.js';
import spellings from './phone-spellings.json';

const full = '+7 (912) 345-67-89';
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });

/** Shows the field and puts the caret into it, as a visitor does. */
async function open(value?: string) {
  const user = userEvent.setup({ delay: null });
  const onChange = jest.fn();
  render(<PhoneField label="Телефон" name="phone" defaultValue={value} onChange={onChange} />);
  await user.click(field());
  // The mask moves the caret in the next frame.
  await new Promise(requestAnimationFrame);
  return { user, onChange };
}

describeConformance(PhoneField, {
  render: (props) => <PhoneField label="Телефон" {...props} />,
  refInstanceof: window.HTMLInputElement,
});

describe('PhoneField: every notation, however it is entered', () => {
  it.each(spellings)('pasted $text becomes $value', async ({ text, value }) => {
    const { user, onChange } = await open();
    await user.paste(text);
    expect(field()).toHaveValue(value);
    expect(onChange).toHaveBeenCalled();
  });

  it.each(spellings.filter(({ isPasted }) => !isPasted))('typed $text', async ({ text, value }) => {
    const { user } = await open();
    await user.keyboard(text);
    expect(field()).toHaveValue(value);
  });

  it.each(spellings)('filled in by the browser: $text', ({ text, value }) => {
    render(<PhoneField label="Телефон" />);
    fireEvent.change(field(), { target: { value: text } });
    expect(field()).toHaveValue(value);
  });

  it('letters are ignored', async () => {
    const { user } = await open();
    await user.keyboard('ab9вг1');
    expect(field()).toHaveValue('+7 (91');
  });

  it('select-all and retype', async () => {
    const { user } = await open('9123456789');
    field().setSelectionRange(0, full.length);
    await user.keyboard('89990001122');
    expect(field()).toHaveValue('+7 (999) 000-11-22');
  });

  it('backspace through the mask clears the number, leaving clears the field', async () => {
    const { user } = await open('9123456789');
    field().setSelectionRange(full.length, full.length);
    await user.keyboard('{Backspace>14/}');
    expect(field()).toHaveValue('+7 (');
    await user.tab();
    expect(field()).toHaveValue('');
  });

  it('undo steps back through what was typed', async () => {
    const { user } = await open();
    await user.keyboard('912');
    await user.keyboard('{Control>}z{/Control}');
    expect(field()).toHaveValue('+7 (91');
    await user.keyboard('{Control>}z{/Control}');
    expect(field()).toHaveValue('+7 (9');
  });
});

describe('PhoneField as a field of a form', () => {
  it('formats an initial value in any notation', () => {
    render(<PhoneField label="Телефон" defaultValue="79123456789" />);
    expect(field()).toHaveValue(full);
  });

  it('follows a controlled value', () => {
    const { rerender } = render(<PhoneField label="Телефон" value="9123456789" onChange={() => {}} />);
    expect(field()).toHaveValue(full);
    rerender(<PhoneField label="Телефон" value="+78005553535" onChange={() => {}} />);
    expect(field()).toHaveValue('+7 (800) 555-35-35');
  });

  it('shows its error', () => {
    render(<PhoneField label="Телефон" error="Телефон не может быть меньше 10 символов" />);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Телефон не может быть меньше 10 символов');
  });
});
