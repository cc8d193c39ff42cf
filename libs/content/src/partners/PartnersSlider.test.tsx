import { render, screen } from '@testing-library/react';
import { PartnersSlider } from './PartnersSlider.js';

const partners = [
  { link: 'https://example.ru/', img: '/a.webp', title: 'Лесной патруль' },
  { link: '/about/history/', img: '/b.webp', title: 'Школа походов' },
  { link: '', img: '/c.webp', title: '' },
];

describe('PartnersSlider', () => {
  it('shows 2 logos below 600 px, 4 from 600, 7 from 1024', () => {
    const { container } = render(<PartnersSlider partners={partners} />);
    const { style } = container.firstElementChild as HTMLElement;
    expect(['base', 'sm', 'md', 'lg'].map((size) => style.getPropertyValue(`--row-${size}`))).toEqual([
      '2',
      '4',
      '7',
      '7',
    ]);
  });

  it('links to the partners: their own sites open in a new tab', () => {
    render(<PartnersSlider partners={partners} />);
    expect(screen.getByRole('list', { name: 'Наши партнёры' })).toBeInTheDocument();
    const own = screen.getByRole('link', { name: 'Лесной патруль' });
    expect(own).toHaveAttribute('target', '_blank');
    expect(own).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('link', { name: 'Школа походов' })).not.toHaveAttribute('target');
  });

  it('names a logo without a title, and does not link one without an address', () => {
    render(<PartnersSlider partners={partners} />);
    expect(screen.getByRole('img', { name: 'Партнёр 3' })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('renders nothing without partners', () => {
    const { container } = render(<PartnersSlider partners={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
