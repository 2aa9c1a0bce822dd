import { expect, test, type Route } from '@playwright/test';
import pg from 'pg';
import { aPurchase, boughtOnce, fillSummary } from '../../fixtures/checkout-purchase.ts';
import { openCheckout, pay, VISITS } from '../../fixtures/checkout-visit.ts';

/** Only PostgreSQL can be shut to its own shop; the embedded database lives and dies with it. */
const DATABASE = process.env.JOURNEY_DATABASE_URL;

/** What the browser asks at the step before which the database goes. */
const STEPS = {
  order: '**/gateway/purchase/orders',
  card: '**/psp/test/payment-intents/*/confirm',
  booking: '**/gateway/purchase/zeppto',
} as const;

if (DATABASE)
  for (const visit of VISITS)
    test(`the database is gone at the order, the card and the booking: each is told, nothing is lost, and one booking is made, ${visit.name} @order`, async ({
      page,
      request,
    }) => {
      const purchase = await aPurchase(request);
      const status = page.locator('[data-payment=unreachable]');
      await openCheckout(page, visit, purchase.wish);
      await fillSummary(page, visit, purchase);
      for (const [step, address] of Object.entries(STEPS)) {
        const gone = new Promise<void>((resolve) => {
          const shutFirst = async (route: Route) => {
            await shut(DATABASE);
            resolve();
            await route.continue();
          };
          // Once: what the page asks again by itself is not to shut the database behind the one that opens it.
          void page.route(address, shutFirst, { times: 1 });
        });
        try {
          await pay(page, visit);
          await gone;
          await expect(status).toContainText(visit.say.lost);
          await expect(page.locator('[name=firstName]')).toHaveValue('Camille');
          await expect(page.locator('[name=cardNumber]')).toHaveValue('4242 4242 4242 4242');
        } finally {
          await open(DATABASE);
        }
        // A charge that came through is finished by the page itself.
        if (step !== 'booking') await expect(status).toContainText(visit.say.nothing);
      }
      await boughtOnce(page, request, purchase);
    });

/** Nobody gets into the database any more, and everybody who is in is sent away. */
async function shut(url: string): Promise<void> {
  await fromOutside(url, async (client, name) => {
    await client.query(`alter database ${client.escapeIdentifier(name)} with allow_connections false`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  });
}

async function open(url: string): Promise<void> {
  await fromOutside(url, (client, name) => client.query(`alter database ${client.escapeIdentifier(name)} with allow_connections true`));
}

/** By way of the cluster's template, which is no shop's. */
async function fromOutside(url: string, work: (client: pg.Client, name: string) => Promise<unknown>): Promise<void> {
  const own = new URL(url);
  const name = own.pathname.slice(1);
  own.pathname = '/template1';
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  await work(client, name).finally(() => client.end());
}
