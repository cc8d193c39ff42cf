import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forwardRef } from 'react';
import { LinkProvider } from '../link/LinkProvider.js';
import type { LinkProps } from '../link/LinkProvider.js';
import { describeConformance } from '../testing/describeConformance.js';
import { Button } from './Button.js';
import { IconButton } from './IconButton.js';

describeConformance(Button, {
  render: (props) => <Button {...props}>В корзину</Button>,
  refInstanceof: window.HTMLButtonElement,
});
describeConformance(Button, {
  render: (props) => (
    <Button href="/basket" {...props}>
      В корзину
    </Button>
  ),
  refInstanceof: window.HTMLAnchorElement,
});
describeConformance(IconButton, {
  render: (props) => (
    <IconButton label="Закрыть" {...props}>
      ×
    </IconButton>
  ),
  refInstanceof: window.HTMLButtonElement,
});

const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink({ children, ...props }, ref) {
  return (
    <a {...props} ref={ref} data-router>
      {children}
    </a>
  );
});

describe('Button', () => {
  it('does not submit a form by default', async () => {
    const onSubmit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Отмена</Button>
        <Button type="submit">Отправить</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('while loading keeps its name and focus, and ignores clicks, even as a submit button', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event) => event.preventDefault());
    const view = (isLoading: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} isLoading={isLoading}>
          Оформить заказ
        </Button>
      </form>
    );
    const { rerender } = render(view(false));
    const button = screen.getByRole('button', { name: 'Оформить заказ' });
    button.focus();
    rerender(view(true));
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('with an address is the host’s link', () => {
    render(
      <LinkProvider component={RouterLink}>
        <Button href="/basket">Перейти в корзину</Button>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Перейти в корзину' });
    expect(link).toHaveAttribute('data-router');
    expect(link).toHaveAttribute('href', '/basket');
    expect(link).not.toHaveAttribute('type');
  });

  it('disabled goes nowhere even with an address', () => {
    render(
      <Button href="/order" disabled>
        Оформить
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Оформить' })).toBeDisabled();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('IconButton', () => {
  it('exposes a pressed state only when it is a toggle', () => {
    const { rerender } = render(<IconButton label="В избранное">♥</IconButton>);
    const button = screen.getByRole('button', { name: 'В избранное' });
    expect(button).not.toHaveAttribute('aria-pressed');
    rerender(
      <IconButton label="В избранное" isActive>
        ♥
      </IconButton>,
    );
    expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  it('ignores clicks while loading', () => {
    const onClick = jest.fn();
    render(
      <IconButton label="Найти" isLoading onClick={onClick}>
        ?
      </IconButton>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Найти' }));
    expect(onClick).not.toHaveBeenCalled();
  });
});
