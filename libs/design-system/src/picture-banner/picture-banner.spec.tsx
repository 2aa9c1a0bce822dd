import { render, screen, within } from '@testing-library/react';
import { PictureBanner } from './picture-banner.tsx';

test('a picture banner shows its words, a picture for each width, and says which of its links open another tab @SHELL-061', () => {
  render(
    <PictureBanner
      title="Robes"
      text="Until Sunday"
      url="/boxes"
      newTab
      imageUrl="/images/gift-1/640_360.webp"
      narrowImageUrl="/images/sea-1/750_528.webp"
      imageAlt="Two robes"
      imagePosition="right"
      buttons={[
        { label: 'Look', url: '/ideas' },
        { label: 'Read', url: 'https://press.example/', newTab: true },
      ]}
      newTabHint="(opens in a new tab)"
    />,
  );
  const region = screen.getByRole('region', { name: 'Robes' });
  expect(region).toHaveAttribute('data-position', 'right');
  expect(region).toHaveTextContent('Until Sunday');
  expect(within(region).getByRole('img', { name: 'Two robes' })).toHaveAttribute('src', '/images/gift-1/640_360.webp');
  expect(region.querySelector('source')?.srcset).toContain('/images/sea-1/');
  const links = within(region).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['Robes (opens in a new tab)', '/boxes', '_blank'],
    ['Look', '/ideas', null],
    ['Read (opens in a new tab)', 'https://press.example/', '_blank'],
  ]);
});

test('a picture banner that leads nowhere has no link', () => {
  render(<PictureBanner title="Robes" imageUrl="/images/gift-1/640_360.webp" imageAlt="" newTabHint="" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Robes' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
