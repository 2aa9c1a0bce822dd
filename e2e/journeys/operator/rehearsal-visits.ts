import { FRENCH_WIDE, SPANISH_PHONE, type Visit } from '../../fixtures/checkout-visit.ts';

export interface RehearsedVisit extends Visit {
  /** Where bookings are found again. */
  readonly bookingManagement: string;
  readonly words: Readonly<Record<'find' | 'supplement' | 'refund' | 'changed' | 'cancelled', RegExp>>;
}

const FRENCH = {
  ...FRENCH_WIDE,
  bookingManagement: '/gerer-ma-reservation',
  words: {
    find: /^Retrouver ma réservation/,
    supplement: /Supplément à payer/,
    refund: /Montant à rembourser/,
    changed: /Votre réservation est modifiée/,
    cancelled: /Votre réservation est annulée/,
  },
} as const;

const DUTCH = {
  ...SPANISH_PHONE,
  host: 'be.localhost',
  locale: 'nl_BE',
  checkout: '/nl/boeking',
  bookingManagement: '/nl/boeking-beheren',
  say: {
    ...SPANISH_PHONE.say,
    pay: /betalen$|^Boeken/,
    flexible: /^(Flexibel|Niet terugbetaalbaar)/,
    nothing: /Er is niets afgeschreven/,
  },
  words: {
    find: /^Mijn boeking zoeken/,
    supplement: /Bij te betalen/,
    refund: /Terug te betalen bedrag/,
    changed: /Je boeking is gewijzigd/,
    cancelled: /Je boeking is geannuleerd/,
  },
} as const;

/** By visitors who agreed to being measured. */
const REHEARSED = { protocol: 'https', consent: '1.m1.a1' } as const;

/** Two languages at both widths; the first two hold each language and each width once. */
export const REHEARSED_VISITS: readonly RehearsedVisit[] = [
  { ...FRENCH, name: 'in French on a wide screen', width: 1440, ...REHEARSED },
  { ...DUTCH, name: 'in Dutch on a phone', width: 390, ...REHEARSED },
  { ...FRENCH, name: 'in French on a phone', width: 390, ...REHEARSED },
  { ...DUTCH, name: 'in Dutch on a wide screen', width: 1440, ...REHEARSED },
];
