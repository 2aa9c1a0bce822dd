import { sql } from 'kysely';
import { logging } from '../../../platform/observability/logging.ts';
import { otherProcess } from '../../../testing/other-process.ts';
import { checkoutClient } from '../../../testing/checkout-client.ts';
import { ORDER, stripeShop } from './stripe-shop.test-utils.ts';

const here = stripeShop();

test('the client secret that a bank’s way back carries is in no log, no table and no address that follows', async () => {
  const lines: string[] = [];
  const { shop, standIn, provider } = here;
  const app = await otherProcess(shop, {
    dataDirectory: 'unused',
    logger: logging('trace', { write: (line) => void lines.push(line) }),
    outbox: { runOnce: () => Promise.resolve(0) },
    psp: provider,
    stripe: { provider, settings: standIn.settings },
    testProvider: undefined as never,
  });
  const checkout = checkoutClient(app);
  const { paymentIntentId: id } = (await checkout.start(ORDER)).body;
  const { clientSecret } = (await checkout.post('/gateway/psp/stripe/client-secret', { paymentIntentId: id })).body;
  expect(clientSecret).toMatch(/_secret_/);
  const query = `prefix=/fr&payment_intent=${id}&payment_intent_client_secret=${clientSecret}&redirect_status=succeeded`;
  await standIn.pay(id, 'pm_card_visa');
  const back = await app.inject(`/gateway/psp/stripe/return/${id}?${query}`);
  expect(back.statusCode).toBe(303);
  expect(back.headers.location).not.toContain('secret');
  expect(back.headers['referrer-policy']).toBe('no-referrer');
  // A way back that leads nowhere, a misspelt one, and a page that tells of its own address.
  expect((await app.inject(`/gateway/psp/stripe/return/pi_foreign?${query}`)).statusCode).toBe(404);
  await app.inject(`/gateway/psp/stripe/returned?${query}`);
  const location = `/confirmation?${query}`;
  const payload = { level: 'error', locale: 'fr_FR', location, message: `failed with ${clientSecret}` };
  await app.inject({ method: 'POST', url: '/gateway/logs', payload });
  await app.close();
  expect(lines.length).toBeGreaterThan(5);
  const secret = String(clientSecret).split('_secret_')[1]!;
  expect(lines.join('')).not.toContain(secret);
  const { rows } = await sql<{ holds: boolean }>`
    select exists (select from idempotency i where i::text like ${`%${secret}%`})
      or exists (select from payment_intent p where p::text like ${`%${secret}%`})
      or exists (select from outbox o where o::text like ${`%${secret}%`}) as holds`.execute(shop.db);
  expect(rows).toEqual([{ holds: false }]);
});
