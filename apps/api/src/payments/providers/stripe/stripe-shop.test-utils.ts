import { smallCatalogue, type TestDatabase } from '@shop/testing';
import { signedEvent, stripeStandIn, type StripeStandIn } from '@shop/testing/stripe';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutClient, orderOf, stayItems } from '../../../testing/checkout-client.ts';
import { openShop, type OpenShop } from '../../../testing/open-shop.ts';
import { otherProcess } from '../../../testing/other-process.ts';
import { shopDatabase } from '../../../testing/shop-database.test-utils.ts';
import type { Shop } from '../../../app/app.ts';
import { stripeClient } from './stripe-client.ts';
import { StripeProvider } from './stripe-provider.ts';

export const NOW = new Date('2030-06-01T10:00:00Z');
export const ORDER = orderOf(stayItems(), 12_000);

/** Of the endpoint that is to take the place of the first. */
export const NEXT_SECRET = 'whsec_next';

/** A shop whose payments Stripe takes, by the stand-in; open for the tests of a file. */
export function stripeShop({ logger }: Pick<Shop, 'logger'> = {}) {
  let database: TestDatabase;
  let shop: OpenShop;
  let standIn: StripeStandIn;
  let provider: StripeProvider;
  let app: Awaited<ReturnType<typeof otherProcess>>;
  let checkout: ReturnType<typeof checkoutClient>;

  beforeAll(async () => {
    database = await shopDatabase();
    const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
    shop = await openShop({ ...database, now: NOW, dataDirectory, catalogue: smallCatalogue({ stock: 100 }) });
    standIn = await stripeStandIn();
    const { webhookSecrets } = standIn.settings;
    const settings = { ...standIn.settings, webhookSecrets: [...webhookSecrets, NEXT_SECRET], methods: { BE: ['card', 'bancontact'] } };
    provider = new StripeProvider(shop.db, stripeClient(settings), settings);
    // The shop's outbox asks the test provider, so that an order must not wake it.
    const outbox = { runOnce: () => Promise.resolve(0) };
    app = await otherProcess(shop, {
      dataDirectory,
      outbox,
      psp: provider,
      stripe: { provider, settings },
      testProvider: undefined as never,
      ...(logger && { logger }),
    });
    checkout = checkoutClient(app);
  });

  afterAll(async () => {
    await app?.close();
    await standIn?.close();
    await shop?.close();
    await database?.close();
  });

  beforeEach(() => {
    standIn.requested.length = 0;
    standIn.state.isDown = false;
    standIn.state.isBusy = false;
    standIn.state.losesAnswers = 0;
  });

  const stateOf = async (uuid: string) => (await checkout.get(`/gateway/orders/${uuid}/payment`)).body;
  const opened = async (order = ORDER) =>
    (await checkout.start(order)).body as { orderUUID: string; paymentIntentId: string; provider: string };
  const tell = (event: object, { at = NOW, secret = standIn.settings.webhookSecret, headers = {} } = {}) => {
    const message = signedEvent(event, { at, secret });
    return app.inject({
      method: 'POST',
      url: '/gateway/psp/stripe/webhook',
      payload: message.payload,
      headers: { ...message.headers, ...headers },
    });
  };
  const bought = async () => {
    const { orderUUID, paymentIntentId } = await opened();
    await standIn.pay(paymentIntentId, 'pm_card_visa');
    await tell(aboutPayment(paymentIntentId));
    return { orderUUID, id: paymentIntentId };
  };
  return {
    get shop() {
      return shop;
    },
    get standIn() {
      return standIn;
    },
    get provider() {
      return provider;
    },
    get app() {
      return app;
    },
    get checkout() {
      return checkout;
    },
    opened,
    bought,
    tell,
    stateOf,
    orderStatus: async (uuid: string) => (await stateOf(uuid)).status,
  };
}

/** A message that a payment has come in. */
export const aboutPayment = (id: string) => ({
  object: 'event',
  type: 'payment_intent.succeeded',
  data: { object: { object: 'payment_intent', id } },
});
