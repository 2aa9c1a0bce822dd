import { mollieStandIn } from '@shop/testing/mollie';
import { stripeStandIn } from '@shop/testing/stripe';
import { BUYER } from '../testing/checkout-client.ts';
import { otherProcess } from '../testing/other-process.ts';
import type { ShopOfFile } from '../testing/shop-of-file.test-utils.ts';
import { mollieClient } from './providers/mollie/mollie-client.ts';
import { MollieProvider } from './providers/mollie/mollie-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { ProvidersByPayment } from './providers-by-payment.ts';
import { stripeClient } from './providers/stripe/stripe-client.ts';
import { StripeProvider } from './providers/stripe/stripe-provider.ts';
import { TestProvider } from './test-provider.ts';
import { databaseNow } from '../testing/database-now.ts';

/** A payment provider with an API process that uses it, and what its customers and their banks do. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider;
  readonly app: Awaited<ReturnType<typeof otherProcess>>;
  /** Status of a payment that waits for its customer or their bank; `challenge` by default. */
  readonly challengeStatus?: string;
  /** What an order carries to be paid there. */
  readonly order?: object;
  /** Pays by the provider's form; `late` stays in processing until it arrives. */
  pay(intentId: string, how: 'well' | 'declined' | 'challenged' | 'late'): Promise<unknown>;
  meetChallenge(intentId: string, isAccepted: boolean): Promise<unknown>;
  arrive(intentId: string): Promise<unknown>;
  close(): Promise<unknown>;
}

/** A late payment stays so until the test lets it arrive: no job of the shop runs meanwhile. */
export const IDLE_OUTBOX = { runOnce: () => Promise.resolve(0) };

export async function testProvider(shop: ShopOfFile): Promise<ProviderUnderTest> {
  const provider = new TestProvider(shop.db, 0);
  const app = await otherProcess(shop, { dataDirectory: shop.dataDirectory, outbox: IDLE_OUTBOX });
  const cards = { well: '4242424242424242', declined: '4000000000000002', challenged: '4000002500003155', late: '4000000000000341' };
  const card = (number: string) => ({ number, expiry: '12/34', cvc: '123' });
  return {
    provider,
    app,
    pay: (id, how) => provider.confirm(id, card(cards[how])),
    meetChallenge: (id, isAccepted) => provider.confirm(id, { ...card(cards.challenged), challenge: isAccepted ? 'accepted' : 'refused' }),
    arrive: async () => provider.settleLate(await databaseNow(shop.db)),
    close: () => app.close(),
  };
}

export async function stripeProvider(shop: ShopOfFile): Promise<ProviderUnderTest> {
  const standIn = await stripeStandIn();
  const provider = new StripeProvider(shop.db, stripeClient(standIn.settings));
  const app = await otherProcess(shop, {
    dataDirectory: shop.dataDirectory,
    outbox: IDLE_OUTBOX,
    psp: provider,
    stripe: { provider, settings: standIn.settings },
  });
  const cards = {
    well: 'pm_card_visa',
    declined: 'pm_card_chargeDeclined',
    challenged: 'pm_card_threeDSecure2Required',
    late: 'pm_sepa_debit',
  };
  return {
    provider,
    app,
    pay: (id, how) => standIn.pay(id, cards[how]),
    meetChallenge: (id, isAccepted) => Promise.resolve(standIn.account.meetChallenge(id, isAccepted)),
    arrive: (id) => Promise.resolve(standIn.account.arrive(id)),
    close: async () => {
      await app.close();
      await standIn.close();
    },
  };
}

/** The second provider, beside the test provider; its customers pay on its own page. */
export async function mollieProvider(shop: ShopOfFile): Promise<ProviderUnderTest> {
  const standIn = await mollieStandIn();
  const settings = { ...standIn.settings, methods: { ES: ['klarna'] } };
  const provider = new MollieProvider({ db: shop.db, call: mollieClient(settings), settings, publicOrigin: 'http://127.0.0.1:9' });
  const psp = new ProvidersByPayment(new TestProvider(shop.db, 0), provider);
  const app = await otherProcess(shop, { dataDirectory: shop.dataDirectory, outbox: IDLE_OUTBOX, psp, mollie: { provider, settings } });
  const address = { addressLine: 'Calle Mayor 1', postalCode: '28013', city: 'Madrid', country: 'ES' };
  const newest = () => [...standIn.account.payments.keys()].at(-1)!;
  const paymentOf = async (id: string) => {
    const href = await provider.checkout(id, 'http://shop.test/back');
    return href ? href.split('/').at(-1)! : undefined;
  };
  const ends = { well: 'paid', declined: 'failed', challenged: undefined, late: 'pending' } as const;
  let challenged = '';
  return {
    provider: psp,
    app,
    challengeStatus: 'created',
    order: { locale: 'es_ES', paymentMethod: 'alternative', buyer: { ...BUYER, ...address } },
    async pay(id, how) {
      const paymentId = await paymentOf(id);
      if (!paymentId) return;
      const end = ends[how];
      if (end) standIn.account.end(paymentId, end);
      else challenged = paymentId;
    },
    meetChallenge: async (id, isAccepted) => {
      standIn.account.end((await paymentOf(id)) ?? challenged, isAccepted ? 'paid' : 'failed');
    },
    arrive: () => Promise.resolve(standIn.account.end(newest(), 'paid')),
    close: async () => {
      await app.close();
      await standIn.close();
    },
  };
}
