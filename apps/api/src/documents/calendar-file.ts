import { addDays } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import ical from 'ical-generator';
import { homeOf, type Sender, senderOf } from '../mail/index.ts';
import { stayFacts } from './facts/order-facts.ts';
import type { OrderDetails } from './order-details.ts';
import { documentMessages } from './messages/document-messages.ts';

/** The stay as an entry of whole days (RFC 5545), arrival to departure; the same entry when it is fetched again, a later one of it after each change. */
export function calendarOf(printed: OrderDetails, sender: Sender): string {
  const { order, locale, stay } = printed;
  const signed = senderOf(order, sender);
  const { shopName } = signed;
  const calendar = ical({ name: shopName, prodId: { company: shopName, product: 'shop' } });
  if (!stay) return calendar.toString();
  calendar.createEvent({
    id: order.uuid,
    // The library writes the day of Greenwich, in whichever zone the process runs.
    start: `${stay.checkin}T00:00:00Z`,
    end: `${addDays(stay.checkout, 1)}T00:00:00Z`,
    sequence: printed.changes,
    stamp: order.paid_at ?? order.created_at,
    allDay: true,
    summary: documentMessages(locale).calendar(stay.label, stay.hotel),
    description: stayFacts(printed, stay)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    location: { title: stay.hotel, address: stay.address, geo: { lat: stay.place.latitude, lon: stay.place.longitude } },
    url: homeOf(locale, signed) + hrefFor('confirmation', locale, { orderUUID: order.uuid }, { query: { status: 'success' } }),
  });
  return calendar.toString();
}
