import { aHotel, aRoom, aStay, smallCatalogue, storedMonth } from '@shop/testing';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BUYER, orderOf, stayItems } from '../testing/checkout-client.ts';
import type { ShopOfFile } from '../testing/shop-of-file.test-utils.ts';
import { savePartners, type NewPartner } from './registry/save-partners.ts';

const words = (text: string, english: string) => ({ fr: text, es: text, nl: text, it: text, en: english });
const programme = (center: number) => [
  { id: 'room', kind: 'room', icon: 'bed', title: words('Une nuit', 'One night') },
  { id: 'breakfast', kind: 'breakfast', icon: 'coffee', title: words('Petit-déjeuner', 'Breakfast') },
  { id: 'kayak', kind: 'activity', icon: 'waves', title: words('Sortie en kayak', 'Kayak outing'), center },
];

/** Two hotels; the stays of the first hold an outing of centre 7, and the second's one of centre 8. */
export function deliveredCatalogue() {
  const small = smallCatalogue({ stock: 200 });
  return {
    ...small,
    hotels: [...small.hotels, aHotel({ id: 2, label: 'Hôtel du Pont' })],
    rooms: [...small.rooms, aRoom({ id: 21, hotel_id: 2 })],
    stays: [
      aStay({ id: 101, programme: programme(7) as never }),
      aStay({ id: 201, hotel_id: 2, room_id: 21, programme: programme(8) as never }),
    ],
    months: [...small.months, storedMonth({ hotel_id: 2, room_id: 21, stock: 200 })],
  };
}

/** A night of 12 to 13 June 2030 with the kayak on the second day; 120 euros. */
export function kayakItems(change: Parameters<typeof stayItems>[0] = {}) {
  const { shortStayItem } = stayItems(change);
  const reservationCriteria = { ...shortStayItem.reservationCriteria, activityDaySelections: [{ activityId: 'kayak', day: 2 }] };
  return { shortStayItem: { ...shortStayItem, specialRequest: 'A quiet room, please', reservationCriteria } };
}

export const kayakOrder = (change?: Parameters<typeof stayItems>[0]) => orderOf(kayakItems(change), 12_000);

export const aPartner = (change: Partial<NewPartner> & Pick<NewPartner, 'id'>): NewPartner => ({
  name: 'Réception',
  locale: 'fr_FR',
  channel: 'mail',
  email: `${change.id}@partner.example`,
  active: true,
  places: [{ kind: 'hotel', placeId: 1 }],
  ...change,
});

export const withPartners = (shop: ShopOfFile, ...partners: NewPartner[]) => savePartners(shop.db, partners, shop.time.now);

/** The key of a partner that delivers rates and rooms of hotel 1. */
export async function channelManagerKey(shop: ShopOfFile): Promise<string> {
  const channelManager = aPartner({ id: 'channel-manager', channel: 'feed', places: [{ kind: 'hotel', placeId: 1 }] });
  const [saved] = await withPartners(shop, channelManager);
  return saved!.secret;
}

export async function putInventory(shop: ShopOfFile, key: string, update: { version: unknown; seen: string; items: readonly object[] }) {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await shop.app.inject({ method: 'PUT', url: '/gateway/partners/inventory', headers, payload: update });
  return { status: answer.statusCode, body: answer.json() };
}

/** Sends what is due until nothing is. */
export async function sendPartnerMessages(shop: ShopOfFile): Promise<void> {
  await shop.partners.runOnce();
  while ((await shop.partners.runOnce()) > 0);
}

export async function cancel(shop: ShopOfFile, uuid: string, expectedRefund = 9_600) {
  return shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email: BUYER.email.email, expectedRefund });
}

/** Moves a booking for two to other days, or another stay, at the same price. */
export async function move(shop: ShopOfFile, uuid: string, change: { offerId?: string; checkin: string; checkout: string }) {
  const { checkin, checkout, offerId } = change;
  return shop.checkout.post(`/gateway/bookings/${uuid}/modification`, {
    email: BUYER.email.email,
    locale: 'fr_FR',
    pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
    travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
    activityDaySelections: [{ activityId: 'kayak', day: 2 }],
    ...(offerId && { offerId }),
    expectedDifference: 0,
  });
}

export interface TakenCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A partner's server, as real as can be: it answers what it is told to, and keeps what it was sent. */
export async function partnerServer(answer: (call: TakenCall) => number | Promise<number> = () => 200) {
  const taken: TakenCall[] = [];
  const state = { answer };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', async () => {
      const call = { headers: request.headers, body };
      taken.push(call);
      response.writeHead(await state.answer(call)).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/bookings`,
    taken,
    state,
    close: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  };
}
