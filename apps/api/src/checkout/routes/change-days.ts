import type { Availabilities, ModificationDaysBody, ModificationNightsBody } from '@shop/contracts';
import { monthOf } from '@shop/domain';
import type { PayingShop } from '../../payments/index.ts';
import { calendarOf, soldStay } from '../../catalogue/index.ts';
import {
  arrivalDay,
  bookingDay,
  dayNumber,
  isOpen,
  isOpenWith,
  type OpenTest,
  possibleNights,
  type StayIndex,
} from '../../availability/index.ts';
import { type Asker, ownedBooking, type Purchase, stockOf } from '../../orders/index.ts';
import { checkedLocale } from '../../platform/http/index.ts';
import { checkModifiable } from '../booking/modify-booking.ts';

type ChangeDaysDeps = Pick<PayingShop, 'db' | 'index' | 'pageRows' | 'clock'>;

interface Requested<Body> {
  readonly uuid: string;
  readonly asker: Asker;
  readonly body: Body;
}

/** The calendar of a booking that is changed: its own rooms are free for it, also where it holds the last one. */
export async function changeDays(shop: ChangeDaysDeps, { uuid, asker, body }: Requested<ModificationDaysBody>): Promise<Availabilities> {
  const { index, stay, opens } = await openFor(shop, { uuid, asker, body });
  const locale = checkedLocale(body.locale);
  const days = bookingDay(locale, shop.clock());
  return calendarOf(index, [stay], { ...days, locale, opens, month: body.month ?? monthOf(days.today), length: body.length });
}

/** How many nights it may last from another day of arrival; none from a day that can no longer be booked. */
export async function changeNights(shop: ChangeDaysDeps, { uuid, asker, body }: Requested<ModificationNightsBody>): Promise<number[]> {
  const { index, stay, opens } = await openFor(shop, { uuid, asker, body });
  const { today, firstDay } = bookingDay(checkedLocale(body.locale), shop.clock());
  const checkin = arrivalDay(body.checkinDate, today, 'checkinDate');
  if (checkin < firstDay) return [];
  const { numberOfAdults: adults, numberOfChildren: children, numberOfBabies: babies } = body.pax;
  return possibleNights(index, stay, dayNumber(index.grid, checkin), { adults, children, babies }, opens);
}

/** The stay that is wanted, which of its days are open to this booking, and the index that numbers them. */
async function openFor(
  shop: ChangeDaysDeps,
  { uuid, asker, body }: Requested<{ readonly offerId?: string | undefined }>,
): Promise<{ readonly index: StayIndex; readonly stay: number; readonly opens: OpenTest }> {
  const booking = await ownedBooking(shop.db, uuid, asker);
  await checkModifiable(shop.db, booking, shop.clock());
  const index = shop.index.stays;
  const stay = await soldStay(shop, index, body.offerId ?? String(booking.stay_id));
  return { index, stay, opens: opensFor(index, booking) };
}

function opensFor(index: StayIndex, booking: Purchase): OpenTest {
  const held = stockOf(booking);
  const room = held && index.rooms.byId.get(held.roomId);
  if (!held || room === undefined) return isOpen;
  const { rooms, period } = held;
  return isOpenWith({ room, rooms, firstNight: dayNumber(index.grid, period.checkin), nights: period.nights });
}
