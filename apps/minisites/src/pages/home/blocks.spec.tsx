import type { ContentBlock } from '@shop/contracts';
import { refused } from '@shop/testing/network';
import { screen, within } from '@testing-library/react';
import { leave, network, open } from './home-page.test-utils.tsx';

afterEach(leave);

describe('the other blocks', () => {
  const promo = {
    title: 'A gift',
    subtitle: 'Give',
    imageUrl: '/images/gift-1/1920_595.webp',
    imageMobile: '/images/gift-1/750_528.webp',
    imageAlt: '',
  };
  const campaign = { campaign: 'winter', category: 'home' };

  test('are drawn each in its way @HOME-012', async () => {
    const blocks: ContentBlock[] = [
      { type: 'TopBar', id: 'bar', links: [{ label: 'Spa', url: '/search?theme=spa', icon: 'bath' }] },
      { type: 'JumbotronPromo', id: 'jumbo', ...promo, cta: { label: 'See boxes', url: '/boxes' }, ...campaign },
      { type: 'MainUSP', id: 'usp', title: 'Why here', items: [{ icon: 'tag', title: 'Full price', text: 'Always' }] },
      {
        type: 'PromoCards',
        id: 'cards',
        title: 'Three ways',
        cards: [
          {
            id: 'c1',
            title: 'Robes',
            text: 'Warm',
            buttonLabel: 'Choose',
            imageUrl: promo.imageUrl,
            imageAlt: '',
            url: '/ideas',
            newTab: false,
            ...campaign,
          },
        ],
      },
    ];
    await open({ blocks });
    expect(screen.getByRole('link', { name: 'Spa' }).getAttribute('href')).toBe('/search?theme=spa');
    expect(screen.getByRole('link', { name: 'See boxes' }).getAttribute('href')).toBe('/boxes');
    expect(within(screen.getByRole('region', { name: 'Why here' })).getByText('Full price')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose' }).getAttribute('href')).toBe('/ideas');
  });

  const banner = (id: string, rules: object) => ({
    rules: { locale: ['en_GB'], ...rules },
    banner: { id, ...promo, title: id, imagePosition: 'left', ctas: [{ label: 'Look', url: '/ideas' }], newTab: false, ...campaign },
  });

  test('the targeted banner is the one whose rules fit the page and flow', async () => {
    const banners = [
      banner('For all', {}),
      banner('For gifts', { flow: ['gifting'] }),
      banner('For home', { page: ['home'], flow: ['booking'] }),
    ];
    await open({ blocks: [{ type: 'TargetedBanner', id: 'targeted' }] }, { '/content/targetedBanner.json': { banners } });
    expect(screen.getByRole('region', { name: 'For home' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'For all' })).toBeNull();
  });

  test('a targeted banner shows its words, a picture for each width on the side that it names, and its ways on @SHELL-061', async () => {
    const words = { subtitle: 'Until Sunday', imageAlt: 'Two gifts', imageMobile: '/images/sea-1/750_528.webp', url: '/boxes' };
    const ctas = [
      { label: 'Look', url: '/ideas' },
      { label: 'Read', url: 'https://press.example/', newTab: true },
    ];
    const { banner: plain, rules } = banner('Robes', {});
    const banners = [{ rules, banner: { ...plain, ...words, ctas, imagePosition: 'right', newTab: true } }];
    await open({ blocks: [{ type: 'TargetedBanner', id: 'targeted' }] }, { '/content/targetedBanner.json': { banners } });
    const region = screen.getByRole('region', { name: 'Robes' });
    expect(region).toHaveAttribute('data-position', 'right');
    expect(region.textContent).toContain('Until Sunday');
    expect(within(region).getByRole('img', { name: 'Two gifts' })).toHaveAttribute('src', '/images/gift-1/640_360.webp');
    expect(region.querySelector('source')?.srcset).toContain('/images/sea-1/');
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/boxes', '_blank'],
      ['/ideas', null],
      ['https://press.example/', '_blank'],
    ]);
  });

  const boxes = {
    title: 'Best boxes',
    subtitle: 'Chosen',
    buttonLabel: 'All boxes',
    buttonURL: '/boxes',
    campaign: 'boxes',
    results: [
      {
        id: 'SPA1EBOX',
        sku: 'SPA1EBOX',
        handle: 'spa',
        title: 'A day at the spa',
        image: '/images/gift-1/640_360.webp',
        includedContent: 'A night\nBreakfast',
        rating: 4.7,
        price: 13_900,
        promoPrice: 12_900,
        discount: 7,
        position: 1,
        campaign: 'boxes',
      },
    ],
  };
  const bestBoxes: ContentBlock[] = [{ type: 'BestBoxes', id: 'boxes', ...campaign }];

  test('boxes show what is in them, their price and promotion, and lead to their page @HOME-018', async () => {
    await open({ blocks: bestBoxes }, { '/gateway/content-boxes-block/en_gb': boxes });
    const card = within(screen.getByRole('region', { name: 'Best boxes' })).getByRole('article');
    expect(within(card).getByRole('link', { name: 'A day at the spa' }).getAttribute('href')).toBe('/box/SPA1EBOX');
    expect(card.textContent).toContain('€129 instead of €139 −7%');
    expect(card.textContent).toContain('A night · Breakfast');
    expect(card.textContent).toContain('for 2 people');
  });

  test('boxes that fail are told only where errors are to be seen @HOME-020', async () => {
    const failing = { '/gateway/content-boxes-block/en_gb': refused(404, 'NOT_FOUND', { message: 'There is no block of boxes.' }) };
    const { unmount } = await open({ blocks: bestBoxes }, failing);
    expect(document.body.textContent).not.toContain('There is no block of boxes.');
    unmount();
    network.stop();
    await open({ blocks: bestBoxes }, failing, '/', { toggles: { showErrors: true } });
    expect(await screen.findByText('Error: There is no block of boxes.')).toBeVisible();
  });
});
