import { render, screen } from '@testing-library/react';
import { PromoCard } from './promo-card.tsx';

test('a promo card has one link, named by what it does', () => {
  render(<PromoCard title="Give a night" href="/boxes" callToAction="Choose a box" imageUrl="/images/room-2/640_360.webp" />);
  expect(screen.getByRole('heading', { level: 3, name: 'Give a night' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Choose a box' })).toHaveAttribute('href', '/boxes');
});
