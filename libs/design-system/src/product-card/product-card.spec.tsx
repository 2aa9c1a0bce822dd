import { render, screen } from '@testing-library/react';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

const card: ProductCardProps = {
  imageUrl: '/images/sea-1/640_360.webp',
  alt: '',
  href: '/stay/1',
  place: 'Cassis',
  title: 'A night by the sea',
  price: '149 €',
};
const pictures = { urls: ['/a.webp', '/b.webp', '/c.webp', '/d.webp', '/e.webp'], labels: { previous: 'Back', next: 'On' } };

describe('the card of an offer', () => {
  test('is one link, named by its title', () => {
    render(<ProductCard {...card} callToAction="See offer" kind="weekend" />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'A night by the sea' })).toHaveAttribute('href', '/stay/1');
    expect(screen.getByText('See offer')).toBeVisible();
  });

  test('stays one link and one stop of the Tab key with several pictures, of which it shows four', () => {
    const { container } = render(<ProductCard {...card} pictures={pictures} />);
    expect(container.querySelectorAll('img')).toHaveLength(4);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(container.querySelectorAll('a[tabindex="-1"]')).toHaveLength(1);
  });

  test('lets two badges take turns; one or three just stand @SEARCH-060', () => {
    const { container, rerender } = render(<ProductCard {...card} badges={['New', 'Last rooms']} />);
    expect(container.querySelector('.pair')).toHaveTextContent('NewLast rooms');
    rerender(<ProductCard {...card} badges={['New']} />);
    expect(container.querySelector('.pair')).toBeNull();
  });
});
