import type { Screen } from './screen.ts';

/** Kinds of page that banners are chosen for (spec 2, section 3). */
export type BannerPageKind = 'home' | 'search' | 'product';

/** Logo and a way back only: checkout, booking summary and gift pages (SHELL-023), and the counter of an activity centre. */
const SIMPLIFIED: readonly Screen[] = ['checkout', 'giftSetup', 'giftcard', 'partnerRedeem'];
/** Never listed by search engines, though their links may be followed (SHELL-009). */
const NOINDEX: readonly Screen[] = [
  ...SIMPLIFIED,
  'confirmation',
  'boxes',
  'box',
  'boxLanding',
  'account',
  'profile',
  'cards',
  'trips',
  'trip',
  'ownGifts',
  'wishlist',
  'sharedWishlist',
  'signin',
  'bookingManagement',
  'beneficiaryLogin',
  'giftStays',
  'careConsole',
  'careLogin',
];
const BANNER_PAGE: Partial<Record<Screen, BannerPageKind>> = {
  home: 'home',
  landing: 'home',
  results: 'search',
  activities: 'search',
  boxLanding: 'search',
  stay: 'product',
  activity: 'product',
  hotel: 'product',
  box: 'product',
};

export function isSimplified(screen: Screen | undefined): boolean {
  return screen !== undefined && SIMPLIFIED.includes(screen);
}

/** Also true for an address that shows no screen. */
export function isNoindex(screen: Screen | undefined): boolean {
  return screen === undefined || NOINDEX.includes(screen);
}

export function bannerPageOf(screen: Screen | undefined): BannerPageKind | undefined {
  return screen && BANNER_PAGE[screen];
}
