import type { DrawnPayment, PlayedProvider } from '@shop/testing/order-histories';
import { signedEvent, stripeStandIn, type StripeStandIn } from '@shop/testing/stripe';
import { STRIPE_EVENTS, STRIPE_WEBHOOK } from '../payments/providers/stripe/stripe-account.ts';
import { stripeClient } from '../payments/providers/stripe/stripe-client.ts';
import { StripeProvider } from '../payments/providers/stripe/stripe-provider.ts';
import { transferRefund } from '../payments/refunds/transfer-refund.ts';
import { drainOutbox, type OrderToPost } from '../testing/checkout-client.ts';
import { shopOfFile, TODAY, type ShopOfFile } from '../testing/shop-of-file.test-utils.ts';

const DAY_MS = 86_400_000;
/** An order waits for its payment for half an hour. */
const UNPAID_MS = 31 * 60_000;
const DECLINED = 'pm_card_chargeDeclined';
const TRANSFER = { reference: 'SCT 2030', by: 'Anne Martin', reason: 'card closed' };
/** Payments are completed by the customer's own call. */
const MONEY_BACK: ReadonlySet<string> = new Set(STRIPE_EVENTS.filter((type) => /^(charge|refund)\./.test(type)));

type Opening = NonNullable<Parameters<typeof shopOfFile>[0]>;
type Answer = Awaited<ReturnType<ShopOfFile['checkout']['post']>>;

export type ShopOfStripe = ReturnType<typeof shopOfStripe>;

/** A shop for the histories of a file: Stripe takes its payments, by the stand-in, whose refunds stay on their way until they fail. */
export function shopOfStripe(opening: Opening) {
  let standIn!: StripeStandIn;
  let delivered = 0;
  // Closes after the shop.
  afterAll(() => standIn?.close());
  const shop = shopOfFile({
    ...opening,
    async payments(db) {
      standIn = await stripeStandIn();
      standIn.account.now = () => shop.time?.now ?? TODAY;
      standIn.account.refundsStayPending = true;
      const { settings } = standIn;
      const provider = new StripeProvider(db, stripeClient(settings));
      return { psp: provider, stripe: { provider, settings } };
    },
  });

  /** Tells the shop what has happened to its money since. */
  const deliver = async () => {
    const { events } = standIn.account;
    while (delivered < events.length) {
      const event = events[delivered++]!;
      if (!MONEY_BACK.has(event.type)) continue;
      const message = signedEvent(event, { at: shop.time.now, secret: standIn.settings.webhookSecret });
      const { statusCode, body } = await shop.app.inject({ method: 'POST', url: STRIPE_WEBHOOK, ...message });
      if (statusCode !== 200) throw new Error(`A message of the provider was answered ${statusCode}: ${body}`);
    }
  };

  /** The customer pays and the shop goes on; the answer of the last try. */
  const pay = async (intentId: string, payment: DrawnPayment, goOn: () => Promise<Answer>): Promise<Answer> => {
    if (payment !== 'paid') {
      await standIn.pay(intentId, DECLINED);
      const answer = await goOn();
      if (answer.status !== 402) throw new Error(`A payment that was declined is answered ${answer.status}.`);
      if (payment === 'givenUp') return answer;
    }
    await standIn.pay(intentId, 'pm_card_visa');
    return goOn();
  };
  /** Time passes, and the shop does what it does by itself. */
  const pass = async (ms: number) => {
    shop.time.now = new Date(shop.time.now.getTime() + ms);
    await drainOutbox(shop.outbox);
    await deliver();
  };

  return Object.assign(shop, {
    pay,
    pass,
    /** Orders and pays; one whose payment is given up has ended when this answers. */
    async order(body: OrderToPost, payment: DrawnPayment = 'paid') {
      const { body: opened } = await shop.checkout.start(body);
      const buy = () => shop.checkout.buy(body, opened.paymentIntentId);
      const bought = opened.amount > 0 ? await pay(opened.paymentIntentId, payment, buy) : await buy();
      if (bought.status === 402) await pass(UNPAID_MS);
      return { opened, ...(bought.status !== 200 && { refused: bought.body.code as string }) };
    },
    /** Cancels an order for whatever it gives back today. */
    async cancel(uuid: string, email: string) {
      const call = (expectedRefund: number) => shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund });
      const requested = await call(0);
      const answer = requested.body.code === 'REFUND_CHANGED' ? await call(requested.body.amount) : requested;
      return answer.status === 200 ? { refund: answer.body.refund.total as number } : { refused: answer.body.code as string };
    },
    /** Time passes while the bank declines every card that has paid for an order. */
    async passDeclined(uuid: string, ms: number) {
      const { account } = standIn;
      const cards = (await intentsOf(shop, uuid)).flatMap((id) => account.intents.get(id)?.payment_method?.id ?? []);
      for (const card of cards) account.declineMethod(card, 'insufficient_funds');
      await pass(ms);
      for (const card of cards) account.acceptMethod(card);
    },
    async giveBackElsewhere(payment: string, cents: number) {
      standIn.account.refund(payment, cents);
      await deliver();
    },
    providerOf: (uuid: string) => providerOf(uuid, { shop, account: () => standIn.account, deliver }),
  });
}

