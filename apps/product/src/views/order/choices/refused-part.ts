import type { OrderChoices } from './order-choices.ts';

/** Why a code was refused; `BROKEN` when nobody could say, `TOO_MANY_ATTEMPTS` when nobody will for a while. */
export const REFUSED_CODES = [
  'PROMOTION_NOT_FOUND',
  'PROMOTION_USED_UP',
  'PROMOTION_ALREADY_USED',
  'PROMOTION_NOT_YET_VALID',
  'PROMOTION_EXPIRED',
  'PROMOTION_BELOW_MINIMUM',
  'PROMOTION_NOT_APPLICABLE',
  'GIFT_NOT_FOUND',
  'GIFT_EXPIRED',
  'GIFT_CANCELLED',
  'GIFT_USED',
  'GIFT_SCHEDULED',
  'GIFT_NOT_USABLE',
  'GIFT_NAMED_TWICE',
  'CODE_OF_OTHER_KIND',
  'TOO_MANY_ATTEMPTS',
  'BROKEN',
] as const;
export type RefusedCode = (typeof REFUSED_CODES)[number];

/** The part of an order that cannot be had; `amount` is what the order would have to reach, in cents. */
export type RefusedPart =
  | { readonly part: 'promotion'; readonly code: RefusedCode; readonly amount?: number | undefined }
  | { readonly part: 'gift'; readonly code: RefusedCode; readonly place: number }
  | { readonly part: 'plan' };

/** Which choice a refusal of the shop is about; undefined when it is about the product itself, or no refusal. */
export function refusedPart(error: unknown): RefusedPart | undefined {
  const { field = '', code, amount } = (error ?? {}) as { field?: string; code?: string; amount?: number };
  if (field === 'paymentPlan') return { part: 'plan' };
  if (field.startsWith('items.promotionCodeItem')) return { part: 'promotion', code: knownCode(code, 'PROMOTION_NOT_FOUND'), amount };
  const [, place] = /^items\.giftPaymentItems\.(\d+)/.exec(field) ?? [];
  return place === undefined ? undefined : { part: 'gift', code: knownCode(code, 'GIFT_NOT_FOUND'), place: Number(place) };
}

/** The same choices without the part that was refused. */
export function withoutPart(choices: OrderChoices, refused: RefusedPart): OrderChoices {
  switch (refused.part) {
    case 'promotion':
      return { ...choices, promotion: undefined };
    case 'gift':
      return { ...choices, gifts: choices.gifts.filter((_, place) => place !== refused.place) };
    case 'plan':
      return { ...choices, method: 'card' };
  }
}

function knownCode(code: string | undefined, otherwise: RefusedCode): RefusedCode {
  return REFUSED_CODES.find((known) => known === code) ?? otherwise;
}

export type Unchecked = Extract<RefusedCode, 'BROKEN' | 'TOO_MANY_ATTEMPTS'>;

/** Why nobody said whether a code counts. */
export function whyUnchecked(error: unknown): Unchecked {
  return (error as { code?: string } | null)?.code === 'TOO_MANY_ATTEMPTS' ? 'TOO_MANY_ATTEMPTS' : 'BROKEN';
}

/** The field of a code when nobody said whether it counts. */
export function uncheckedPart(part: 'promotion' | 'gift', code: Unchecked): RefusedPart {
  return part === 'promotion' ? { part, code } : { part, code, place: -1 };
}

export function isRefusedPart(found: OrderChoices | RefusedPart): found is RefusedPart {
  return 'part' in found;
}
