import { bannerFits, targetedBanner, type BannerRules, type BannerVisit } from './targeted-banner.ts';

const visit: BannerVisit = {
  locale: 'fr_FR',
  page: 'search',
  flow: 'booking',
  lat: 48.65,
  lng: -2.02,
  department: 'Ille-et-Vilaine',
  theme: 'sea',
  city: 'Saint-Malo',
  country: 'FR',
  region: 'Bretagne',
  isLessThanTwoHours: true,
};

describe('rules of a targeted banner @SHELL-062', () => {
  const rows: readonly [string, Partial<BannerRules>, Partial<BannerRules>][] = [
    ['locale', { locale: ['fr_BE', 'fr_FR'] }, { locale: ['nl_NL'] }],
    ['page', { page: ['search'] }, { page: ['home', 'product'] }],
    ['flow', { flow: ['booking'] }, { flow: ['gifting'] }],
    ['point', { lat: 48.64, lng: -2.01 }, { lat: 43.3, lng: 5.4 }],
    ['department', { department: ['Ille-et-Vilaine'] }, { department: ['Var'] }],
    ['theme', { theme: ['spa', 'sea'] }, { theme: ['39'] }],
    ['city', { city: ['saint-malo'] }, { city: ['Cassis'] }],
    ['country', { country: ['FR'] }, { country: ['BE'] }],
    ['region', { region: ['Bretagne'] }, { region: ['Corse'] }],
    ['less than two hours', { isLessThanTwoHours: true }, { isLessThanTwoHours: false }],
  ];

  test.each(rows)('%s: a visit that meets it passes, another does not', (_, met, missed) => {
    expect(bannerFits({ locale: ['fr_FR'], ...met }, visit)).toBe(true);
    expect(bannerFits({ locale: ['fr_FR'], ...missed }, visit)).toBe(false);
  });

  test('a rule about something the visit does not know does not hold', () => {
    const bare: BannerVisit = { locale: 'fr_FR', page: 'home', flow: 'booking' };
    expect(
      [{ theme: ['sea'] }, { lat: 48.6, lng: -2 }, { isLessThanTwoHours: true }].map((rule) =>
        bannerFits({ locale: ['fr_FR'], ...rule }, bare),
      ),
    ).toEqual([false, false, false]);
  });

  test('an empty list of words holds for nobody', () => {
    expect(bannerFits({ locale: [] }, visit)).toBe(false);
  });

  test.each([
    [111, false],
    [112, true],
  ])('one degree north, 111.2 km away, is within %i km: %s', (distanceMax, fits) => {
    expect(bannerFits({ locale: ['fr_FR'], lat: 49.65, lng: -2.02, distanceMax }, visit)).toBe(fits);
  });

  test('a point without a radius reaches 30 km', () => {
    expect(bannerFits({ locale: ['fr_FR'], lat: 48.65 + 0.269, lng: -2.02 }, visit)).toBe(true);
    expect(bannerFits({ locale: ['fr_FR'], lat: 48.65 + 0.271, lng: -2.02 }, visit)).toBe(false);
  });
});

describe('choosing a targeted banner', () => {
  const all = { rules: { locale: ['fr_FR'] }, banner: 'everyone' };
  const sea = { rules: { locale: ['fr_FR'], theme: ['sea'] }, banner: 'the sea' };
  const brittany = { rules: { locale: ['fr_FR'], theme: ['sea'], region: ['Bretagne'] }, banner: 'the sea in Brittany' };

  test('the one that asks for most wins, wherever it stands', () => {
    expect(targetedBanner([all, brittany, sea], visit)).toBe('the sea in Brittany');
    expect(targetedBanner([all, brittany, sea], { ...visit, region: 'Normandie' })).toBe('the sea');
    expect(targetedBanner([sea, brittany, all], { ...visit, theme: 'spa' })).toBe('everyone');
  });

  test('of two that ask for as much, the first wins', () => {
    expect(targetedBanner([{ ...all, banner: 'first' }, all], visit)).toBe('first');
  });

  test('none fits: no banner', () => {
    expect(targetedBanner([all, sea], { ...visit, locale: 'it_IT' })).toBeUndefined();
  });
});
