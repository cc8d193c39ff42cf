import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RetailVariant } from '@tropa/api-client';
import { VariantSwap } from './VariantSwap.js';

const variant = (id: number, color: string, size: string, isAvailable = true) =>
  ({
    id,
    isAvailable,
    properties: [
      { id: 'color', value: color, type: 'string' },
      { id: 'size', value: size, type: 'string' },
    ],
  }) as unknown as RetailVariant;

const retail = [
  variant(1, 'розовый', '40'),
  variant(2, 'розовый', '41', false),
  variant(3, 'серый', '40', false),
  variant(4, 'серый', '41'),
  variant(5, 'чёрный', '40', false),
];
const product = { retail, propertyLabels: { color: 'Цвет', size: 'Размер' } };
const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

describe('VariantSwap', () => {
  it('shows which one was chosen; sold-out ones are visible but disabled', () => {
    render(<VariantSwap product={product} retailId={1} onChoose={() => {}} />);
    expect(radio('Цвет', 'розовый')).toBeChecked();
    expect(radio('Размер', '40')).toBeChecked();
    expect(radio('Размер', '41')).toBeDisabled();
    expect(radio('Цвет', 'чёрный')).toBeDisabled();
    expect(radio('Цвет', 'серый')).toBeEnabled();
  });

  it('notifies of another available one: the size jumps where the wanted one is sold out', async () => {
    const onChoose = jest.fn();
    render(<VariantSwap product={product} retailId={1} onChoose={onChoose} />);
    await userEvent.click(radio('Цвет', 'серый'));
    expect(onChoose.mock.calls).toEqual([[4]]);
  });

  it('renders nothing for the only variant, and for a variant that the product does not have', () => {
    const { container, rerender } = render(
      <VariantSwap product={{ ...product, retail: [variant(1, 'a', 'b')] }} retailId={1} onChoose={() => {}} />,
    );
    expect(container).toBeEmptyDOMElement();
    rerender(<VariantSwap product={product} retailId={77} onChoose={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });
});
