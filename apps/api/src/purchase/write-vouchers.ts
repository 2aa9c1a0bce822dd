import { giftExpiry } from '@shop/domain';
import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { Purchase } from './complete-purchase.ts';
import { post } from './post.ts';
import type { SoldGift } from './product/sold-product.ts';

/** Without 0, O, 1, I and L, which are mistaken for each other when typed from paper. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Writes one voucher a piece of a gift that was paid, and posts them to who gets them. */
export async function writeVouchers(trx: Transaction<Tables>, order: Purchase, today: string): Promise<void> {
  const gift = order.gift as SoldGift;
  const buyer = order.buyer as { firstName: string };
  for (let piece = 0; piece < gift.quantity; piece++)
    await trx
      .insertInto('gift_voucher')
      .values({
        code: voucherCode(),
        kind: gift.kind,
        product_code: gift.productCode,
        format: gift.format,
        value_cents: gift.value,
        remaining_cents: gift.value,
        nights: gift.nights,
        adults: gift.adults,
        status: 'active',
        expires_on: giftExpiry(gift.kind, today),
        locale: order.locale,
        order_uuid: order.uuid,
        affiliate_id: gift.affiliateId,
        from_name: gift.fromName ?? buyer.firstName,
        message: gift.message,
        recipient_email: gift.recipientEmail,
      })
      .execute();
  if (gift.format === 'digital' && gift.recipientEmail) await post(trx, 'voucherMail', { uuid: order.uuid });
}

/** `7K3M-PQ8R-2XWA`: about 59 bits that nobody guesses. A digit tells the code from a word in an address. */
export function voucherCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const code = Array.from({ length: GROUPS }, group).join('-');
  return /\d/.test(code) ? code : voucherCode();
}
