import { ANNECY, aHotel, aPlace, aRoom, aStay, storedMonth } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderPicture } from '../media/picture-store.ts';
import { openOffers } from './offers/open-offers.ts';
import { shopDatabase } from './shop-database.test-utils.ts';

export type SeededShop = Awaited<ReturnType<typeof openSeededShop>>;

export const around = { lat: ANNECY.latitude, lng: ANNECY.longitude };

const chambery = { latitude: 45.5646, longitude: 5.9178 };
const bruges = { latitude: 51.2093, longitude: 3.2247 };

/** Two hotels at the lake of Annecy, one in Chambéry, one in Bruges. */
export async function openSeededShop(render?: RenderPicture) {
  const database = await shopDatabase();
  const shop = await openOffers({
    ...database,
    now: new Date('2030-06-01T10:00:00Z'),
    dataDirectory: await mkdtemp(join(tmpdir(), 'shop-')),
    ...(render && { render }),
    catalogue: {
      places: [
        aPlace(),
        aPlace({
          id: 'region-84',
          category: 'region',
          label: {
            fr: 'Auvergne-Rhône-Alpes',
            es: 'Auvernia-Ródano-Alpes',
            nl: 'Auvergne-Rhône-Alpes',
            it: 'Alvernia-Rodano-Alpi',
            en: 'Auvergne-Rhône-Alpes',
          },
          context: null,
          value: 'Auvergne-Rhône-Alpes',
          postalcode: null,
          weight: 1_200_000,
        }),
        aPlace({
          id: 'city-2800931',
          label: { fr: 'Bruges', es: 'Brujas', nl: 'Brugge', it: 'Bruges', en: 'Bruges' },
          context: null,
          value: 'Brugge',
          ...bruges,
          country: 'BE',
          postalcode: '8000',
        }),
      ],
      hotels: [
        aHotel(),
        aHotel({ id: 2, label: 'Auberge du Lac', latitude: ANNECY.latitude + 0.1, review_score: 9.4, popularity: 5 }),
        aHotel({
          id: 3,
          label: 'Hôtel des Ducs',
          ...chambery,
          city: 'Chambéry',
          place_id: 'city-3027422',
          department: { fr: 'Savoie', es: 'Savoie', nl: 'Savoie', it: 'Savoia', en: 'Savoie' },
        }),
        aHotel({
          id: 4,
          label: 'De Gouden Gans',
          ...bruges,
          city: 'Brugge',
          place_id: 'city-2800931',
          country: 'BE',
          region: { fr: 'Flandre', es: 'Flandes', nl: 'Vlaanderen', it: 'Fiandre', en: 'Flanders' },
          department: null,
        }),
      ],
      rooms: [1, 2, 3, 4].map((hotel) => aRoom({ id: hotel * 10 + 1, hotel_id: hotel })),
      stays: [
        aStay(),
        aStay({ id: 102, nights: 2, themes: ['39'], supplement_cents: 6_000 }),
        aStay({ id: 103, published: false }),
        aStay({ id: 201, hotel_id: 2, room_id: 21 }),
        aStay({ id: 301, hotel_id: 3, room_id: 31 }),
        aStay({ id: 401, hotel_id: 4, room_id: 41 }),
      ],
      months: [
        storedMonth({ days: { 8: { price: 7_000 }, 12: { stock: 0 }, 14: { minStay: 2 }, 16: { promo: 20 } } }),
        storedMonth({ hotel_id: 2, room_id: 21, price: 15_000, promo: 30 }),
        storedMonth({ hotel_id: 3, room_id: 31 }),
        storedMonth({ hotel_id: 4, room_id: 41 }),
      ],
    },
  });
  return {
    ...shop,
    /** A search of two in French. */
    async search(criterias: object, rest: object = {}) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/offers.json',
        payload: { locale: 'fr_FR', searchCriterias: { adult: 2, child: 0, baby: 0, ...criterias }, ...rest },
      });
      return {
        status: answer.statusCode,
        body: answer.json(),
        ids: (answer.json().exactMatch ?? []).map((card: { id: string }) => card.id),
      };
    },
    async get(url: string) {
      const answer = await shop.app.inject(url);
      return { status: answer.statusCode, body: answer.json() };
    },
    async close() {
      await shop.close();
      await database.close();
    },
  };
}
