import { randomUUID } from 'node:crypto';
import { outboxHandlers } from '../../notifications/notification-outbox-handlers.ts';
import { paymentOutboxHandlers } from '../payment-outbox-handlers.ts';
import { OutboxWorker } from '../../platform/jobs/outbox.ts';
import { stripeShop } from '../providers/stripe/stripe-shop.test-utils.ts';
import { visitor, type Visitor } from '../../accounts/routes/visitor.test-utils.ts';
import { BUYER, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { hashPassword } from '../../accounts/authentication/password-hash.ts';

const NO_PASSKEYS = { passkey_after_password: false, passkey_step_ends_at: null };

export const PASSWORD = 'een-blauw-meer';

const PRICES = { now: 24_000, '3x': 24_360, deferred: 24_000 } as const;

export interface Bought {
  readonly uuid: string;
  readonly number: string;
  readonly paymentIntentId: string;
}

/** A shop whose payments Stripe takes, with customers who are signed in. */
export function cardShop(opening: Parameters<typeof stripeShop>[0] = {}) {
  const here = stripeShop(opening);
  let customers = 0;
  beforeEach(async () => void (await here.shop.db.deleteFrom('attempt').execute()));

  const customer = async (): Promise<Visitor & { readonly id: string; readonly email: string }> => {
    const email = `card${++customers}@example.com`;
    const id = randomUUID();
    const about = {
      email_verified_at: here.shop.time.now,
      created_at: here.shop.time.now,
      locale: 'fr_FR',
      blocked_at: null,
      ...NO_PASSKEYS,
    };
    const nothing = { civility: null, phone_number: null, address_line: null, postal_code: null, city: null, country: null };
    const names = { first_name: 'Marie', last_name: 'Durand', password_hash: await hashPassword(PASSWORD) };
    await here.shop.db
      .insertInto('account')
      .values({ id, email, ...names, ...about, ...nothing })
      .execute();
    const browser = visitor(here.app);
    expect((await browser.post('/gateway/account/sessions', { email, password: PASSWORD })).status).toBe(200);
    return Object.assign(browser, { id, email });
  };
  /** The secret by which the form of this customer shows saved cards. */
  const form = async (browser: Visitor, orderUUID?: string) => {
    const { body } = await browser.post('/gateway/account/cards/form', orderUUID ? { orderUUID } : {});
    return body.clientSecret as string;
  };
  const open = async (browser: Visitor, plan: keyof typeof PRICES = 'now') => {
    const paymentPlan = plan === 'now' ? {} : { paymentPlan: plan };
    const stay = stayItems({ checkin: '2030-06-20', checkout: '2030-06-22' });
    const order = orderOf(stay, PRICES[plan], { ...paymentPlan, buyer: { ...BUYER, email: { email: 'elsewhere@example.com' } } });
    const { body } = await browser.post('/gateway/purchase/orders', order);
    return { order, opened: body as { orderUUID: string; paymentIntentId: string } };
  };
  /** What the form does in the customer's browser; `save` is its checkbox. */
  const confirm = async (paymentIntentId: string, means: { session?: string; number?: string; save?: boolean; saved?: string }) => {
    const { number = '4242 4242 4242 4242', save, saved, session } = means;
    const { client_secret, object } = here.standIn.account.intent(paymentIntentId);
    const card = { 'payment_method_data[type]': 'card', 'payment_method_data[card][number]': number };
    const fields = {
      key: 'pk_test_1',
      client_secret,
      ...(session && { customer_session_client_secret: session }),
      ...(saved ? { payment_method: saved } : card),
      ...(save && { 'payment_method_data[allow_redisplay]': 'always' }),
    };
    const address = `${here.standIn.origin}/v1/${object}s/${paymentIntentId}/confirm`;
    return (await (await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })).json()) as { status?: string };
  };
  /** Buys two nights of 120 euros, by default with a card that the customer saves by the form's checkbox. */
  const buy = async (browser: Visitor, how: { plan?: keyof typeof PRICES; saved?: string; save?: boolean } = {}): Promise<Bought> => {
    const session = await form(browser);
    const { order, opened } = await open(browser, how.plan);
    await confirm(opened.paymentIntentId, { session, save: how.save ?? !how.saved, ...(how.saved && { saved: how.saved }) });
    const pspAuthorization = { paymentIntentId: opened.paymentIntentId, paymentMethod: 'card' };
    const bought = await browser.post('/gateway/purchase/zeppto', { ...order, pspAuthorization });
    expect(bought.status).toBe(200);
    const { booking_number: number } = await here.shop.db
      .selectFrom('purchase')
      .select('booking_number')
      .where('uuid', '=', opened.orderUUID)
      .executeTakeFirstOrThrow();
    return { uuid: opened.orderUUID, number, paymentIntentId: opened.paymentIntentId };
  };
  /** One round of the outbox, with the provider of this shop; waits are over. */
  const deliver = async () => {
    const { db, time } = here.shop;
    await db
      .updateTable('outbox')
      .set({ next_attempt_at: new Date(0) })
      .where('sent_at', 'is', null)
      .execute();
    const post = { db, mailbox: { deliver: () => Promise.resolve() }, clock: () => time.now };
    const sender = { shopName: 'Test shop', publicOrigin: 'http://shop.test', preferencesKey: 'key' };
    await new OutboxWorker({
      db,
      handlers: {
        ...outboxHandlers({ ...post, sender, contactAddress: 'care@shop.example', print: () => Promise.resolve([]) }),
        ...paymentOutboxHandlers({ db, psp: here.provider }),
      },
      log: { warn: () => undefined },
    }).runOnce();
  };
  const cards = async (browser: Visitor) => (await browser.get('/gateway/account/cards')).body;
  const customerOf = (accountId: string) =>
    here.shop.db.selectFrom('payment_customer').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  return Object.assign(here, { customer, form, open, confirm, buy, deliver, cards, customerOf });
}
