import { addDays, giftExpiry } from '@shop/domain';
import type { GiftKind } from '@shop/domain';
import { randomOf, type Random } from '../random.ts';
import type { ActivityProduct } from '../activities/products.ts';
import type { Box } from './boxes.ts';
import type { SingleVoucher } from './single-vouchers.ts';

/** A row of the table `gift_voucher` that no order of this shop sold. */
export interface Voucher {
  readonly code: string;
  readonly kind: GiftKind;
  readonly productCode: string | null;
  readonly format: 'digital' | 'physical';
  readonly valueCents: number;
  readonly remainingCents: number;
  readonly nights: number | null;
  readonly adults: number;
  readonly status: 'active' | 'used' | 'expired' | 'cancelled';
  readonly expiresOn: string;
  readonly locale: string;
  readonly affiliateId: string | null;
  readonly fromName: string | null;
  readonly message: string | null;
  readonly recipientEmail: string | null;
}

/** Codes that anyone may try; every other code is long and random. */
export const DEMO_CODES = {
  box: 'DEMO-BOX-2468',
  singleVoucher: 'DEMO-STAY-2468',
  giftCard: 'DEMO-CARD-2468',
  activity: 'DEMO-ACTIVITY-2468',
  usedBox: 'DEMO-BOX-1357',
  spentGiftCard: 'DEMO-CARD-1357',
  expiredBox: 'DEMO-BOX-9999',
  expiredSingleVoucher: 'DEMO-STAY-9999',
  cancelledBox: 'DEMO-BOX-1122',
  expiringCard: 'DEMO-CARD-3030',
  extendableBox: 'DEMO-BOX-6060',
} as const;

interface Goods {
  readonly boxes: readonly Box[];
  readonly singleVouchers: readonly SingleVoucher[];
  readonly activities: readonly ActivityProduct[];
  readonly today: string;
}

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LOCALES = ['fr_FR', 'fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'] as const;
const SENDERS = ['Camille', 'Lucía', 'Sofie', 'Marco', 'Juliette', 'Pieter', 'Giulia', 'Antoine', 'Marta', 'Els'] as const;
const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  fr: ['Joyeux anniversaire ! Choisis bien.', 'Pour vous deux, sans les enfants.', 'Merci pour tout.'],
  es: ['¡Feliz cumpleaños! Elige bien.', 'Para los dos, sin niños.', 'Gracias por todo.'],
  nl: ['Gelukkige verjaardag! Kies maar iets moois.', 'Voor jullie tweetjes, zonder kinderen.', 'Bedankt voor alles.'],
  it: ['Buon compleanno! Scegli bene.', 'Per voi due, senza bambini.', 'Grazie di tutto.'],
};
const OTHERS = 49;

/** Sixty gifts that people got: of every kind, to be redeemed, redeemed, or too late. Dates count from today. */
export function makeVouchers(goods: Goods): Voucher[] {
  return [...demoVouchers(goods), ...Array.from({ length: OTHERS }, (_, place) => someVoucher(goods, place))];
}

function demoVouchers(goods: Goods): Voucher[] {
  const random = randomOf(2468);
  const recent = addDays(goods.today, -20);
  const old = addDays(goods.today, -700);
  const of = (code: string, kind: GiftKind, boughtOn: string, status: Voucher['status'] = 'active'): Voucher =>
    voucherOf(random, { goods, code, kind, boughtOn, status, place: 0 });
  return [
    of(DEMO_CODES.box, 'BOX', recent),
    of(DEMO_CODES.singleVoucher, 'SINGLEVOUCHER', recent),
    of(DEMO_CODES.giftCard, 'GIFTCARD', recent),
    of(DEMO_CODES.activity, 'DIGITAL_ACTIVITY_ONLY', recent),
    of(DEMO_CODES.usedBox, 'BOX', recent, 'used'),
    of(DEMO_CODES.spentGiftCard, 'GIFTCARD', recent, 'used'),
    of(DEMO_CODES.expiredBox, 'BOX', old, 'expired'),
    of(DEMO_CODES.expiredSingleVoucher, 'SINGLEVOUCHER', old, 'expired'),
    // A week before its last day, and a month after it.
    { ...of(DEMO_CODES.expiringCard, 'GIFTCARD', recent), expiresOn: addDays(goods.today, 7) },
    { ...of(DEMO_CODES.extendableBox, 'BOX', recent, 'expired'), expiresOn: addDays(goods.today, -30) },
    of(DEMO_CODES.cancelledBox, 'BOX', recent, 'cancelled'),
  ];
}

