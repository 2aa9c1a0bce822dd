import { aHotel, aPlace, aRoom, aStay, storedMonth } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stockActivities } from '../../activities/activity-rows.test-utils.ts';
import { stockBoxes, stockExtras, stockSingleVouchers, stockVouchers } from '../gift-rows.test-utils.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { openShop, type OpenShop } from '../../testing/open-shop.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';

export interface GiftShop {
  readonly shop: OpenShop;
  end(): Promise<void>;
}

const dinner = { fr: 'Dîner', es: 'Cena', nl: 'Diner', it: 'Cena', en: 'Dinner' };
const DINNER = { id: 'candlelit-dinner', kind: 'dinner', title: dinner, icon: 'utensils' };
const bruges = { latitude: 51.2093, longitude: 3.2247, city: 'Brugge', place_id: 'city-2800931', country: 'BE' };

/**
 * A shop on the first of June 2030 with boxes, gift stays, extras, vouchers and activities.
 * Stays: 101 (a night at 120 euros, 90 on the 8th, 180 on the 20th) and 102 (two nights) with wellness, 103 without it and
 * 104 no longer sold, in Annecy; 201 at 220 euros in Annecy; 301 at 110 euros, with a dinner, in a castle in Bruges.
 */
export async function openGiftShop(): Promise<GiftShop> {
  const database = await shopDatabase();
  const db = openDatabase(database.url, 1);
  for (const stock of [stockBoxes, stockSingleVouchers, stockExtras, stockVouchers, stockActivities]) await stock(db);
  await db.destroy();
  const shop = await openShop({
    ...database,
    now: new Date('2030-06-01T10:00:00Z'),
    dataDirectory: await mkdtemp(join(tmpdir(), 'shop-')),
    catalogue: {
      places: [aPlace(), country('FR', 'France'), country('BE', 'Belgique')],
      hotels: [aHotel(), aHotel({ id: 2, label: 'Auberge du Lac' }), aHotel({ id: 3, label: 'De Gouden Gans', type: 'castle', ...bruges })],
      rooms: [1, 2, 3].map((hotel) => aRoom({ id: hotel * 10 + 1, hotel_id: hotel })),
      stays: [
        aStay(),
        aStay({ id: 102, nights: 2 }),
        aStay({ id: 103, themes: ['city'] }),
        aStay({ id: 104, published: false }),
        aStay({ id: 201, hotel_id: 2, room_id: 21 }),
        aStay({ id: 301, hotel_id: 3, room_id: 31, programme: [...aStay().programme, DINNER] }),
      ],
      months: [
        storedMonth({ days: { 8: { price: 7_000 }, 20: { price: 16_000 } } }),
        storedMonth({ hotel_id: 2, room_id: 21, price: 20_000 }),
        storedMonth({ hotel_id: 3, room_id: 31, price: 9_000 }),
      ],
    },
  });
  return {
    shop,
    async end() {
      await shop.close();
      await database.close();
    },
  };
}

function country(code: string, name: string) {
  const label = { fr: name, es: name, nl: name, it: name, en: name };
  return aPlace({ id: `country-${code}`, category: 'country', label, context: null, postalcode: null, value: code, country: code });
}
