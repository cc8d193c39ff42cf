import { render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { focusFirstError } from './focusFirstError.js';

const open = (): HTMLFormElement => {
  render(
    <form aria-label="Анкета">
      <button type="submit">Отправить</button>
      <input name="name" aria-label="Имя" />
      <input name="phone" aria-label="Телефон" />
    </form>,
  );
  return screen.getByRole<HTMLFormElement>('form', { name: 'Анкета' });
};

describe('focusFirstError', () => {
  it('focuses the first invalid control in page order, whatever the order of the errors', () => {
    const form = open();
    const scroll = jest.spyOn(screen.getByLabelText('Имя'), 'scrollIntoView');
    expect(focusFirstError(form, { phone: {}, name: {} })).toBe('name');
    expect(screen.getByLabelText('Имя')).toHaveFocus();
    expect(scroll).toHaveBeenCalledWith({ block: 'center' });
  });

  it('skips valid controls', () => {
    expect(focusFirstError(open(), { phone: {} })).toBe('phone');
    expect(screen.getByLabelText('Телефон')).toHaveFocus();
  });

  it('does nothing when no invalid control is on the page', () => {
    expect(focusFirstError(open(), { captcha: {} })).toBeUndefined();
    expect(document.body).toHaveFocus();
    expect(focusFirstError(null, { name: {} })).toBeUndefined();
  });
});
