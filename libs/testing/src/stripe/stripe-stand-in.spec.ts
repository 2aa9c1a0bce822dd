import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripeStandIn } from './stripe-stand-in.ts';

/** A shop that is away for so many events. */
async function aShopAwayFor(events: number) {
  const types: string[] = [];
  const server = createServer(async (request, answer) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    types.push((JSON.parse(Buffer.concat(parts).toString()) as { type: string }).type);
    answer.writeHead(types.length > events ? 200 : 503).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => new Promise<void>((done) => void (server.closeAllConnections(), server.close(() => done())));
  return { types, close, webhook: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test.each([
  { sendsAgain: true, heard: 3, words: 'until it was taken, as the provider does' },
  { sendsAgain: false, heard: 1, words: 'once, where nothing else is asked for' },
])('an event that the shop did not take is sent $words', async ({ sendsAgain, heard }) => {
  const shop = await aShopAwayFor(2);
  const standIn = await stripeStandIn({ webhook: shop.webhook, sendsAgain });
  try {
    standIn.account.open({ object: 'payment_intent', amount: 100, methods: ['card'], metadata: {} });
    await standIn.settled();
    expect(shop.types).toEqual(Array.from({ length: heard }, () => 'payment_intent.created'));
  } finally {
    await standIn.close();
    await shop.close();
  }
});

test('a payment that its bank takes back gives nothing back before it is decided for the shop', async () => {
  const { account, close, pay } = await stripeStandIn();
  try {
    const { id } = account.open({ object: 'payment_intent', amount: 100, methods: ['card'], metadata: {} });
    await pay(id, 'pm_card_visa');
    const dispute = account.dispute(id);
    expect(() => account.refund(id)).toThrow('charge_disputed');
    account.closeDispute(dispute.id, 'won');
    expect(account.refund(id).amount).toBe(100);
  } finally {
    await close();
  }
});
