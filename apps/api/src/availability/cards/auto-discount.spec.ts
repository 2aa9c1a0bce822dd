import { aStay, smallCatalogue } from '@shop/testing';
import type { Insertable } from 'kysely';
import type { PromotionCodeTable } from '../../platform/database/tables/purchases.ts';
import { offersOfFile } from '../../testing/offers/offers-of-file.test-utils.ts';

/** 101 is a stay with a spa, 102 one with golf; a night costs 120 euros. */
const shop = offersOfFile({
  catalogue: { ...smallCatalogue({ stock: 50 }), stays: [aStay(), aStay({ id: 102, themes: ['golf'] })] },
});

function automatic(code: string, percent: number, facts: Partial<Insertable<PromotionCodeTable>> = {}): Insertable<PromotionCodeTable> {
  const always = { cents: null, valid_from: null, valid_until: null, minimum_cents: 0, once_per_customer: false, uses_left: null };
  return { code, percent, automatic: true, ...always, ...facts };
}

test('cards and pages tell of the largest automatic code that counts for their stay, and of none that its order would refuse', async () => {
  await shop.db
    .insertInto('promotion_code')
    .values([
      automatic('BOXES50', 50, { products: ['box', 'giftCard'] }),
      automatic('PARTNER40', 40, { minisites: [360] }),
      automatic('DEAR30', 30, { minimum_cents: 50_000 }),
      automatic('GOLF20', 20, { products: ['stay'], themes: ['golf'] }),
      automatic('ALL10', 10),
    ])
    .execute();
  const days = 'checkin=2030-06-20&checkout=2030-06-21&locale=fr_FR';
  const { exactMatch } = (await shop.get(`/api/hotels/1/offers.json?${days}`)).body;
  const reported = Object.fromEntries(exactMatch.map((card: { id: string; autoDiscount?: object }) => [card.id, card.autoDiscount]));
  expect(reported).toEqual({ 101: { code: 'ALL10', value: 10 }, 102: { code: 'GOLF20', value: 20 } });
  for (const id of ['101', '102']) {
    const detail = (await shop.get(`/api/weekend/${id}/detail.json?checkin=2030-06-20&nights=1&adult=2&locale=fr_FR`)).body;
    expect(detail.autoDiscount).toEqual(reported[id]);
    const searched = await shop.post('/api/offers.json', {
      locale: 'fr_FR',
      searchCriterias: { hotel: '1', checkin: '2030-06-20', night: 1 },
    });
    for (const card of searched.body.exactMatch) expect(card.autoDiscount).toEqual(reported[card.id]);
  }
});
