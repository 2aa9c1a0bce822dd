import { setConsent } from '@shop/analytics';
import type { ContentBlock } from '@shop/contracts';
import { refused } from '@shop/testing/network';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leave, network, open } from './home-page.test-utils.tsx';

afterEach(() => {
  leave();
  setConsent(false);
  delete window.dataLayer;
});

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

  test('boxes are a list to analytics, each with its place and campaign @HOME-018', async () => {
    setConsent(true);
    await open({ blocks: bestBoxes }, { '/gateway/content-boxes-block/en_gb': boxes });
    const region = within(await screen.findByRole('region', { name: 'Best boxes' }));
    await userEvent.click(region.getByRole('link', { name: 'A day at the spa' }));
    const item = { id: 'SPA1EBOX', name: 'A day at the spa', price: 12_900, index: 0, campaign: 'boxes' };
    expect(window.dataLayer).toEqual(
      expect.arrayContaining([
        { event: 'view_promotion', promotion: 'boxes', campaign: 'winter' },
        { event: 'view_item_list', list: 'boxes', items: [item] },
        { event: 'select_item', list: 'boxes', item },
      ]),
    );
  });

  const giftBlock = {
    locale: 'en_GB',
    title: 'Why not give it?',
    subtitle: 'Four ways',
    imageS: '/images/sea-1/750_528.webp',
    imageL: '/images/gift-1/1500_736.webp',
    boxURL: '/boxes',
    singleVoucherURL: '/stays?flow=gifting',
    giftcardURL: '/giftcard/customization',
    activityOnlyURL: '/activities',
    campaign: 'gift-block',
    category: 'cross-sell',
  };
  const entryOf = (fields: object) => ({ '/gateway/content/giftBlock': { items: [{ fields: { ...giftBlock, ...fields } }] } });
  const places: ContentBlock[] = [{ type: 'GiftBlock', id: 'gifts' }];
  const ways = async () =>
    within(await screen.findByRole('region', { name: 'Why not give it?' }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  test('the gift block shows its words, a picture for each width and a link to each way to give @HOME-019', async () => {
    setConsent(true);
    await open({ blocks: places }, entryOf({}));
    expect(await ways()).toEqual([
      'See the boxes /boxes',
      'Give a stay /stays?flow=gifting',
      'Make a gift card /giftcard/customization',
      'See the activities /activities',
    ]);
    const region = screen.getByRole('region', { name: 'Why not give it?' });
    expect(region.textContent).toContain('Four ways');
    expect(region.querySelector('source')?.srcset).toContain('/images/sea-1/');
    expect(region.querySelector('img')).toHaveAttribute('src', '/images/gift-1/640_360.webp');
    expect(window.dataLayer).toContainEqual({ event: 'view_promotion', promotion: 'gifts', campaign: 'gift-block' });
  });

  test('the gift block leaves out what is not sold, and an address that content leaves empty @HOME-019', async () => {
    await open({ blocks: places }, entryOf({ giftcardURL: '' }), '/', { toggles: { boxes: false, activityOnly: false } });
    expect(await ways()).toEqual(['Give a stay /stays?flow=gifting']);
  });

  test('without an entry for the locale there is no gift block @HOME-019', async () => {
    await open(
      { blocks: [...places, ...bestBoxes] },
      { '/gateway/content/giftBlock': { items: [] }, '/gateway/content-boxes-block/en_gb': boxes },
    );
    await screen.findByRole('region', { name: 'Best boxes' });
    expect(screen.queryByRole('region', { name: 'Why not give it?' })).toBeNull();
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
