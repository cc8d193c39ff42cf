import { render, screen } from '@testing-library/react';
import { MainSlider } from './MainSlider.js';

const slides = [
  { link: '/catalog/lyzhi/', img: '/a.webp', imgMobile: '/a-small.webp', title: 'Лыжи', text: 'Со скидкой', button: 'Выбрать' },
  { link: '/sale/', img: '/b.webp', title: 'Распродажа' },
];

describe('MainSlider', () => {
  it('makes each slide a link that says what it is', () => {
    render(<MainSlider slides={slides} />);
    expect(screen.getByRole('link', { name: /Лыжи/ })).toHaveAttribute('href', '/catalog/lyzhi/');
    expect(screen.getByRole('link', { name: /Распродажа/ })).toHaveAttribute('href', '/sale/');
  });

  it('loads the first picture at once and the rest when needed, the small one on a phone', () => {
    const { container } = render(<MainSlider slides={slides} />);
    const [first, second] = container.querySelectorAll('img');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/a-small.webp');
  });

  it('draws nothing without slides', () => {
    const { container } = render(<MainSlider slides={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
