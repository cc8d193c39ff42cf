import { render, screen } from '@testing-library/react';
import { SocialStrip } from './SocialStrip.js';

const items = [1, 2, 3].map((id) => ({ id, link: id === 3 ? '' : `https://vk.com/photo${id}`, img: `/p${id}.webp` }));

describe('SocialStrip', () => {
  it('opens each photo in a new tab without an opener', () => {
    render(<SocialStrip link="https://vk.com/tropa" items={items} />);
    const photo = screen.getByRole('link', { name: 'Фото 2, откроется в новой вкладке' });
    expect(photo).toHaveAttribute('href', 'https://vk.com/photo2');
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  it("links to the shop's page, and so does a photo without an address of its own", () => {
    render(<SocialStrip link="https://vk.com/tropa" items={items} />);
    expect(screen.getByRole('link', { name: 'все фото' })).toHaveAttribute('href', 'https://vk.com/tropa');
    expect(screen.getByRole('link', { name: /Фото 3/ })).toHaveAttribute('href', 'https://vk.com/tropa');
  });

  it('works without a page of the shop, and renders nothing without photos', () => {
    const { container, rerender } = render(<SocialStrip link={null} items={items} />);
    expect(screen.queryByRole('link', { name: 'все фото' })).toBeNull();
    rerender(<SocialStrip link="https://vk.com/" items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
