import type { Locale, OrderAnswer, OrderBody } from '@shop/contracts';
import { isLocale } from '@shop/i18n';
import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { conflict, invalidField } from '../problem.ts';
import { bookingDay } from '../services/booking-day.ts';
import { departureOf, stayPeriod } from '../services/stay-period.ts';
import type { Database } from '../store/database.ts';
import type { Tables } from '../store/schema.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { readStayOffer, type StayOffer, type StayRequest } from './stay-offer.ts';

const CRITERIA = 'items.shortStayItem.reservationCriteria';

export interface OrderPlace {
  readonly db: Database;
  readonly psp: PaymentProvider;
  readonly now: Date;
}

/** Opens an order: checks price and stock against the database, writes the purchase as pending and announces the payment. */
export async function startOrder({ db, psp, now }: OrderPlace, body: OrderBody): Promise<OrderAnswer> {
  const locale = checkedLocale(body.locale);
  const request = requestOf(body, locale, now);
  const offer = await readStayOffer(db, request);
  const amount = offer.price.sellPrice;
  if (amount !== body.expectedAmount) throw conflict('PRICE_CHANGED', 'The price has changed since it was shown.', amount);
  const orderUUID = randomUUID();
  const paymentIntentId = await psp.create({ amount, reference: orderUUID });
  await db.transaction().execute(async (trx) => {
    await insertPurchase(trx, { uuid: orderUUID, body, request, offer });
    await trx
      .insertInto('payment_intent')
      .values({ id: paymentIntentId, purchase_uuid: orderUUID, amount_cents: amount, status: 'created', method: null })
      .execute();
  });
  return { orderUUID, amount, paymentIntentId, provider: psp.name };
}

export function checkedLocale(locale: string): Locale {
  if (!isLocale(locale)) throw invalidField('locale', 'locale is one of the shop’s locales, e.g. fr_FR.');
  return locale;
}

/** Reads stay, days and party out of the order. */
export function requestOf(body: OrderBody, locale: Locale, now: Date): StayRequest {
  const { offerId, pax, travelPeriod } = body.items.shortStayItem.reservationCriteria;
  if (!/^\d{1,9}$/.test(offerId)) throw invalidField(`${CRITERIA}.offerId`, 'offerId is the number of a stay.');
  const { today, firstDay } = bookingDay(locale, now);
  const fields = { checkin: `${CRITERIA}.travelPeriod.checkinDate`, checkout: `${CRITERIA}.travelPeriod.checkoutDate` };
  return {
    stayId: Number(offerId),
    period: stayPeriod({ checkin: travelPeriod.checkinDate, checkout: travelPeriod.checkoutDate }, today, fields),
    party: { adults: pax.numberOfAdults, children: pax.numberOfChildren, babies: pax.numberOfBabies },
    firstDay,
  };
}

interface NewPurchase {
  uuid: string;
  body: OrderBody;
  request: StayRequest;
  offer: StayOffer;
}

const BOOKING_NUMBER_TRIES = 5;

async function insertPurchase(trx: Transaction<Tables>, { uuid, body, request, offer }: NewPurchase): Promise<void> {
  const { period, party } = request;
  for (let attempt = 0; attempt < BOOKING_NUMBER_TRIES; attempt++) {
    const inserted = await trx
      .insertInto('purchase')
      .values({
        uuid,
        booking_number: String(randomInt(10_000_000, 100_000_000)),
        status: 'pending',
        locale: body.locale,
        buyer: JSON.stringify(body.buyer),
        email: body.buyer.email.email,
        amount_cents: offer.price.sellPrice,
        hotel_id: offer.hotelId,
        room_id: offer.roomId,
        stay_id: request.stayId,
        rooms: offer.price.nbRooms,
        checkin: period.checkin,
        checkout: departureOf(period),
        adults: party.adults,
        children: party.children,
        babies: party.babies,
        request: JSON.stringify(body.items),
        special_request: body.items.shortStayItem.specialRequest ?? null,
      })
      .onConflict((numbers) => numbers.column('booking_number').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 1n) return;
  }
  throw new Error('No free booking number was found.');
}
