import { smallCatalogue } from '@shop/testing';
import { SettleAll } from '../../platform/jobs/settle-all.ts';
import { maintainLedger } from '../../ledger/maintain-ledger.ts';
import { ledgerBalance, owedToMerchants } from '../../ledger/operator-ledger.ts';
import { orderOf, stayItems } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { stockActivities } from '../activity-rows.test-utils.ts';
import { BATHS, centreAt, soldVoucher } from './centre-shop.test-utils.ts';

const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 10 }) });

test('the operator reads what became owed to hotels and centres in a period, with their names: the sum is that of the ledger', async () => {
  await stockActivities(shop.db);
  const baths = await centreAt(shop, BATHS);
  // Two that are worth 60 euros, 50 of them net, and were sold for 57.
  for (const { code } of [await soldVoucher(shop), await soldVoucher(shop)]) await baths.redeem(code);
  await shop.checkout.sell(orderOf(stayItems(), 12_000));
  await maintainLedger({ db: shop.db, each: new SettleAll(), now: new Date('2030-06-12T08:00:00Z') });
  const owed = async (from: string, to: string) => (await owedToMerchants(shop.databaseUrl, { from, to })).lines;
  const { label } = await shop.db.selectFrom('hotel').select('label').where('id', '=', 1).executeTakeFirstOrThrow();
  expect(await owed('2030-06-01', '2030-06-30')).toEqual([
    expect.stringMatching(new RegExp(`^hotel:1 +89\\.45 {2}${label}$`)),
    expect.stringMatching(new RegExp(`^centre:${BATHS} +75\\.00 {2}Les Bains du Lac$`)),
    expect.stringMatching(/^owed in all +164\.45$/),
  ]);
  expect(await owed('2030-06-01', '2030-06-11')).toEqual([
    expect.stringContaining('75.00'),
    expect.stringMatching(/^owed in all +75\.00$/),
  ]);
  expect((await ledgerBalance(shop.databaseUrl)).lines).toContainEqual(expect.stringMatching(/^merchantPayable +-164\.45$/));
});
