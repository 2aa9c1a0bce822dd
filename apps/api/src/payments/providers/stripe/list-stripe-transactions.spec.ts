import { stripeShop } from './stripe-shop.test-utils.ts';

const here = stripeShop();

/** What the stand-in keeps of a payment and for a dispute, cents. */
const PAYMENT_FEE = 25;
const DISPUTE_FEE = 2_000;

test('the provider’s books name every payment, refund and dispute of a period, page after page', async () => {
  const from = new Date('2030-06-01T12:00:00Z');
  const { now } = here.standIn.account;
  here.standIn.account.now = () => new Date(from.getTime() + 60_000);
  const ids: string[] = [];
  for (let count = 0; count < 12; count++) {
    const id = await here.provider.create({ amount: 1_000 + count, reference: `books-${count}` });
    await here.standIn.pay(id, 'pm_card_visa');
    ids.push(id);
  }
  here.standIn.account.refund(ids[0]!, 400, { key: 'part' });
  here.standIn.account.dispute(ids[1]!);
  const lines = [];
  for await (const line of here.provider.list({ from, to: new Date(from.getTime() + 120_000) })) lines.push(line);
  here.standIn.account.now = now;
  expect(lines).toHaveLength(14);
  const at = new Date(Math.floor((from.getTime() + 60_000) / 1000) * 1000);
  expect(lines).toContainEqual({
    kind: 'payment',
    id: expect.any(String),
    intentId: ids[3],
    amount: 1_003,
    status: 'succeeded',
    at,
    reference: 'books-3',
    fee: PAYMENT_FEE,
  });
  expect(lines).toContainEqual({
    kind: 'refund',
    id: expect.any(String),
    intentId: ids[0],
    amount: 400,
    status: 'succeeded',
    at,
    reference: 'part',
  });
  expect(lines).toContainEqual({
    kind: 'dispute',
    id: expect.any(String),
    intentId: ids[1],
    amount: 1_001,
    status: 'needs_response',
    at,
    fee: DISPUTE_FEE,
  });
});