const KINDS: readonly GiftKind[] = ['BOX', 'BOX', 'SINGLEVOUCHER', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY'];

function someVoucher(goods: Goods, place: number): Voucher {
  const random = randomOf(place, 61);
  const code = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => LETTERS[random.whole(0, LETTERS.length - 1)]).join('')).join(
    '-',
  );
  const fate = random.whole(1, 10);
  const status = fate <= 6 ? 'active' : fate <= 8 ? 'used' : fate === 9 ? 'expired' : 'cancelled';
  const boughtOn = addDays(goods.today, -(status === 'expired' ? random.whole(560, 900) : random.whole(3, 250)));
  return voucherOf(random, { goods, code, kind: KINDS[place % KINDS.length]!, boughtOn, status, place });
}

interface Bought {
  readonly goods: Goods;
  readonly code: string;
  readonly kind: GiftKind;
  readonly boughtOn: string;
  readonly status: Voucher['status'];
  readonly place: number;
}

function voucherOf(random: Random, { goods, code, kind, boughtOn, status, place }: Bought): Voucher {
  const content = contentOf(random, kind, goods, place);
  const locale = random.pick(LOCALES);
  const isPartlySpent = kind === 'GIFTCARD' && status === 'active' && place % 3 === 1;
  const left = isPartlySpent ? content.valueCents - 2_500 : content.valueCents;
  return {
    code,
    kind,
    ...content,
    remainingCents: status === 'active' || status === 'expired' ? left : 0,
    status,
    expiresOn: giftExpiry(kind, boughtOn),
    locale,
    fromName: random.pick(SENDERS),
    message: random.chance(0.7) ? random.pick(MESSAGES[locale.slice(0, 2)]!) : null,
    recipientEmail: null,
  };
}

type Content = Pick<Voucher, 'productCode' | 'format' | 'valueCents' | 'nights' | 'adults' | 'affiliateId'>;

function contentOf(random: Random, kind: GiftKind, { boxes, singleVouchers, activities }: Goods, place: number): Content {
  const format = kind !== 'DIGITAL_ACTIVITY_ONLY' && random.chance(0.3) ? 'physical' : 'digital';
  if (kind === 'BOX') {
    const box = place === 0 ? boxes[0]! : random.pick(boxes);
    return {
      productCode: box.code,
      format: box.format,
      valueCents: box.valueCents,
      nights: box.nights,
      adults: 2,
      affiliateId: box.affiliateId,
    };
  }
  if (kind === 'SINGLEVOUCHER' && singleVouchers.length > 0) {
    const { stayId, nights, regularCents, affiliateId } = random.pick(singleVouchers);
    return { productCode: String(stayId), format, valueCents: regularCents[0]!, nights: nights[0]!, adults: 2, affiliateId };
  }
  if (kind === 'DIGITAL_ACTIVITY_ONLY') {
    const { id, regularCents, firstAdults } = random.pick(activities.filter((one) => one.published));
    const adults = Math.max(2, firstAdults);
    return {
      productCode: String(id),
      format: 'digital',
      valueCents: regularCents[adults - firstAdults]!,
      nights: null,
      adults,
      affiliateId: null,
    };
  }
  return {
    productCode: null,
    format,
    valueCents: random.pick([5_000, 10_000, 15_000, 20_000, 30_000]),
    nights: null,
    adults: 2,
    affiliateId: null,
  };
}
