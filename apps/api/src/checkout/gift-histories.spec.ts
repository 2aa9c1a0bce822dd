import { aStay, smallCatalogue, storedMonth } from '@shop/testing';
import { giftHistoriesOf, playGiftHistory } from '@shop/testing/gift-histories';
import { draws, fc } from '@shop/testing/draw';
import { findAllImbalances } from '../ledger/find-imbalances.ts';
import { vatDueIn } from '../ledger/reports/vat-return.ts';
import { GiftShopOfCalls } from './gift-shop-of-calls.test-utils.ts';
import { shopOfStripe } from './played-stripe.test-utils.ts';

/** A run by hand may draw more: `HISTORIES=2000 npm run unit -- gift-histories`. */
const HISTORIES = Number(process.env['HISTORIES'] ?? draws(120));
/** A history on a busy machine. */
const MOST_MS = 4_000;
const TERMS = { boxPrice: 14_900, cardPrices: [5_000, 10_000, 20_000], percent: 33 };

const words = (text: string) => JSON.stringify({ fr: text, es: text, nl: text, it: text, en: text });

const shop = shopOfStripe({
  catalogue: {
    ...smallCatalogue(),
    months: [storedMonth({ stock: 30_000 }), storedMonth({ month: '2030-07-01', length: 31, stock: 30_000 })],
    stays: [aStay({ cancellation_type: 'FLEX_2', cancellable: true, themes: ['spa'] })],
  },
  outboxSleeps: true,
  print: () => Promise.resolve([]),
});

const ALWAYS = { from: '2000-01-01', to: '2099-12-31' };

beforeAll(async () => {
  const box = {
    ...({ format: 'digital', value_cents: TERMS.boxPrice, nights: 1, adults: 2, rating: 4.5, position: 1, published: true } as const),
    ...{ description: words('Une nuit'), included_content: words('Une nuit'), themes: ['spa'], images: ['lake-1'] },
  };
  const boxes = ['SPA', 'GOLF'].map((collection) => ({
    ...box,
    ...{ code: `${collection}EBOX`, collection, title: words(collection), affiliate_id: `aff-${collection}` },
  }));
  await shop.db.insertInto('box').values(boxes).execute();
  const terms = { valid_from: null, valid_until: null, minimum_cents: 0, once_per_customer: false, uses_left: null };
  await shop.db
    .insertInto('promotion_code')
    .values({ code: 'THIRD', percent: TERMS.percent, cents: null, ...terms })
    .execute();
});

test(
  `${HISTORIES} drawn histories of gifts lose and double no cent: extended, exchanged, given on, spent and given back @GIFT-033`,
  async () => {
    let number = 0;
    await fc.assert(
      fc.asyncProperty(giftHistoriesOf(TERMS), (history) => playGiftHistory(history, new GiftShopOfCalls(shop, ++number))),
      { numRuns: HISTORIES },
    );
    expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
    expect(await vatDueIn(shop.db, ALWAYS)).toMatchObject({ isFine: true });
  },
  300_000 + HISTORIES * MOST_MS,
);
