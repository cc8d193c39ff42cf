import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Checkbox } from '../checkbox/Checkbox.js';
import { CodeField } from '../code-field/CodeField.js';
import { DateField } from '../date-field/DateField.js';
import { formatDateInput } from '../date-field/dateMask.js';
import { OptionGroup } from '../option-group/OptionGroup.js';
import { PasswordField } from '../password-field/PasswordField.js';
import { RadioCard } from '../radio-card/RadioCard.js';
import { SearchField } from '../search-field/SearchField.js';
import { SelectField } from '../select-field/SelectField.js';
import { TextAreaField } from '../text-field/TextAreaField.js';
import { TextField } from '../text-field/TextField.js';

describe('label, hint and error', () => {
  it.each([
    ['TextField', TextField],
    ['TextAreaField', TextAreaField],
    ['PasswordField', PasswordField],
    ['DateField', DateField],
    ['CodeField', CodeField],
    ['SelectField', SelectField],
    ['Checkbox', Checkbox],
  ] as const)('%s ties them to its control', (_name, Field) => {
    const { rerender } = render(<Field label="Поле" hint="Подсказка" />);
    const control = screen.getByLabelText('Поле');
    expect(control).toHaveAccessibleDescription('Подсказка');
    expect(control).toBeValid();
    rerender(<Field label="Поле" hint="Подсказка" error="Обязательное поле" />);
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Обязательное поле');
    expect(screen.queryByText('Подсказка')).not.toBeInTheDocument();
  });

  it('keeps an `aria-describedby` from outside', () => {
    render(
      <>
        <TextField label="Промокод" aria-describedby="note" error="Не найден" />
        <p id="note">Из письма</p>
      </>,
    );
    expect(screen.getByLabelText('Промокод')).toHaveAccessibleDescription('Из письма Не найден');
  });

  it('a hidden label still names the field', () => {
    render(<TextField label="E-mail" isLabelHidden />);
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeInTheDocument();
  });
});

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    render(<PasswordField label="Пароль" defaultValue="tropa1" />);
    const field = screen.getByLabelText('Пароль');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('tropa1');
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('keeps the focus and the caret while it is shown and hidden', async () => {
    render(<PasswordField label="Пароль" defaultValue="tropa1" />);
    const field = screen.getByLabelText<HTMLInputElement>('Пароль');
    await userEvent.click(field);
    field.setSelectionRange(2, 4);
    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
  });

  it('passes its input to two refs', () => {
    const ref = createRef<HTMLInputElement>();
    render(<PasswordField label="Пароль" ref={ref} />);
    expect(ref.current).toBe(screen.getByLabelText('Пароль'));
  });
});

describe('CodeField', () => {
  const setup = () => {
    const onComplete = jest.fn();
    render(<CodeField label="Код" onComplete={onComplete} />);
    return { onComplete, field: screen.getByLabelText('Код'), user: userEvent.setup({ delay: null }) };
  };

  it('can be filled in by the phone', () => {
    const { field } = setup();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
  });

  it('reports four typed digits once', async () => {
    const { field, onComplete, user } = setup();
    await user.type(field, '12a34');
    expect(field).toHaveValue('1234');
    expect(onComplete.mock.calls).toEqual([['1234']]);
    await user.type(field, '5');
    expect(field).toHaveValue('1234');
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('accepts a pasted message', async () => {
    const { field, onComplete, user } = setup();
    await user.click(field);
    await user.paste('Код: 48 21');
    expect(field).toHaveValue('4821');
    expect(onComplete).toHaveBeenCalledWith('4821');
  });

  it('reports a corrected code again', async () => {
    const { field, onComplete, user } = setup();
    await user.type(field, '1111{Backspace}2');
    expect(onComplete.mock.calls).toEqual([['1111'], ['1112']]);
  });

  it('accepts what the browser filled in', () => {
    const { field, onComplete } = setup();
    fireEvent.change(field, { target: { value: '7777' } });
    expect(onComplete).toHaveBeenCalledWith('7777');
  });
});

describe('formatDateInput', () => {
  it.each([
    ['', ''],
    ['3', '3'],
    ['4', '04.'],
    ['31', '31.'],
    ['3102', '31.02.'],
    ['311', '31.1'],
    ['315', '31.05.'],
    ['31022020', '31.02.2020'],
    ['310220201', '31.02.2020'],
    ['31.02.2020', '31.02.2020'],
    ['1.', '01.'],
    ['1.2', '01.02.'],
    ['01.1', '01.1'],
    ['2020-02-29', '29.02.2020'],
    ['дата', ''],
  ])('%s → %s', (text, date) => {
    expect(formatDateInput(text)).toBe(date);
  });
});

describe('DateField', () => {
  it('inserts the dots itself and lets them be deleted', async () => {
    const user = userEvent.setup({ delay: null });
    render(<DateField label="Дата" />);
    const field = screen.getByLabelText('Дата');
    await user.type(field, '31021990');
    expect(field).toHaveValue('31.02.1990');
    await user.type(field, '{Backspace>10/}');
    expect(field).toHaveValue('');
    await user.type(field, '1.2.1990');
    expect(field).toHaveValue('01.02.1990');
  });
});

describe('OptionGroup', () => {
  const options = [
    { value: 's', label: 'S' },
    { value: 'm', label: 'M' },
    { value: 'xl', label: 'XL', isDisabled: true },
  ];

  it('is a group of radio buttons, crossed-out ones cannot be chosen', async () => {
    const onChange = jest.fn();
    function Host() {
      const [value, setValue] = useState('s');
      return (
        <OptionGroup
          label="Размер"
          options={options}
          value={value}
          hasChosenLabel
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      );
    }
    render(<Host />);
    expect(screen.getByRole('radiogroup', { name: 'Размер S' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'M' }));
    await userEvent.click(screen.getByRole('radio', { name: 'XL' }));
    expect(onChange.mock.calls).toEqual([['m']]);
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'XL' })).toBeDisabled();
  });

  it('pictures are named', () => {
    render(<OptionGroup label="Цвет" kind="image" options={[{ value: '1', label: 'красный', image: '/r.webp' }]} />);
    expect(screen.getByRole('radio', { name: 'красный' })).toBeInTheDocument();
  });
});

describe('RadioCard', () => {
  it('is named by its title and described by its hint', () => {
    render(<RadioCard name="delivery" value="pickup" title="Самовывоз" hint="сегодня, бесплатно" />);
    expect(screen.getByRole('radio', { name: 'Самовывоз' })).toHaveAccessibleDescription('сегодня, бесплатно');
  });
});

describe('SearchField', () => {
  it('submits its form by Enter and by the magnifier', async () => {
    const onSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <SearchField />
      </form>,
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Поиск по каталогу' }), 'лыжи{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
  });
});

describe('Checkbox', () => {
  it('is toggled by its label; the number is not part of its name', async () => {
    render(<Checkbox label="Norda" count={38} name="brand" value="1" />);
    await userEvent.click(screen.getByText('Norda'));
    expect(screen.getByRole('checkbox', { name: /^Norda/u })).toBeChecked();
  });

  it('has the id that it is given, and none of its own: its label contains it', () => {
    render(
      <>
        <Checkbox label="Norda" />
        <Checkbox label="Sable" id="sable" />
      </>,
    );
    expect(screen.getByRole('checkbox', { name: 'Norda' })).not.toHaveAttribute('id');
    expect(screen.getByRole('checkbox', { name: 'Sable' })).toHaveAttribute('id', 'sable');
  });
});
