import { paidWith, openFullShop, type FullShop } from '../checkout/full-shop.test-utils.ts';
import { ciiInvoice } from '../documents/electronic/cii-invoice.ts';
import { en16931Violations } from '../documents/electronic/en16931-violations.test-utils.ts';
import { findAllImbalances } from '../ledger/find-imbalances.ts';
import { drainOutbox, stayItems } from '../testing/checkout-client.ts';
import { invoicesOf } from './invoices.test-utils.ts';

let shop: FullShop;

beforeAll(async () => {
  shop = await openFullShop();
});
afterAll(() => shop?.close());

const { ask, cancel, documentsOf, sold } = invoicesOf(() => shop);

describe('a stay that a voucher of one stay pays', () => {
  /** Nights from 12 June at 120 euros, paid with a voucher that was sold at 139. */
  async function paidByVoucher(checkout: string): Promise<string> {
    const { uuid: gift } = await sold({ singleVoucherItem: { offerId: '101', nights: 1 } });
    const { code } = await shop.db.selectFrom('gift_voucher').select('code').where('order_uuid', '=', gift).executeTakeFirstOrThrow();
    return (await sold(paidWith(stayItems({ checkin: '2030-06-12', checkout }), code))).uuid;
  }
  const kindsOf = async (uuid: string) => (await documentsOf(uuid)).map(({ kind, gross }) => [kind, gross]).sort();

  test('bears VAT on what is paid above it alone', async () => {
    const uuid = await paidByVoucher('2030-06-14');
    await ask(uuid);
    expect((await documentsOf(uuid))[0]).toMatchObject({ gross: 10_100, tax: 918, net: 9_182, paidByGifts: 0 });
  });

  test('does so, too, where the voucher was sold below its worth', async () => {
    const worth = (cents: number[] | null) =>
      shop.db.updateTable('single_voucher').set({ regular_cents: cents! }).where('stay_id', '=', 101).execute();
    const { regular_cents: before } = await shop.db
      .selectFrom('single_voucher')
      .select('regular_cents')
      .where('stay_id', '=', 101)
      .executeTakeFirstOrThrow();
    await worth(before.map(() => 20_000));
    const uuid = await paidByVoucher('2030-06-14');
    await worth(before);
    await ask(uuid);
    const [invoice] = await documentsOf(uuid);
    expect(invoice).toMatchObject({ gross: 4_000, tax: 364, net: 3_636 });
    expect(await en16931Violations([ciiInvoice(invoice!)])).toEqual([[]]);
  });

  test('is told of as it was paid once it is cancelled: the voucher is a line, and no payment beside it', async () => {
    const uuid = await paidByVoucher('2030-06-14');
    await cancel(uuid, 19_200);
    await ask(uuid);
    const invoice = (await documentsOf(uuid)).find(({ kind }) => kind === 'invoice');
    expect(invoice).toMatchObject({ gross: 10_100, paidByGifts: 0, refunded: 0, offset: 0, payments: [{ amount: 10_100 }] });
    expect(await kindsOf(uuid)).toEqual([
      ['creditNote', 8_080],
      ['invoice', 10_100],
    ]);
  });

  test('gets a credit note where it is cancelled, though its voucher paid all of it', async () => {
    const uuid = await paidByVoucher('2030-06-13');
    await ask(uuid);
    await cancel(uuid, 9_600);
    expect(await kindsOf(uuid)).toEqual([
      ['creditNote', 0],
      ['invoice', 0],
    ]);
  });

  test('leaves the ledger balanced', async () => {
    await drainOutbox(shop.outbox);
    expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
  });
});