export const days = (count: number): number => count * DAY_MS;

interface Surroundings {
  readonly shop: ShopOfFile;
  readonly account: () => StripeStandIn['account'];
  readonly deliver: () => Promise<void>;
}

/** What happens at the provider to the payments of an order. */
function providerOf(uuid: string, { shop, account, deliver }: Surroundings): PlayedProvider {
  return {
    async payments() {
      const { intents, disputes } = account();
      return (await intentsOf(shop, uuid)).flatMap((id) => {
        const charge = intents.get(id)?.latest_charge;
        if (!charge) return [];
        const lost = [...disputes.values()].filter(
          (one) => one.payment_intent === id && one.status !== 'won' && one.status !== 'prevented',
        );
        const withdrawn = lost.reduce((sum, { amount }) => sum + amount, 0);
        return [{ id, paid: charge.amount, refunded: charge.amount_refunded, withdrawn }];
      });
    },
    async dispute({ payment, cents }) {
      const { id } = account().dispute(payment, { amount: cents });
      await deliver();
      return id;
    },
    async closeDispute(id, end) {
      account().closeDispute(id, end);
      await deliver();
    },
    async failRefund(place) {
      const ids = new Set(await intentsOf(shop, uuid));
      const onTheirWay = [...account().refunds.values()].filter((one) => ids.has(one.payment_intent) && one.status === 'pending');
      const refund = onTheirWay[place % onTheirWay.length];
      if (!refund) return undefined;
      account().settleRefund(refund.id, 'failed');
      await deliver();
      return { payment: refund.payment_intent, cents: refund.amount };
    },
    async transferRefund(place) {
      const failed = await failedRefundsOf(shop, uuid);
      const refund = failed[place % failed.length];
      if (!refund) return undefined;
      const { key, payment } = refund;
      return { payment, cents: await transferRefund({ db: shop.db, now: shop.time.now }, { key, ...TRANSFER }) };
    },
  };
}

/** Ids at the provider, sorted. */
async function intentsOf(shop: ShopOfFile, uuid: string): Promise<string[]> {
  const rows = await shop.db.selectFrom('payment_intent').select('id').where('purchase_uuid', '=', uuid).execute();
  return rows.map(({ id }) => id).sort((one, other) => (one < other ? -1 : 1));
}

function failedRefundsOf(shop: ShopOfFile, uuid: string) {
  return shop.db
    .selectFrom('payment_refund')
    .innerJoin('payment_intent', 'payment_intent.id', 'payment_refund.intent_id')
    .select(['payment_refund.key', 'payment_intent.id as payment'])
    .where('purchase_uuid', '=', uuid)
    .where('failed_at', 'is not', null)
    .where('done_at', 'is', null)
    .orderBy('payment_refund.created_at')
    .orderBy('payment_refund.key')
    .execute();
}
