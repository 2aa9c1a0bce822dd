import type { Locale } from '@shop/contracts';
import type { Screen } from './screen.ts';

export type Segments = 'fr' | 'es' | 'nl' | 'it' | 'en';

const SEGMENTS: Record<Locale, Segments> = { fr_FR: 'fr', fr_BE: 'fr', es_ES: 'es', nl_NL: 'nl', nl_BE: 'nl', it_IT: 'it', en_GB: 'en' };

/** One pattern for all, or one per language. A trailing `?` marks a segment that may be missing. */
type Row = string | Record<Segments, string>;

/**
 * The one table of addresses (SHELL-001), without the locale's prefix. What the specification gives is the same
 * everywhere; the rest speaks the locale's language. More literal patterns stand before `/:code` and `/:slug`.
 */
const TABLE: Record<Screen, Row> = {
  home: '/',
  results: { fr: '/sejours', es: '/estancias', nl: '/verblijven', it: '/soggiorni', en: '/search' },
  activities: { fr: '/activites', es: '/actividades', nl: '/activiteiten', it: '/attivita', en: '/activities' },
  stay: {
    fr: '/produit/sejour/:id/:slug?',
    es: '/producto/estancia/:id/:slug?',
    nl: '/product/verblijf/:id/:slug?',
    it: '/prodotto/soggiorno/:id/:slug?',
    en: '/product/stay/:id/:slug?',
  },
  activity: {
    fr: '/produit/activite/:id/:slug?',
    es: '/producto/actividad/:id/:slug?',
    nl: '/product/activiteit/:id/:slug?',
    it: '/prodotto/attivita/:id/:slug?',
    en: '/product/activity/:id/:slug?',
  },
  hotel: '/hotel/:id/:slug?',
  boxes: { fr: '/coffrets', es: '/cajas-regalo', nl: '/cadeauboxen', it: '/cofanetti', en: '/boxes' },
  box: '/box/:code',
  giftSetup: {
    fr: '/cadeau/preparer/:id',
    es: '/regalo/preparar/:id',
    nl: '/cadeau/samenstellen/:id',
    it: '/regalo/prepara/:id',
    en: '/gift/setup/:id',
  },
  giftStays: {
    fr: '/cadeau/sejours',
    es: '/regalo/estancias',
    nl: '/cadeau/verblijven',
    it: '/regalo/soggiorni',
    en: '/gift/stays',
  },
  giftcard: '/giftcard/customization',
  checkout: { fr: '/reservation', es: '/reserva', nl: '/boeking', it: '/prenotazione', en: '/checkout' },
  confirmation: '/confirmation/:orderUUID',
  bookingManagement: {
    fr: '/gerer-ma-reservation',
    es: '/gestionar-mi-reserva',
    nl: '/boeking-beheren',
    it: '/gestisci-prenotazione',
    en: '/booking-management',
  },
  ideas: { fr: '/idees', es: '/ideas', nl: '/ideeen', it: '/idee', en: '/ideas' },
  content: { fr: '/contenu/:id', es: '/contenido/:id', nl: '/informatie/:id', it: '/contenuti/:id', en: '/content/:id' },
  contact: '/contact',
  account: '/account',
  profile: '/account/settings/profile',
  cards: '/account/settings/cards',
  trips: '/account/trips',
  trip: '/account/trips/:orderUUID',
  ownGifts: '/account/gifts',
  wishlist: '/account/wishlist',
  sharedWishlist: '/account/wishlist/:token',
  signin: '/account/signin',
  beneficiaryLogin: '/beneficiary/login',
  careConsole: '/customer-care/desk',
  careLogin: '/customer-care/login',
  partnerRedeem: '/partner/redeem',
  boxLanding: '/:code',
  minisite: '/:slug',
  landing: '/:slug',
};

/** Short addresses of the same page, whose canonical link names the long one (PROD-001). */
const ALIASES: Partial<Record<Screen, string>> = { stay: '/stay/:id/:slug?', activity: '/activity/:id/:slug?' };

/** Addresses of other times and countries, which lead to the screen's own (spec 2, section 2, "Known paths"). */
const FORMER: Partial<Record<Screen, readonly string[]>> = { contact: ['/fr/contact', '/nl/contact'], boxes: ['/cofres'] };

/** The pattern of a screen, for `RouteObject.path`. */
export function routePattern(screen: Screen, locale: Locale): string {
  return patternIn(screen, SEGMENTS[locale]);
}

/** Further patterns that show the same screen without a redirect: `/stay/:id/:slug?`. */
export function routeAliases(screen: Screen): readonly string[] {
  const alias = ALIASES[screen];
  return alias ? [alias] : [];
}

/** The English pattern, which every locale understands and redirects. */
export function englishPattern(screen: Screen): string {
  return patternIn(screen, 'en');
}

/** Patterns that every locale redirects to the screen's own: the English one, and former ones. */
export function redirectedPatterns(screen: Screen): readonly string[] {
  return [englishPattern(screen), ...(FORMER[screen] ?? [])];
}

function patternIn(screen: Screen, segments: Segments): string {
  const row = TABLE[screen];
  return typeof row === 'string' ? row : row[segments];
}
