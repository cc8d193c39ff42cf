import { render, screen, within } from '@testing-library/react';
import { Instructors } from './Instructors.js';

const items = [
  {
    img: '/media/instructor-1/320.webp',
    name: 'Ирина Соколова',
    description: 'Лыжный инструктор, 12 лет на трассах Урала.',
  },
  { img: '', name: 'Павел Ершов', description: '' },
];

describe('Instructors', () => {
  it('shows picture, name and description of each', () => {
    render(<Instructors items={items} />);
    const cards = within(screen.getByRole('region', { name: 'Инструкторы' })).getAllByRole('article');
    expect(cards).toHaveLength(2);
    expect(within(cards[0]!).getByRole('heading', { level: 3, name: 'Ирина Соколова' })).toBeInTheDocument();
    expect(cards[0]).toHaveTextContent('Лыжный инструктор, 12 лет на трассах Урала.');
    expect(cards[0]!.querySelector('img')).toHaveAttribute('src', '/media/instructor-1/320.webp');
    expect(cards[1]!.querySelector('img')).toBeNull();
  });

  it('shows 1 item, 2 from 600 px and 4 from 1024 px, 32 px apart', () => {
    render(<Instructors items={items} />);
    const row = screen.getByRole('list', { name: 'Инструкторы' }).parentElement!;
    const variable = (name: string) => row.style.getPropertyValue(name);
    expect(['--row-base', '--row-sm', '--row-md', '--row-gutter'].map(variable)).toEqual(['1', '2', '4', '32px']);
  });

  it('renders nothing without instructors', () => {
    const { container } = render(<Instructors items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
