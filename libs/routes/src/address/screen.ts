import type { RemoteName } from '@shop/contracts';

/** Every screen of the shop and the remote that draws it. */
const REMOTE = {
  home: 'minisites',
  ideas: 'minisites',
  content: 'minisites',
  contact: 'minisites',
  minisite: 'minisites',
  landing: 'minisites',
  results: 'search',
  activities: 'search',
  stay: 'product',
  activity: 'product',
  hotel: 'product',
  checkout: 'product',
  confirmation: 'product',
  boxes: 'gifting',
  box: 'gifting',
  boxLanding: 'gifting',
  giftStays: 'search',
  giftSetup: 'gifting',
  giftcard: 'gifting',
  bookingManagement: 'account',
  account: 'account',
  profile: 'account',
  cards: 'account',
  trips: 'account',
  trip: 'account',
  ownGifts: 'account',
  wishlist: 'account',
  sharedWishlist: 'account',
  signin: 'account',
  beneficiaryLogin: 'gifting',
  careConsole: 'account',
  careLogin: 'account',
  partnerRedeem: 'account',
} as const satisfies Record<string, RemoteName>;

export type Screen = keyof typeof REMOTE;

export const SCREENS = Object.keys(REMOTE) as Screen[];

export function remoteOf(screen: Screen): RemoteName {
  return REMOTE[screen];
}
