import type { LocalDate } from '../days/local-date.ts';
import { codeInFormat, type GiftFormat } from './gift-format.ts';
import { notWhole, type NotWhole, type WholeGift } from './whole-gift.ts';

export type GiftExchange = { readonly kind: 'exchangeable' } | { readonly kind: 'none'; readonly reason: NotWhole | 'notBox' };

/**
 * Whether the holder of a gift can exchange it today, for another box or a gift card of its worth: a box of which all is left.
 * What was used in part is a gift card already; a stay opens every stay, and its VAT was paid as that stay's
 * (decision "a box is exchanged").
 */
export function giftExchange(gift: WholeGift, today: LocalDate): GiftExchange {
  const reason = gift.kind === 'BOX' ? notWhole(gift, today) : 'notBox';
  return reason ? { kind: 'none', reason } : { kind: 'exchangeable' };
}

/** A box on sale. */
export interface ExchangeBox {
  readonly code: string;
  readonly format: GiftFormat;
  /** Cents. */
  readonly price: number;
}

/** Whether a box can be had for one of this code and worth: digital, another one, and not dearer; the worth stays whole with a cheaper one. */
export function isHadFor(box: ExchangeBox, held: { readonly productCode: string | null; readonly value: number }): boolean {
  const heldCode = codeInFormat(held.productCode ?? '', 'digital');
  return box.format === 'digital' && box.price <= held.value && box.code !== heldCode;
}
