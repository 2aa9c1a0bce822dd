import { stripeStandIn } from '@shop/testing/stripe';
import { sql } from 'kysely';
import { HttpProblem } from '../../platform/http/index.ts';
import { OFF_SESSION, scheduleOf } from '../../orders/instalments.ts';
import type { Database } from '../../platform/database/database.ts';
import { providerWith } from '../../testing/provider-with.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { PayingShop } from '../paying-shop.ts';
import { stripeClient, type CallStripe } from '../providers/stripe/stripe-client.ts';
import { StripeProvider } from '../providers/stripe/stripe-provider.ts';
import { TestProvider } from '../test-provider.ts';

/**
 * What pays the first part of a plan and is kept for the others: a card, one whose bank asks each time, or a bank's page, such as
 * iDEAL, which leaves a direct debit. A debit is on its way for days.
 */
export type Means = 'card' | 'cardThatAsks' | 'bank';

/** The way to a provider, as a test breaks it. */
export interface Network {
  isDown: boolean;
  /** The next charge without the customer is made, and its answer does not arrive. */
  losesCharge: boolean;
}

/** A provider that keeps means of payment, open for a shop, and what customers and banks do there. */
export interface PlanProvider {
  readonly psp: PaymentProvider;
  readonly stripe?: NonNullable<PayingShop['stripe']>;
  readonly network: Network;
  /** Why an expired or empty account is declined here. */
  readonly declineCode: string;
  /** The customer fills in the form, and answers their bank. */
  pay(intentId: string, means: Means): Promise<void>;
  /** The bank declines what this payment has kept, from now on. */
  declineKept(intentId: string): Promise<void>;
  /** The debits that are on their way arrive, or come back for want of funds. */
  endDebits(how: 'arrive' | 'comeBack'): Promise<void>;
  /** Cents of every charge that was taken for an order, by the provider's own books. */
  taken(uuid: string): Promise<number[]>;
  close(): Promise<void>;
}

/** Opens the provider over the shop's database; `clock` is the provider's as well. */
export type OpenPlanProvider = (db: Database, clock: () => Date) => Promise<PlanProvider>;

export const PLAN_PROVIDERS: readonly (readonly [string, OpenPlanProvider])[] = [
  ['the test provider', testPlanProvider],
  ['Stripe', stripePlanProvider],
];

function openNetwork() {
  const network: Network = { isDown: false, losesCharge: false };
  const away = () =>
    new HttpProblem(503, { code: 'PAYMENT_UNAVAILABLE', message: 'The payment cannot be reached: try again in a moment.' });
  const send = async <T>(call: () => Promise<T>, isCharge = false): Promise<T> => {
    if (network.isDown) throw away();
    if (!isCharge || !network.losesCharge) return call();
    network.losesCharge = false;
    await call().catch(() => undefined);
    throw away();
  };
  return { network, send };
}

async function testPlanProvider(db: Database): Promise<PlanProvider> {
  const provider = new TestProvider(db, 0);
  const { network, send } = openNetwork();
  const psp = providerWith(provider, {
    create: (payment) => send(() => provider.create(payment)),
    read: (intentId) => send(() => provider.read(intentId)),
    cancel: (intentId) => send(() => provider.cancel(intentId)),
    refund: (refund) => send(() => provider.refund(refund)),
    chargeStored: (charge) => send(() => provider.chargeStored(charge), true),
  });
  const cards: Record<Means, string> = { card: '4242424242424242', cardThatAsks: '4000002760003184', bank: '4000000000000341' };
  return {
    psp,
    network,
    declineCode: 'insufficient_funds',
    async pay(intentId, means) {
      const card = { number: cards[means], expiry: '12/34', cvc: '123' };
      await provider.confirm(intentId, means === 'cardThatAsks' ? { ...card, challenge: 'accepted' } : card);
      if (means === 'bank') await sql`update payment_intent set status = 'succeeded' where id = ${intentId}`.execute(db);
    },
    async declineKept(intentId) {
      await sql`update payment_intent set method = 'card 9995' where id = ${intentId}`.execute(db);
    },
    async endDebits(how) {
      const ended = how === 'arrive' ? sql`status = 'succeeded'` : sql`status = 'declined', decline_code = 'insufficient_funds'`;
      await sql`update test_charge set ${ended} where status = 'processing'`.execute(db);
      // What it tells the shop; of a debit that came back, the shop hears when it asks.
      const arrived = sql`select id from test_charge where status = 'succeeded'`;
      await sql`update payment_intent set status = 'succeeded' where status = 'processing' and id in (${arrived})`.execute(db);
    },
    async taken(uuid) {
      const ids = (await scheduleOf(db, uuid)).map(({ id }) => id);
      const charged = await db.selectFrom('test_charge').selectAll().where('status', '=', 'succeeded').orderBy('updated_at').execute();
      const paid = await db
        .selectFrom('payment_intent')
        .select('amount_cents')
        .where('purchase_uuid', '=', uuid)
        .where('status', 'in', ['succeeded', 'refunded'])
        .where('method', 'is distinct from', OFF_SESSION)
        .where('amount_cents', '>', 0)
        .orderBy('updated_at')
        .execute();
      const own = charged.filter(({ reference }) => ids.some((id) => reference.startsWith(id)));
      return [...paid, ...own].map(({ amount_cents }) => amount_cents);
    },
    close: () => Promise.resolve(),
  };
}

async function stripePlanProvider(db: Database, clock: () => Date): Promise<PlanProvider> {
  const standIn = await stripeStandIn();
  const { account } = standIn;
  account.now = clock;
  const { network, send } = openNetwork();
  const client = stripeClient(standIn.settings);
  const call: CallStripe = (name, operation) => send(() => client(name, operation), name === 'charge kept');
  const provider = new StripeProvider(db, call);
  const methods: Record<Means, string> = { card: 'pm_card_visa', cardThatAsks: 'pm_card_authenticationRequired', bank: 'pm_ideal' };
  return {
    psp: provider,
    stripe: { provider, settings: standIn.settings },
    network,
    declineCode: 'expired_card',
    async pay(intentId, means) {
      await standIn.pay(intentId, methods[means]);
      account.meetChallenge(intentId, true);
    },
    async declineKept(intentId) {
      account.declineMethod((await provider.savedCards.storedBy(intentId))!, 'expired_card');
    },
    endDebits(how) {
      const onTheirWay = [...account.intents.values()].filter(({ status }) => status === 'processing');
      for (const { id } of onTheirWay) void (how === 'arrive' ? account.arrive(id) : account.failDebit(id));
      return Promise.resolve();
    },
    async taken(uuid) {
      const references = [uuid, ...(await scheduleOf(db, uuid)).map(({ id }) => id)];
      const charges = [...account.charges.values()];
      return charges.filter(({ metadata }) => references.some((id) => metadata.reference!.startsWith(id))).map(({ amount }) => amount);
    },
    close: () => standIn.close(),
  };
}
