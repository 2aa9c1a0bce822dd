import { openTransfers } from '../transfer/transfers.test-utils.ts';

export type Exchanges = Awaited<ReturnType<typeof openExchanges>>;

const words = (text: string) => JSON.stringify({ fr: text, es: text, nl: text, it: text, en: text });

/** A shop of transfers with boxes that one of 149 euros can be exchanged for, and dearer ones that it cannot. */
export async function openExchanges() {
  const shop = await openTransfers();
  const spa = await shop.db.selectFrom('box').selectAll().where('code', '=', 'SPAEBOX').executeTakeFirstOrThrow();
  const box = (code: string, title: string, value_cents: number, change: object = {}) => ({
    ...{
      ...spa,
      included_content: words(title),
      description: words(title),
      images: ['forest-1'],
      nights: 2,
      required_items: null,
      promotion: null,
    },
    ...{ code, collection: code.slice(0, -4), title: words(title), value_cents, themes: ['golf'], affiliate_id: `aff-${code}`, ...change },
  });
  await shop.db
    .insertInto('box')
    .values([
      box('GOLFEBOX', 'Golf à deux', 14_900),
      box('CHEAPEBOX', 'Une nuit simple', 9_900, { nights: 1 }),
      box('DEAREBOX', 'Grand luxe', 14_901),
      box('GOLFBOX', 'Golf imprimé', 14_900, { format: 'physical', collection: 'GOLF' }),
      box('GONEEBOX', 'Plus vendu', 9_900, { published: false }),
    ])
    .execute();
  return {
    ...shop,
    async exchange(code: string, choice: object = { kind: 'GIFTCARD' }, key?: string) {
      const { status, body } = await shop.post('/gateway/gift-exchanges?locale=fr_FR', { code, ...choice }, key);
      return { status, body };
    },
    rowOf: (code: string) =>
      shop.db
        .selectFrom('gift_voucher')
        .select([
          'kind',
          'product_code',
          'nights',
          'adults',
          'affiliate_id',
          'format',
          'value_cents',
          'remaining_cents',
          'expires_on',
          'current_code',
        ])
        .where('code', '=', code)
        .executeTakeFirstOrThrow(),
  };
}

export const GOLF = { kind: 'BOX', boxCode: 'GOLFEBOX' };
