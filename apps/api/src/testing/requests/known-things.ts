import { addDays } from '@shop/domain';
import type { LocalDate } from '@shop/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { Witness } from './leaks.ts';
import type { KnownThings } from './draw-value.ts';

const SOME = 12;
const LOCALES = ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT', 'en_GB'];

/**
 * Numbers, codes and days that lead somewhere in this shop, by the names of the fields that take them; among them the ids of
 * somebody who must stay unknown all the same.
 */
export async function knownThings(db: Database, { today, witness }: { today: LocalDate; witness?: Witness }): Promise<KnownThings> {
  const hotels = await db.selectFrom('hotel').select(['id', 'city']).orderBy('id').limit(SOME).execute();
  const rooms = await db.selectFrom('room').select('id').orderBy('id').limit(SOME).execute();
  const stays = await db.selectFrom('stay').select('id').orderBy('id').limit(SOME).execute();
  const activities = await db.selectFrom('activity_product').select('id').orderBy('id').limit(SOME).execute();
  const boxes = await db.selectFrom('box').select('code').orderBy('code').limit(SOME).execute();
  const vouchers = await db
    .selectFrom('gift_voucher')
    .select('code')
    .where('code', 'not like', 'W7TN-%')
    .orderBy('code')
    .limit(SOME)
    .execute();
  const orders = await db.selectFrom('purchase').select(['uuid', 'booking_number']).orderBy('created_at', 'desc').limit(SOME).execute();
  const content = await db.selectFrom('content_entry').select('key').distinct().orderBy('key').limit(60).execute();
  const days = [0, 1, 7, 20, 45, 120, 364, 365, 400, -1].map((ahead) => addDays(today, ahead));
  const texts = (ids: readonly { id: number }[]) => ids.map(({ id }) => String(id));
  return {
    id: [...(witness ? [witness.messageId, witness.uuid] : []), ...texts(stays), ...texts(activities), ...content.map(({ key }) => key)],
    offerId: texts(stays),
    hotelId: [...texts(hotels), ...hotels.map(({ id }) => id)],
    roomId: rooms.map(({ id }) => id),
    hotel: texts(hotels),
    city: hotels.map(({ city }) => city),
    code: [...boxes, ...vouchers].map(({ code }) => code),
    boxCode: boxes.map(({ code }) => code),
    slug: content.map(({ key }) => key),
    uuid: [...(witness ? [witness.uuid] : []), ...orders.map(({ uuid }) => uuid), '00000000-0000-4000-8000-000000000000'],
    bookingNumber: [...(witness ? [witness.bookingNumber] : []), ...orders.map((order) => order.booking_number)],
    checkin: days,
    checkout: days,
    checkinDate: days,
    checkoutDate: days,
    from: days,
    to: days,
    month: days.map((day) => day.slice(0, 7)),
    locale: LOCALES,
    kind: ['stays', 'hotels', 'activities'],
    type: ['STAY', 'ACTIVITY'],
    password: ['not-the-password', 'x'],
  };
}
