import { expect, test } from '@playwright/test';
import pg from 'pg';
import { aBookableStay } from './checkout-stays.ts';
import {
  aMail,
  choose,
  confirmed,
  fillBuyer,
  fillCard,
  mailsTo,
  openCheckout,
  orderOf,
  pay,
  roomsLeft,
  TWO_VISITS,
} from './checkout-visit.ts';

/** Only PostgreSQL can be shut to its own shop; the embedded database lives and dies with it. */
const DATABASE = process.env.JOURNEY_DATABASE_URL;

/** What the browser asks at the step before which the database goes. */
const STEPS = {
  'the order': '**/gateway/purchase/orders',
  'the card': '**/psp/test/payment-intents/*/confirm',
  'the booking': '**/gateway/purchase/zeppto',
} as const;

if (DATABASE)
  for (const [step, address] of Object.entries(STEPS))
    for (const visit of TWO_VISITS)
      test(`the database is gone at ${step}: it is told, nothing is lost, and once it is back one booking is made, ${visit.name} @order`, async ({
        page,
        request,
      }) => {
        const wish = await aBookableStay(request);
        const before = await roomsLeft(request, wish);
        const mail = aMail();
        await openCheckout(page, visit, wish);
        await choose(page, visit.say.flexible);
        await fillBuyer(page, mail);
        await fillCard(page);
        let isGone = false;
        try {
          await page.route(address, async (route) => {
            if (!isGone) await shut(DATABASE);
            isGone = true;
            await route.continue();
          });
          await pay(page, visit);
          await expect(page.locator('[data-payment=unreachable]')).toContainText(visit.say.lost);
          await expect(page.locator('[name=firstName]')).toHaveValue('Camille');
          await expect(page.locator('[name=cardNumber]')).toHaveValue('4242 4242 4242 4242');
          await page.unroute(address);
        } finally {
          await open(DATABASE);
        }
        // A charge that came through is finished by the page itself.
        if (step !== 'the booking') {
          await expect(page.locator('[data-payment=unreachable]')).toContainText(visit.say.nothing);
          await pay(page, visit);
        }
        const order = await orderOf(request, await confirmed(page));
        expect(order).toMatchObject({ status: 'paid', charge: 'charged', amount: wish.price, charged: wish.price });
        await expect.poll(() => roomsLeft(request, wish)).toBe(before - 1);
        await expect.poll(() => mailsTo(mail)).toBe(1);
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
