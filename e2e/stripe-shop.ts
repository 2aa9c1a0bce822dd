import type { Page } from '@playwright/test';
import { mollieStandIn, type MollieStandIn } from '@shop/testing/mollie';
import { stripeStandIn, type StripeStandIn } from '@shop/testing/stripe';
import { freePort } from '@shop/tools/endurance/own-shell';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SHOP_NOW } from './shop-clock.ts';

const ROOT = join(import.meta.dirname, '..');

export interface StripeShop {
  readonly port: number;
  readonly address: string;
  readonly provider: StripeStandIn;
  /** Offered beside it in Spain and Italy. */
  readonly second: MollieStandIn;
  close(): Promise<void>;
}

/** A small shop of its own whose payments the provider `stripe` takes, by a stand-in on another origin. */
export async function openStripeShop(): Promise<StripeShop> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const address = `http://localhost:${port}`;
  const provider = await stripeStandIn({ webhook: `${address}/gateway/psp/stripe/webhook` });
  const second = await mollieStandIn();
  const shop = fork('tools/rehearsal/small-shop.ts', {
    cwd: ROOT,
    execArgv: [],
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: 'var/journeys-stripe',
      SHOP_NOW,
      PSP: 'stripe',
      ...provider.environment,
      STRIPE_METHODS: 'BE=card,bancontact',
      MOLLIE_METHODS: 'ES=klarna IT=klarna',
      MOLLIE_API_KEY: second.settings.apiKey,
      MOLLIE_API: second.origin,
    },
  });
  const ended = once(shop, 'exit');
  const close = async () => {
    shop.kill('SIGTERM');
    await ended;
    await provider.close();
    await second.close();
  };
  const isReady = await Promise.race([once(shop, 'message').then(() => true), ended.then(() => false)]);
  if (isReady) return { port, address, provider, second, close };
  await provider.close();
  await second.close();
  throw new Error('The shop with the provider stripe did not start.');
}

/** What a payment page must never do: tell its own house a card, or try what its policy forbids. */
export function watchPayment(
  page: Page,
  { port }: { readonly port: number },
): { readonly faults: readonly string[]; readonly calls: () => number } {
  const faults: string[] = [];
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).port !== String(port)) return;
    calls += 1;
    const said = decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`).replace(/[\s+-]/g, '');
    if (CARD_NUMBER.test(said)) faults.push(`a card went to ${request.url()}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type|TrustedScript|Refused to/i.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return { faults, calls: () => calls };
}

const CARD_NUMBER = /4242424242424242|4000000000000002|4000002500003155/;

/** The provider's frame in the page; a card is typed into it and nowhere else. */
export const formOf = (page: Page) => page.locator('[data-provider-form=ready]').frameLocator('iframe');

export async function typeCard(page: Page, number: string): Promise<void> {
  const form = formOf(page);
  await form.locator('[name=number]').fill(number);
  await form.locator('[name=expiry]').fill('12/30');
  await form.locator('[name=cvc]').fill('123');
}
