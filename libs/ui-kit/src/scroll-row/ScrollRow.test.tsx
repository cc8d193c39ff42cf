import { render, screen } from '@testing-library/react';
import { describeConformance } from '../testing/describeConformance.js';
import { ScrollRow } from './ScrollRow.js';

describeConformance(ScrollRow, {
  render: (props) => (
    <ScrollRow label="Ряд" {...props}>
      <p>Первый</p>
    </ScrollRow>
  ),
  refInstanceof: window.HTMLDivElement,
});

describe('ScrollRow', () => {
  it('gives a place to each child, and none to an empty one', () => {
    render(
      <ScrollRow label="Ряд">
        {['Первый', 'Второй'].map((text) => (
          <p key={text}>{text}</p>
        ))}
        {null}
        {false}
      </ScrollRow>,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Первый', 'Второй']);
  });
});
