import type { TargetedBanner } from '@shop/contracts';
import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import words from '../../messages/en_GB.json' with { type: 'json' };
import { PromoBlocks } from './promo-blocks.tsx';

const banner: TargetedBanner = {
  ...{ id: 'robes', title: 'Robes', subtitle: 'Until Sunday', campaign: 'robes', category: 'spa' },
  ...{ imageUrl: '/images/gift-1/640_360.webp', imageMobile: '/images/sea-1/750_528.webp', imagePosition: 'right', imageAlt: 'Two robes' },
  ...{ url: '/boxes', newTab: true },
  ctas: [
    { label: 'Look', url: '/ideas' },
    { label: 'Read', url: 'https://press.example/', newTab: true },
  ],
};

test('a banner between results shows its words, a picture for each width on the side that it names, and all its ways on @SHELL-061', () => {
  render(
    <MemoryRouter>
      <IntlProvider locale="en" messages={words}>
        <PromoBlocks blocks={['targetedBanner']} locale="en_GB" banner={banner} />
      </IntlProvider>
    </MemoryRouter>,
  );
  const region = screen.getByRole('region', { name: 'Robes' });
  expect(region).toHaveAttribute('data-position', 'right');
  expect(region).toHaveTextContent('Until Sunday');
  expect(within(region).getByRole('img', { name: 'Two robes' })).toHaveAttribute('src', '/images/gift-1/640_360.webp');
  expect(region.querySelector('source')?.srcset).toContain('/images/sea-1/');
  const links = within(region).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/boxes', '_blank'],
    ['/ideas', null],
    ['https://press.example/', '_blank'],
  ]);
});
