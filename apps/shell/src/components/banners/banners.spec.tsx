import {
  BANNER_COLORS,
  type AnnouncementAnswer,
  type AnnouncementBanner,
  type HomeContent,
  type PromoBar as PromoBarContent,
} from '@shop/contracts';
import { screen } from '@testing-library/react';
import { usePlace } from '../../layout/use-place.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { Announcement } from './announcement.tsx';
import { PromoBar } from './promo-bar.tsx';

const banner = (text: string, rest: Partial<AnnouncementBanner> = {}): AnnouncementBanner => ({
  content: {
    blocks: [
      {
        type: 'paragraph',
        runs: [
          { text, bold: true },
          { text: ' today', href: '/contact' },
        ],
      },
    ],
  },
  colorVariation: 'yellow',
  ...rest,
});
const entry = (text: string): AnnouncementAnswer['homePages'][number] => ({
  flow: 'booking',
  locale: 'en_GB',
  announcementBanner: banner(text),
  localizations: [],
});
const announcements = { homePages: [entry('Home')], searchPages: [entry('Search')], productPages: [], fallbacks: [] };
const home = { booking: { footer: { legal: true, newsletter: true, contact: true }, announcementBanner: banner('Own') } as HomeContent };

function AnnouncementHere() {
  return <Announcement place={usePlace()} />;
}

function PromoHere() {
  return <PromoBar place={usePlace()} />;
}

test.each([
  ['/', 'Home today'],
  ['/search?flow=booking', 'Search today'],
])('%s announces what belongs to its kind of page @SHELL-057', (at, text) => {
  renderInShop(<AnnouncementHere />, { at, layout: { announcements } });
  expect(screen.getByRole('complementary')).toHaveTextContent(text);
});

test.each([
  ['another kind of page', '/contact', {}],
  ['a page without a banner', '/product/stay/1', {}],
  ['customer care', '/', { customerCare: true }],
])('nothing is announced on %s @SHELL-058 @ACC-013', (_, at, site) => {
  renderInShop(<AnnouncementHere />, { at, site, layout: { announcements } });
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the home page’s own announcement wins (SHELL-058)', () => {
  renderInShop(<AnnouncementHere />, { layout: { announcements, home } });
  expect(screen.getByRole('complementary')).toHaveTextContent('Own today');
});

test.each(BANNER_COLORS)('an announcement may be %s, and may lead somewhere as a whole @SHELL-055', (colorVariation) => {
  const own = { booking: { ...home.booking, announcementBanner: banner('Own', { colorVariation, link: { url: '/ideas' } }) } };
  renderInShop(<AnnouncementHere />, { layout: { home: own } });
  expect(screen.getByRole('complementary')).toHaveAttribute('data-color', colorVariation);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/ideas']);
});

describe('the promo bar', () => {
  const bar = (label: string): PromoBarContent => ({
    campaign: 'c',
    category: 'k',
    flow: 'booking',
    internalCode: label,
    links: [{ internalCode: 'l', label, newTab: true, url: 'https://example.org/', variation: 'black', colorPalette: 'sun' }],
  });
  const promoBars = { bars: [{ pages: ['search' as const], promoBar: bar('Late') }] };

  test('is chosen by page and flow @SHELL-060 @SHELL-059', () => {
    renderInShop(<PromoHere />, { at: '/search?flow=booking', layout: { promoBars } });
    const link = screen.getByRole('link', { name: /Late/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.closest('li')).toHaveAttribute('data-variation', 'black');
  });

  test.each(['/search?flow=gifting', '/', '/contact'])('is not on %s', (at) => {
    renderInShop(<PromoHere />, { at, layout: { promoBars } });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('of the home page brings its flow tabs', () => {
    const own = {
      booking: {
        ...home.booking,
        promoBar: {
          ...bar('Now'),
          flowTabs: [
            { flow: 'booking', label: 'Stays' },
            { flow: 'gifting', label: 'Gifts' },
          ],
        },
      },
    } as Record<string, HomeContent>;
    renderInShop(<PromoHere />, { layout: { home: own } });
    expect(screen.getByRole('link', { name: 'Stays' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Gifts' })).toHaveAttribute('href', '/?flow=gifting');
  });
});
