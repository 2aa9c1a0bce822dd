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
  giftSetup: 'gifting',
  giftcard: 'gifting',
  bookingManagement: 'account',
  profile: 'account',
  trips: 'account',
  wishlist: 'account',
  signin: 'account',
  beneficiaryLogin: 'account',
  careLogin: 'account',
} as const satisfies Record<string, RemoteName>;

export type Screen = keyof typeof REMOTE;

export const SCREENS = Object.keys(REMOTE) as Screen[];

export function remoteOf(screen: Screen): RemoteName {
  return REMOTE[screen];
}
