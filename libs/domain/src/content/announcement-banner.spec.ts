import { announcementFor, type AnnouncementSources, type BannerPlace } from './announcement-banner.ts';

const banner = (content: string, colorVariation = 'blue') => ({ content, colorVariation });
const entry = (content: string, facts: { flow?: 'booking' | 'gifting'; locale?: string; nl?: string } = {}) => ({
  flow: facts.flow ?? ('booking' as const),
  locale: facts.locale ?? 'fr_FR',
  announcementBanner: banner(content),
  localizations: facts.nl ? [{ locale: 'nl_NL', announcementBanner: banner(facts.nl) }] : [],
});
const fallback = {
  locale: 'fr_FR',
  flow: ['booking' as const],
  pages: ['search' as const, 'product' as const],
  variation: 'grey',
  content: 'toujours là',
  link: { url: '/contact' },
};
const service = {
  homePages: [entry('accueil')],
  searchPages: [entry('recherche', { nl: 'zoeken' })],
  productPages: [],
  fallbacks: [fallback],
};
const reported = (place: Partial<BannerPlace>, sources: AnnouncementSources<string> = { service }) => {
  const announcement = announcementFor({ page: 'search', flow: 'booking', locale: 'fr_FR', ...place }, sources);
  return announcement.kind === 'blank' ? 'blank' : `${announcement.kind}: ${announcement.banner.content}`;
};

describe('the announcement banner', () => {
  test.each([
    ['home', 'service: accueil'],
    ['search', 'service: recherche'],
    ['product', 'fallback: toujours là'],
  ] as const)('of a %s page is the one of its list with the flow and locale @SHELL-057', (page, expected) => {
    expect(reported({ page })).toBe(expected);
  });

  test('on the home page comes from its own content first', () => {
    expect(reported({ page: 'home' }, { home: banner('de la maison'), service })).toBe('home: de la maison');
  });

  test('of the home content is not shown on other pages', () => {
    expect(reported({ page: 'search' }, { home: banner('de la maison'), service })).toBe('service: recherche');
  });

  test('is found among the translations of another locale’s banner', () => {
    expect(reported({ locale: 'nl_NL' })).toBe('service: zoeken');
  });

  test('falls back to the locale’s own with its colour and link @SHELL-056', () => {
    expect(announcementFor({ page: 'product', flow: 'booking', locale: 'fr_FR' }, { service })).toEqual({
      kind: 'fallback',
      banner: { content: 'toujours là', colorVariation: 'grey', link: { url: '/contact' } },
    });
  });

  test.each([
    ['another flow', { flow: 'gifting' as const }],
    ['a page that the fallback does not name', { page: 'home' as const, locale: 'nl_NL' }],
    ['another locale', { locale: 'it_IT' }],
  ])('is blank for %s @SHELL-058', (_, place) => {
    expect(reported(place)).toBe('blank');
  });

  test('is blank while the service is silent', () => {
    expect(reported({}, {})).toBe('blank');
  });
});
