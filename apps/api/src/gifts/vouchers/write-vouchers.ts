import type { GiftRecipient } from '@shop/contracts';
import { giftExpiry, sendInstant } from '@shop/domain';
import type { Transaction } from 'kysely';
import { writeDelivery } from '../delivery/write-delivery.ts';
import { voucherCode } from './voucher-code.ts';
import type { Tables } from '../../platform/database/index.ts';
import type { Purchase, SoldGift } from '../../orders/index.ts';

/** Writes one voucher a piece of a gift that was paid, and the mails that bring them to their recipients: one for each address, name, message and time. */
export async function writeVouchers(
  trx: Transaction<Tables>,
  order: Purchase,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<void> {
  const gift = order.gift as SoldGift;
  const buyer = order.buyer as { firstName: string };
  const isMailed = gift.format === 'digital' && gift.recipientEmail !== null;
  const deliveries = new Map<string, string>();
  for (let piece = 0; piece < gift.quantity; piece++) {
    const recipient: Partial<GiftRecipient> = gift.recipients?.[piece] ?? {};
    const { firstName, message = gift.message, sendAt: chosen = gift.sendAt, recipientEmail = gift.recipientEmail } = recipient;
    const sendAt = chosen && sendInstant(chosen) > now ? chosen : undefined;
    const mail = isMailed ? JSON.stringify([recipientEmail?.toLowerCase(), firstName, message, sendAt]) : undefined;
    if (mail && !deliveries.has(mail)) deliveries.set(mail, await writeDelivery(trx, { orderUUID: order.uuid, sendAt, now }));
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
        expires_on: giftExpiry(gift.kind, (isMailed && sendAt?.day) || today),
        locale: order.locale,
        order_uuid: order.uuid,
        affiliate_id: gift.affiliateId,
        from_name: gift.fromName ?? buyer.firstName,
        message,
        recipient_email: recipientEmail,
        recipient_name: firstName,
        delivery_id: (mail && deliveries.get(mail)) ?? null,
      })
      .execute();
  }
}
