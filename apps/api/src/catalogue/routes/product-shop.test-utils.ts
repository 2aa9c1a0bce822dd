import { ANNECY, aHotel, aPlace, aRoom, aStay, storedMonth, promotedGift } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOffers, type OpenOffers } from '../../testing/offers/open-offers.ts';
import type { PartsOpening } from '../../testing/offers/open-parts.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';

export type ProductShop = Awaited<ReturnType<typeof openProductShop>>;

const words = (text: string) => ({ fr: text, es: text, nl: text, it: text, en: text });
const BREAKFAST = { id: 'breakfast', kind: 'breakfast', icon: 'coffee', title: { ...words('Petit-déjeuner'), nl: 'Ontbijt' } };
const SPA = { id: 'spa-access', kind: 'activity', icon: 'bath', title: words('Accès au spa'), duration: 90 };
const KAYAK = { id: 'kayak', kind: 'activity', icon: 'waves', title: words('Sortie en kayak'), duration: 120 };
const DINNER = { id: 'dinner', kind: 'dinner', icon: 'utensils', title: words('Dîner en trois services') };
const ROOM = { id: 'room', kind: 'room', icon: 'bed-double', title: words('Une nuit en chambre double') };

const dutch = { latitude: 52.3702, longitude: 4.8952 };

/** A shop with houses in Annecy and Amsterdam, a variant without changes, a dearer sister, one expired stay and one closed house. */
export const openProductShop = (now?: Date) => openProductShopBy(openOffers, now);

/** The same shop, opened with more than what is offered. */
export async function openProductShopBy<Opened extends OpenOffers>(
  open: (opening: PartsOpening) => Promise<Opened>,
  now = new Date('2030-06-01T10:00:00Z'),
) {
  const database = await shopDatabase();
  const shop = await open({
    ...database,
    now,
    dataDirectory: await mkdtemp(join(tmpdir(), 'shop-')),
    catalogue: {
      places: [
        aPlace(),
        aPlace({ id: 'city-2759794', label: { ...words('Amsterdam'), es: 'Ámsterdam' }, value: 'Amsterdam', ...dutch, country: 'NL' }),
      ],
      hotels: [
        aHotel({
          facilities: ['spa', 'parking', 'pets', 'wifi'],
          eco_facilities: ['solar'],
          address: '6 chemin de Colmyr, 74000 Annecy',
          ...{ pets: { priceCents: 1_200, maxWeight: 10 } },
        }),
        aHotel({ id: 2, label: 'Auberge du Lac', latitude: ANNECY.latitude + 0.1, review_score: 9.4 }),
        aHotel({
          id: 3,
          label: 'Het Anker',
          ...dutch,
          city: 'Amsterdam',
          place_id: 'city-2759794',
          country: 'NL',
          local_tax_cents: 0,
          ...{ local_tax_type: 'BOOKING_PERCENTAGE', local_tax_percentage: 12.5 },
        }),
        aHotel({ id: 4, label: 'La Maison Close', active: false }),
      ],
      rooms: [aRoom(), aRoom({ id: 12, capacity: 4 }), ...[2, 3, 4].map((hotel) => aRoom({ id: hotel * 10 + 1, hotel_id: hotel }))],
      stays: [
        aStay({ programme: [ROOM, BREAKFAST, SPA, KAYAK] }),
        aStay({ id: 102, supplement_cents: 9_000, programme: [ROOM, BREAKFAST, SPA, KAYAK, DINNER], slug: 'avec-diner' }),
        aStay({ id: 103, published: false }),
        aStay({ id: 104, room_id: 12, nights: 2, themes: ['39'], ...{ targeted_label: words('Fête des familles') } }),
        {
          ...aStay({ id: 1_101, supplement_cents: 1_000, programme: [ROOM, BREAKFAST, SPA, KAYAK] }),
          cancellation_type: 'NCNR',
          cancellable: false,
          variant_of: 101,
        },
        aStay({ id: 201, hotel_id: 2, room_id: 21 }),
        aStay({ id: 301, hotel_id: 3, room_id: 31 }),
        aStay({ id: 401, hotel_id: 4, room_id: 41 }),
      ],
      months: [
        storedMonth({
          days: { 8: { price: 7_000 }, 12: { stock: 0 }, 14: { minStay: 2 }, 16: { promo: 20 }, 17: { promo: 30 }, 18: { promo: 9 } },
        }),
        storedMonth({ month: '2030-07-01', length: 31 }),
        storedMonth({ month: '2031-06-01' }),
        storedMonth({ room_id: 12, price: 15_000 }),
        storedMonth({ hotel_id: 2, room_id: 21, price: 11_000 }),
        storedMonth({ hotel_id: 3, room_id: 31 }),
        storedMonth({ hotel_id: 4, room_id: 41 }),
      ],
    },
  });
  return {
    ...shop,
    async get(url: string) {
      const answer = await shop.app.inject(url);
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
    },
    async close() {
      await shop.close();
      await database.close();
    },
  };
}

/** Sells the stay and its dearer sister as gifts, too. */
export async function sellAsGifts({ db }: Pick<ProductShop, 'db'>): Promise<void> {
  await db
    .insertInto('single_voucher')
    .values([
      { stay_id: 101, affiliate_id: 'a1', nights: [1, 2], ...promotedGift(12, [17_900, 29_900]) },
      { stay_id: 102, affiliate_id: 'a2', nights: [1], sell_cents: [21_900] },
    ])
    .execute();
}

/** Guests of a hotel write 23 reviews, one a day, every other one with something good to say. */
export async function review({ db }: Pick<ProductShop, 'db'>, hotel: number): Promise<void> {
  const reviews = Array.from({ length: 23 }, (_, number) => ({
    id: hotel * 100 + number,
    hotel_id: hotel,
    locale: number < 20 ? 'fr_FR' : 'nl_NL',
    customer: `Guest ${number}`,
    type: 'couple',
    date: `2030-05-${String(number + 1).padStart(2, '0')}`,
    average: 6 + (number % 5) * 0.8,
    positive: number % 2 ? 'Calme' : null,
    negative: null,
    details: JSON.stringify({ comfort: 8, food: number % 2 ? 7 : 8 }),
  }));
  await db.insertInto('review').values(reviews).execute();
}
