import type { PaidLater } from '../payments/schedule/paid-later.test-utils.ts';
import type { bookingMoves } from './booking-moves.test-utils.ts';
import {
  CARD,
  CARD_BACK,
  GIFTS,
  GIFTS_BACK,
  REFUNDED,
  SETTLED_BY_NOTE,
  SETTLED_ON_INVOICE,
  type Reported,
} from './stated-payments.test-utils.ts';

type Moves = ReturnType<typeof bookingMoves>;

export interface StatedInDocuments extends Reported {
  /** What the invoice of a cancelled order says; any other says the same as the pages. */
  readonly invoice?: Reported;
  readonly creditNote?: Reported;
}

export type Case = readonly [name: string, happens: () => Promise<PaidLater>, reported: StatedInDocuments];

const paidOn = (day: string) => `Payé le ${day}`;
const dueOn = (day: string) => `À prélever le ${day}`;
const [JUNE_1, JULY_1, AUGUST_1, SEPTEMBER_1] = [
  'samedi 1er juin 2030',
  'lundi 1er juillet 2030',
  'jeudi 1er août 2030',
  'dimanche 1er septembre 2030',
];
const JULY_18 = 'jeudi 18 juillet 2030';

/** Every way to pay in every state, with what is said of it. */
export const paymentCases = ({ book, sold, cancelled, changed, until }: Moves): readonly Case[] => [
  ['a card, paid', () => sold(), { total: '240 €', lines: [[CARD, '240 €']] }],
  ['a wallet, paid', () => sold({ method: 'wallet' }), { total: '240 €', lines: [[CARD, '240 €']] }],
  ['a card, changed dearer', () => sold().then((booking) => changed(booking, '2030-07-23')), { total: '360 €', lines: [[CARD, '360 €']] }],
  [
    'a card, changed cheaper',
    () => sold().then((booking) => changed(booking, '2030-07-21')),
    {
      total: '120 €',
      lines: [
        [CARD, '240 €'],
        [CARD_BACK, '120 €'],
      ],
    },
  ],
  [
    'a card, cancelled by its policy',
    () => sold().then((booking) => cancelled(booking, 19_200)),
    {
      total: '240 €',
      lines: [
        [CARD, '240 €'],
        [CARD_BACK, '192 €'],
      ],
      invoice: { total: '240 €', lines: [[CARD, '240 €']] },
      creditNote: { total: '192 €', lines: [[REFUNDED, '192 €']] },
    },
  ],
  [
    'a card, insured and cancelled',
    () => sold({ insured: true }).then((booking) => cancelled(booking, 24_000)),
    {
      total: '252 €',
      lines: [
        [CARD, '252 €'],
        [CARD_BACK, '240 €'],
      ],
      invoice: { total: '252 €', lines: [[CARD, '252 €']] },
      creditNote: { total: '240 €', lines: [[REFUNDED, '240 €']] },
    },
  ],
  [
    'a gift in part',
    () => sold({ gift: 5_000 }),
    {
      total: '240 €',
      lines: [
        [GIFTS, '50 €'],
        [CARD, '190 €'],
      ],
    },
  ],
  [
    'a gift in part, cancelled',
    () => sold({ gift: 5_000 }).then((booking) => cancelled(booking, 19_200)),
    {
      total: '240 €',
      lines: [
        [GIFTS, '50 €'],
        [CARD, '190 €'],
        [CARD_BACK, '152 €'],
        [GIFTS_BACK, '40 €'],
      ],
      invoice: {
        total: '240 €',
        lines: [
          [GIFTS, '50 €'],
          [CARD, '190 €'],
        ],
      },
      creditNote: { total: '192 €', lines: [[REFUNDED, '192 €']] },
    },
  ],
  ['a gift in full', () => sold({ gift: 30_000 }), { total: '240 €', lines: [[GIFTS, '240 €']] }],
  [
    'a gift in full, cancelled',
    () => sold({ gift: 30_000 }).then((booking) => cancelled(booking, 19_200)),
    {
      total: '240 €',
      lines: [
        [GIFTS, '240 €'],
        [GIFTS_BACK, '192 €'],
      ],
      invoice: { total: '240 €', lines: [[GIFTS, '240 €']] },
      creditNote: { total: '192 €', lines: [[REFUNDED, '192 €']] },
    },
  ],
  ['deferred, due', () => book('deferred'), { total: '240 €', lines: [[dueOn(JULY_18), '240 €']] }],
  [
    'deferred, taken on its day',
    () => book('deferred').then((booking) => until(booking, '2030-07-18')),
    { total: '240 €', lines: [[paidOn(JULY_18), '240 €']] },
  ],
  [
    'deferred, cancelled before its day',
    () => book('deferred').then((booking) => cancelled(booking, 0)),
    {
      total: '240 €',
      lines: [],
      invoice: { total: '240 €', lines: [[SETTLED_BY_NOTE, '240 €']] },
      creditNote: { total: '240 €', lines: [[SETTLED_ON_INVOICE, '240 €']] },
    },
  ],
  [
    'three instalments, due',
    () => book('3x'),
    {
      total: '243,60 €',
      lines: [
        [paidOn(JUNE_1), '83,60 €'],
        [dueOn(JULY_1), '80 €'],
        [dueOn(AUGUST_1), '80 €'],
      ],
    },
  ],
  [
    'three instalments, the second taken',
    () => book('3x').then((booking) => until(booking, '2030-07-01')),
    {
      total: '243,60 €',
      lines: [
        [paidOn(JUNE_1), '83,60 €'],
        [paidOn(JULY_1), '80 €'],
        [dueOn(AUGUST_1), '80 €'],
      ],
    },
  ],
  [
    'three instalments, changed dearer',
    () => book('3x').then((booking) => changed(booking, '2030-07-23')),
    {
      total: '363,60 €',
      lines: [
        [paidOn(JUNE_1), '83,60 €'],
        [dueOn(JULY_1), '140 €'],
        [dueOn(AUGUST_1), '140 €'],
      ],
    },
  ],
  [
    'three instalments, changed cheaper',
    () => book('3x').then((booking) => changed(booking, '2030-07-21')),
    {
      total: '123,60 €',
      lines: [
        [paidOn(JUNE_1), '83,60 €'],
        [dueOn(JULY_1), '40 €'],
      ],
    },
  ],
  [
    'three instalments, cancelled after the first',
    () => book('3x').then((booking) => cancelled(booking, 3_200)),
    {
      total: '243,60 €',
      lines: [
        [paidOn(JUNE_1), '83,60 €'],
        [CARD_BACK, '32 €'],
      ],
      invoice: {
        total: '243,60 €',
        lines: [
          [paidOn(JUNE_1), '83,60 €'],
          [SETTLED_BY_NOTE, '160 €'],
        ],
      },
      creditNote: {
        total: '192 €',
        lines: [
          [REFUNDED, '32 €'],
          [SETTLED_ON_INVOICE, '160 €'],
        ],
      },
    },
  ],
  [
    'four instalments, due',
    () => book('4x'),
    {
      total: '367,92 €',
      lines: [
        [paidOn(JUNE_1), '97,92 €'],
        [dueOn(JULY_1), '90 €'],
        [dueOn(AUGUST_1), '90 €'],
        [dueOn(SEPTEMBER_1), '90 €'],
      ],
    },
  ],
];
