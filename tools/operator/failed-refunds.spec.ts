import { checkoutClient, orderOf, stayItems } from '@shop/api/checkout-client';
import { operatedShop } from './operated-shop.test-utils.ts';

const here = operatedShop();
const orders = (...words: string[]) => here.command('orders', ...words);

test('refunds that failed are listed until a transfer is noted, with its reference, who made it and why', async () => {
  const { shop } = here;
  expect(await orders('refunds')).toMatchObject({ code: 0, out: 'No refund has failed.\n' });
  const { opened } = await checkoutClient(shop.app).sell(orderOf(stayItems(), 12_000));
  const failed = { key: 'cancelled-1', intent_id: opened.paymentIntentId, amount_cents: 9_605, done_at: null };
  await shop.db
    .insertInto('payment_refund')
    .values({ ...failed, failed_at: new Date('2030-06-11T10:00:00Z') })
    .execute();
  const { booking_number: number } = await shop.db.selectFrom('purchase').select('booking_number').executeTakeFirstOrThrow();
  const line = `cancelled-1: booking ${number}, 96.05 EUR, failed 2030-06-11`;
  expect((await orders('refunds')).out).toBe(`${line}\n1 to be given in another way.\n`);

  const transfer = ['transfer', 'cancelled-1', '--reference', 'SCT 1', '--by', 'Anne Martin', '--reason', 'card closed'];
  expect(await orders(...transfer.slice(0, 4))).toMatchObject({
    code: 2,
    error: expect.stringContaining('the colleague who made it (--by)'),
  });
  expect(await orders(...transfer)).toMatchObject({ code: 0, out: '96.05 EUR are noted as transferred.\n' });
  expect(await orders(...transfer)).toMatchObject({ code: 0, out: '96.05 EUR are noted as transferred.\n' });
  expect(await orders(...transfer.with(3, 'SCT 2'))).toMatchObject({ code: 1, out: '' });
  expect((await orders('refunds')).out).toBe('No refund has failed.\n');
  const row = await shop.db.selectFrom('payment_refund').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ transfer_reference: 'SCT 1', transferred_by: 'Anne Martin', transfer_reason: 'card closed' });
}, 120_000);
