import { render, screen } from '@testing-library/react';
import { popoverTarget } from './popover-target.js';

test('this version of React uses its own names', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<button {...popoverTarget('panel', 'hide')}>Закрыть</button>);
  expect(screen.getByRole('button')).toHaveAttribute('popovertarget', 'panel');
  expect(screen.getByRole('button')).toHaveAttribute('popovertargetaction', 'hide');
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('React 18 gets the HTML names', () => {
  expect(popoverTarget('panel', 'hide', '18.3.1')).toEqual({ popovertarget: 'panel', popovertargetaction: 'hide' });
  expect(popoverTarget('panel', 'toggle', '18.3.1')).toEqual({ popovertarget: 'panel' });
  expect(popoverTarget('panel', 'toggle', '19.3.1')).toEqual({ popoverTarget: 'panel' });
});
