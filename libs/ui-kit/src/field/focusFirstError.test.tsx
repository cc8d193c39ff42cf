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
  it('goes to the first wrong control as the page shows them, whatever the order of the errors', () => {
    const form = open();
    const scroll = jest.spyOn(screen.getByLabelText('Имя'), 'scrollIntoView');
    expect(focusFirstError(form, { phone: {}, name: {} })).toBe('name');
    expect(screen.getByLabelText('Имя')).toHaveFocus();
    expect(scroll).toHaveBeenCalledWith({ block: 'center' });
  });

  it('passes over controls that are right', () => {
    expect(focusFirstError(open(), { phone: {} })).toBe('phone');
    expect(screen.getByLabelText('Телефон')).toHaveFocus();
  });

  it('moves nothing when what is wrong is not on the page', () => {
    expect(focusFirstError(open(), { captcha: {} })).toBeUndefined();
    expect(document.body).toHaveFocus();
    expect(focusFirstError(null, { name: {} })).toBeUndefined();
  });
});
