import type { BoughtGift, GiftsAnswer, LocalDate, Locale, ReceivedGift } from '@shop/contracts';
import { giftState } from '@shop/domain';
import type { Selectable } from 'kysely';
import {
  deliveriesOf,
  giftNow,
  giftOfBuyer,
  giftPicture,
  givenAway,
  openingCode,
  ordersOf,
  redeemedAt,
  type Owner,
  type SoldGift,
} from '../orders/index.ts';
import { extensionOffer, sentDeliveries } from '../gifts/extension/index.ts';
import { sentTo } from '../gifts/delivery/index.ts';
import { transferableCodes } from '../gifts/transfer/index.ts';
import { bookingDay } from '../availability/index.ts';
import { pictureUrl, text } from '../availability/cards/index.ts';
import type { Database, GiftVoucherTable } from '../platform/database/index.ts';

export interface GiftQuestion {
  readonly owner: Owner;
  readonly locale: Locale;
  /** At the point of sale. */
  readonly today: LocalDate;
}

/** The gifts of an account: what it has bought, and what was sent to its address, which it has confirmed. */
export async function giftsOf(db: Database, question: GiftQuestion): Promise<GiftsAnswer> {
  return { bought: await boughtGifts(db, question), received: await receivedGifts(db, question) };
}

async function boughtGifts(db: Database, { owner, locale, today }: GiftQuestion): Promise<BoughtGift[]> {
  const orders = await db
    .selectFrom('purchase')
    .select(['uuid', 'booking_number', 'status', 'email', 'gift', 'created_at', 'paid_at', 'amount_cents', 'locale'])
    .where(ordersOf(owner))
    .where('kind', '=', 'gift')
    .where('status', 'in', ['paid', 'cancelled'])
    .orderBy('created_at', 'desc')
    .orderBy('uuid')
    .execute();
  if (orders.length === 0) return [];
  const uuids = orders.map(({ uuid }) => uuid);
  const vouchers = await db.selectFrom('gift_voucher').selectAll().where('order_uuid', 'in', uuids).orderBy('ledger_id').execute();
  const deliveries = await deliveriesOf(db, orders);
  const sent = await sentDeliveries(db, vouchers);
  const usedAt = await redeemedAt(db, vouchers);
  return orders.map((order) => {
    const gift = order.gift as SoldGift;
    const label = text(gift.label, locale);
    return {
      orderUUID: order.uuid,
      bookingNumber: order.booking_number,
      status: order.status as BoughtGift['status'],
      email: order.email,
      label,
      imageUrl: pictureUrl(giftPicture(gift)),
      boughtOn: bookingDay(order.locale as Locale, order.paid_at ?? order.created_at).today,
      amount: order.amount_cents,
      deliveries: deliveries.get(order.uuid) ?? [],
      vouchers: vouchers
        .filter(({ order_uuid }) => order_uuid === order.uuid)
        .map((row) => {
          const sold = giftOfBuyer(gift, row, { locale, order });
          if (row.transferred_at) return { ...sold, ...givenAway(row, order.locale as Locale) };
          const used = usedAt.get(row.code);
          return {
            ...{ code: openingCode(row), ...sold, state: stateOf(row, today) },
            ...(used && { usedAt: used }),
            ...extensionOffer(row, { sent, today }),
          };
        }),
    };
  });
}

async function receivedGifts(db: Database, { owner, locale, today }: GiftQuestion): Promise<ReceivedGift[]> {
  const rows = await db
    .selectFrom('gift_voucher')
    .leftJoin('purchase', 'purchase.uuid', 'gift_voucher.order_uuid')
    .leftJoin('gift_delivery', 'gift_delivery.id', 'gift_voucher.delivery_id')
    .selectAll('gift_voucher')
    .select('purchase.gift')
    .where(sentTo(owner))
    // A printed gift that was given on came by mail, too.
    .where((is) => is.or([is('gift_voucher.format', '=', 'digital'), is('gift_voucher.transferred_at', 'is not', null)]))
    // What is still to be sent is a surprise.
    .where((is) => is.or([is('gift_delivery.id', 'is', null), is('gift_delivery.state', '=', 'sent')]))
    .orderBy('expires_on')
    .orderBy('code')
    .execute();
  const sent = await sentDeliveries(db, rows);
  const usedAt = await redeemedAt(db, rows);
  const transferable = await transferableCodes(db, rows, today);
  return rows.map((row) => {
    const gift = row.gift ? giftNow(row.gift as SoldGift, row) : row.exchanged_for;
    return {
      ...{ code: openingCode(row), kind: row.kind, remaining: row.remaining_cents, expiresOn: row.expires_on },
      ...(gift && { label: text(gift.label, locale) }),
      ...(row.from_name && { fromName: row.from_name }),
      state: stateOf(row, today),
      ...(usedAt.has(row.code) && { usedAt: usedAt.get(row.code)! }),
      ...extensionOffer(row, { sent, today }),
      ...(transferable.has(row.code) && { isTransferable: true }),
    };
  });
}

function stateOf({ status, expires_on: expiresOn }: Pick<Selectable<GiftVoucherTable>, 'status' | 'expires_on'>, today: LocalDate) {
  return giftState({ status, expiresOn }, today);
}
