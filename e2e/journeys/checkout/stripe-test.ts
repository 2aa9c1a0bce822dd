import { test as base } from '@playwright/test';
import { openStripeShop, type StripeShop } from '../../fixtures/stripe-shop.ts';

/** On a busy machine. */
const START_MS = 240_000;

/** These journeys have a shop of their own, and a process that knows no other. */
export const test = base.extend<object, { shop: StripeShop }>({
  shop: [
    async ({}, provide) => {
      const shop = await openStripeShop();
      await provide(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ shop }, provide) => provide(shop.address),
});
