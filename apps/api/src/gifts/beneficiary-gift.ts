import type { BeneficiaryGift, LocalDate, Locale } from '@shop/contracts';
import { giftState, type GiftState } from '@shop/domain';
import { findVoucher, type Voucher } from './vouchers/find-voucher.ts';
import { HttpProblem } from '../platform/http/index.ts';
import type { ShopIndex, StayIndex } from '../availability/index.ts';
import { text } from '../availability/cards/index.ts';
import { rangeOfBox, rangeOfVoucher, type GiftRange } from '../availability/gift-ranges/index.ts';
import type { Box } from './boxes.ts';

/** A gift in somebody's hands: what it pays, and for which stays. */
export interface GiftInHand extends BeneficiaryGift {
  /** The stay that was given, shown ahead of those it may be exchanged for. */
  readonly givenStay?: number;
  rangeIn(index: ShopIndex, isPaidWhole: boolean | undefined): GiftRange;
}

export function boxInHand(box: Box, value: number, locale: Locale): GiftInHand {
  const { nights, adults } = box;
  return {
    kind: 'BOX',
    value,
    nights,
    adults,
    title: text(box.title, locale),
    rangeIn: (index, isPaidWhole) => rangeOfBox(index, { ...box, value_cents: value }, isPaidWhole),
  };
}

export interface GiftStay {
  readonly stayId: number;
  readonly nights: number;
  /** Cents. */
  readonly value: number;
  readonly adults: number;
}

export function stayInHand(index: StayIndex, { stayId, nights, value, adults }: GiftStay, locale: Locale): GiftInHand {
  const stay = index.stays.byId.get(stayId);
  return {
    kind: 'SINGLEVOUCHER',
    value,
    nights,
    adults,
    title: stay === undefined ? '' : text(index.stays.cards[stay]!.label, locale),
    givenStay: stayId,
    rangeIn: (current, isPaidWhole) => rangeOfVoucher(current, { nights, value }, isPaidWhole),
  };
}

const REFUSED: Record<Exclude<GiftState, 'active'>, { code: string; message: string }> = {
  used: { code: 'GIFT_USED', message: 'This gift has been used up.' },
  expired: { code: 'GIFT_EXPIRED', message: 'This gift has expired.' },
  cancelled: { code: 'GIFT_CANCELLED', message: 'This gift was cancelled.' },
};

/** A voucher that can be redeemed today; refused with its reason otherwise. */
export async function redeemable(db: Parameters<typeof findVoucher>[0], code: string, today: LocalDate): Promise<Voucher> {
  const voucher = await findVoucher(db, code);
  if (!voucher) throw unknownGift();
  const state = giftState({ status: voucher.status, expiresOn: voucher.expires_on }, today);
  if (state === 'active') return voucher;
  throw new HttpProblem(409, { ...REFUSED[state], field: 'code' });
}

/** Says the same of every code that is none, so that nothing is learnt from it. */
export function unknownGift(): HttpProblem {
  return new HttpProblem(404, { code: 'GIFT_NOT_FOUND', message: 'There is no gift with this code.', field: 'code' });
}
