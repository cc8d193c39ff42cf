import { render } from '@testing-library/react';
import { DotColor } from './DotColor.js';

describe('DotColor', () => {
  it('is coloured without a style attribute, which a Content-Security-Policy refuses without its hash', () => {
    const { container } = render(<DotColor color="#00756a" />);
    expect(container.querySelector('circle')).toHaveAttribute('fill', '#00756a');
    expect(container.querySelector('[style]')).toBeNull();
  });

  it.each([undefined, ''])('leaves the colour to its style sheet when it is %p', (color) => {
    const { container } = render(<DotColor color={color} />);
    expect(container.querySelector('circle')).not.toHaveAttribute('fill');
  });

  it('is 14 px wide, or as wide as asked', () => {
    const { container, rerender } = render(<DotColor color="red" />);
    expect(container.querySelector('svg')).toHaveAttribute('width', '14');
    rerender(<DotColor color="red" size={10} />);
    expect(container.querySelector('svg')).toHaveAttribute('width', '10');
  });
});
