import { render } from '@testing-library/react';
import { PointHint } from './PointHint.js';

const textOf = (workTime: string, phone = '') => {
  const { container } = render(<PointHint workTime={workTime} phone={phone} />);
  return container;
};

describe('PointHint', () => {
  it('keeps days and their hours together, the phone on a line of its own', () => {
    const { children, textContent } = textOf('пн–пт 10:00–20:00, сб–вс 11:00–18:00', '3452600045');
    expect([...children].map((part) => [part.textContent?.replaceAll('\u00A0', ' '), part.className])).toEqual([
      ['пн–пт 10:00–20:00,', 'whole'],
      ['сб–вс 11:00–18:00', 'whole'],
      ['+7 345 260 00 45', 'phone'],
    ]);
    expect(textContent).toContain('20:00, сб–вс 11:00–18:00 +7');
  });

  it('lets a long text of another shop wrap', () => {
    const [part] = textOf('по предварительной договорённости с управляющим').children;
    expect(part?.className).toBe('');
  });

  it('shows nothing for what is not known', () => {
    expect(textOf('').textContent?.trim()).toBe('');
    expect(textOf('', '3452600045').querySelectorAll('span')).toHaveLength(1);
  });
});
