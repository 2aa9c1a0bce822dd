import { smallCatalogue } from '@shop/testing';
import { drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';

const STOCK = 5;
const BUYERS = 40;

const shop = shopOfFile({ catalogue: smallCatalogue({ stock: STOCK }) });

const june = async () =>
  (await shop.db.selectFrom('room_stock').select('stock').where('month', '=', '2030-06-01').executeTakeFirstOrThrow()).stock;

test('a hundred parallel tries with one key are one order with one answer @API-037', async () => {
  const body = orderOf(stayItems(), 12_000);
  const answers = await Promise.all(Array.from({ length: 100 }, () => shop.checkout.start(body, 'one-key')));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]!.status).toBe(200);
  const { count } = await shop.db
    .selectFrom('purchase')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
  const { paymentIntentId } = answers[0]!.body;
  await shop.checkout.pay(paymentIntentId);
  const bought = await Promise.all(Array.from({ length: 100 }, () => shop.checkout.buy(body, paymentIntentId, 'one-purchase')));
  expect(new Set(bought.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(bought[0]!.status).toBe(200);
  expect((await june())[11]).toBe(STOCK - 1);
}, 120_000);

test('buyers of overlapping stays share the last rooms: no night is sold twice, every loser is told 409 and paid back', async () => {
  const before = await june();
  const bodies = Array.from({ length: BUYERS }, (_, buyer) => {
    const arrival = 15 + (buyer % 4);
    const nights = 1 + (buyer % 3);
    return orderOf(stayItems({ checkin: `2030-06-${arrival}`, checkout: `2030-06-${arrival + nights}` }), 12_000 * nights);
  });
  const opened = await Promise.all(bodies.map((body) => shop.checkout.start(body)));
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  await Promise.all(opened.map(({ body }) => shop.checkout.pay(body.paymentIntentId)));
  const answers = await Promise.all(bodies.map((body, buyer) => shop.checkout.buy(body, opened[buyer]!.body.paymentIntentId)));
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 409]);

  const sold = Array<number>(30).fill(0);
  for (const [buyer, { status }] of answers.entries())
    if (status === 200) for (let night = 0; night < 1 + (buyer % 3); night++) sold[14 + (buyer % 4) + night]! += 1;
  expect(await june()).toEqual(before.map((rooms, day) => rooms - sold[day]!));
  expect(Math.min(...(await june()))).toBe(0);

  await drainOutbox(shop.outbox);
  const losers = opened.filter((_, buyer) => answers[buyer]!.status === 409);
  const states = await Promise.all(losers.map(({ body }) => shop.checkout.get(`/gateway/orders/${body.orderUUID}/payment`)));
  expect(new Set(states.map(({ body }) => `${body.status} ${body.charge}`))).toEqual(new Set(['failed refunded']));
}, 120_000);
