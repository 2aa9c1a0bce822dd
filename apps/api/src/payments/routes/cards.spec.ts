import { exportedBy } from '../../testing/exported-data.ts';
import { cardShop, PASSWORD } from '../cards/card-shop.test-utils.ts';
import { openPaymentCustomer } from '../cards/payment-customer.ts';
import { ALLOWANCES } from '../../platform/security/attempts.ts';
import { planned } from '../schedule/write-schedule.ts';
import { NOW } from '../providers/stripe/stripe-shop.test-utils.ts';
import type { SavedCards } from '../saved-cards.ts';
import { signInRoles } from '../../testing/requests/roles.ts';
import { eraseOnItsDay } from '../../privacy/routes/erasure.test-utils.ts';
import { visitor, type Visitor } from '../../accounts/routes/visitor.test-utils.ts';

const here = cardShop();
const remove = (browser: ReturnType<typeof visitor>, id: string) => browser.ask('DELETE', `/gateway/account/cards/${id}`);

/** What each role sends along; the customer is signed in once more. */
function roles(email: string) {
  const post = async (path: string, body: object) => {
    const answer = await visitor(here.app).post(path, body);
    return { body: JSON.stringify(answer.body), cookies: answer.cookies.map(({ name, value }) => `${name}=${value}`) };
  };
  return signInRoles({ db: here.shop.db, post, customer: { email, password: PASSWORD }, colleague: 'ines@shop.example' });
}

describe('saved cards', () => {
  test('a card that its owner had saved is listed, pays again, and is removed at the provider; no number of it comes here', async () => {
    const marie = await here.customer();
    expect(await here.cards(marie)).toEqual({ isOffered: true, cards: [] });
    await here.buy(marie);
    const listed = await here.cards(marie);
    const card = { brand: 'visa', last4: '4242', expires: '2034-12', isDefault: false, chargedFor: [] };
    expect(listed).toEqual({ isOffered: true, cards: [{ id: expect.stringMatching(/^pm_/), ...card }] });
    const { id } = listed.cards[0];
    const again = await here.buy(marie, { saved: id });
    expect(here.standIn.account.intent(again.paymentIntentId)).toMatchObject({ status: 'succeeded', payment_method: { id } });
    expect((await remove(marie, id)).status).toBe(204);
    expect((await here.cards(marie)).cards).toEqual([]);
    expect(here.standIn.account.methods.get(id)?.customer).toBeNull();
    expect((await remove(marie, id)).status).toBe(404);
  });

  test('a card that nobody ticked the box for is not saved', async () => {
    const marie = await here.customer();
    await here.buy(marie, { save: false });
    expect((await here.cards(marie)).cards).toEqual([]);
  });

  test('an account is one customer at the provider, also for processes that come at once, and is told by nothing but its id', async () => {
    const marie = await here.customer();
    const secrets = await Promise.all(Array.from({ length: 5 }, () => here.form(marie)));
    expect(new Set(secrets).size).toBe(5);
    const made = [...here.standIn.account.customers.all.values()].filter(({ metadata }) => metadata.reference === marie.id);
    expect(made).toHaveLength(1);
    expect(await here.customerOf(marie.id)).toMatchObject({ customer_id: made[0]!.id, provider_account: 'acct_standin' });
    const requested = here.standIn.requested.filter(({ method, path }) => method === 'POST' && path === '/v1/customers');
    for (const { form } of requested) expect(Object.fromEntries(form)).toEqual({ 'metadata[reference]': marie.id });
  });

  test('a customer whom somebody deleted at the provider is made again, and their order is taken without', async () => {
    const marie = await here.customer();
    await here.form(marie);
    const { customer_id: before } = (await here.customerOf(marie.id))!;
    here.standIn.account.customers.delete(before);
    const { opened } = await here.open(marie);
    expect(here.standIn.account.intent(opened.paymentIntentId).customer).toBeNull();
    expect(await here.cards(marie)).toEqual({ isOffered: true, cards: [] });
    expect(await here.form(marie)).toMatch(/^cuss_/);
    expect((await here.customerOf(marie.id))?.customer_id).not.toBe(before);
  });

  test('are the provider’s to tell: while it is away the list is a 503 that says when to come back', async () => {
    const marie = await here.customer();
    await here.form(marie);
    here.standIn.state.isDown = true;
    const answer = await marie.get('/gateway/account/cards');
    expect([answer.status, answer.body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    expect(answer.headers['retry-after']).toBeDefined();
  });
});

describe('a card that is still to be charged', () => {
  afterEach(() => void (here.shop.time.now = NOW));

  test.each(['3x', 'deferred'] as const)('for a booking paid %s stays, and the refusal names the booking', async (plan) => {
    const marie = await here.customer();
    const { uuid, number } = await here.buy(marie, { plan });
    const { cards } = await here.cards(marie);
    expect(cards).toMatchObject([{ last4: '4242', chargedFor: [number] }]);
    const refused = await remove(marie, cards[0].id);
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'CARD_IN_USE', field: 'id' })]);
    expect(refused.body.message).toContain(number);
    await here.shop.db.updateTable('payment_schedule').set({ status: 'paid' }).where('purchase_uuid', '=', uuid).execute();
    expect((await remove(marie, cards[0].id)).status).toBe(204);
  });

  test('cannot be removed in the provider’s form either', async () => {
    const marie = await here.customer();
    const mayRemove = async () => here.standIn.account.customers.session(await here.form(marie)).features.payment_method_remove;
    expect(await mayRemove()).toBe('enabled');
    await here.buy(marie, { plan: '3x' });
    expect(await mayRemove()).toBe('disabled');
  });

  test('may be another one that an instalment was paid by since', async () => {
    const marie = await here.customer();
    const { uuid, number } = await here.buy(marie, { plan: '3x' });
    const first = (await here.cards(marie)).cards[0].id;
    here.shop.time.now = new Date('2030-06-02T10:00:00Z');
    const session = await here.form(marie, uuid);
    const begun = await marie.post(`/gateway/bookings/${uuid}/instalments/2/payment`, { email: 'elsewhere@example.com' });
    const { paymentIntentId } = begun.body;
    await here.confirm(paymentIntentId, { session, number: '5555555555554444', save: true });
    const paid = { email: 'elsewhere@example.com', paymentIntentId };
    expect((await marie.post(`/gateway/bookings/${uuid}/instalments/2/payment/complete`, paid)).status).toBe(200);
    expect((await here.cards(marie)).cards).toMatchObject([
      { brand: 'mastercard', chargedFor: [number] },
      { id: first, chargedFor: [] },
    ]);
    expect((await remove(marie, first)).status).toBe(204);
  });
});

describe('saved cards are for their owner alone', () => {
  test.each(['nobody', 'partner', 'care'] as const)('%s sees, removes and uses none', async (role) => {
    const marie = await here.customer();
    const { uuid } = await here.buy(marie);
    const { id } = (await here.cards(marie)).cards[0];
    const headers = (await roles(marie.email))[role];
    const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
      const requested = { method, url: `/gateway/account/cards${path}`, headers: { origin: 'http://shop.test', ...headers } };
      return (await here.app.inject({ ...requested, ...(payload && { payload }) })).json() as object;
    };
    const answers = [await call('GET', ''), await call('DELETE', `/${id}`), await call('POST', '/form', { orderUUID: uuid })];
    expect(answers).toEqual(answers.map(() => ({ code: 'SIGN_IN_NEEDED', message: expect.any(String) })));
    expect((await here.cards(marie)).cards).toMatchObject([{ id }]);
  });

  test('another customer sees, removes and pays with none of them', async () => {
    const marie = await here.customer();
    const { uuid } = await here.buy(marie);
    const { id } = (await here.cards(marie)).cards[0];
    const bram = await here.customer();
    await here.form(bram);
    expect((await here.cards(bram)).cards).toEqual([]);
    expect((await remove(bram, id)).status).toBe(404);
    expect((await bram.post('/gateway/account/cards/form', { orderUUID: uuid })).status).toBe(404);
    const { opened } = await here.open(bram);
    expect(await here.confirm(opened.paymentIntentId, { saved: id })).toMatchObject({ error: { type: 'invalid_request_error' } });
    expect((await here.cards(marie)).cards).toMatchObject([{ id }]);
  });

  test('a customer who pays for another’s booking, which its number opened, has no card saved with the account', async () => {
    const marie = await here.customer();
    const { uuid } = await here.buy(marie, { plan: '3x' });
    const other = await here.customer();
    expect((await other.post('/gateway/account/cards/form', { orderUUID: uuid })).status).toBe(404);
    const begun = await other.post(`/gateway/bookings/${uuid}/instalments/2/payment`, { email: 'elsewhere@example.com' });
    const { customer } = here.standIn.account.intent(begun.body.paymentIntentId);
    expect([(await here.customerOf(marie.id))?.customer_id, (await here.customerOf(other.id))?.customer_id]).not.toContain(customer);
  });

  test.each([
    ['providerAccount', 'one customer'],
    ['cardsInAll', 'everybody together'],
  ] as const)('%s limits how often %s makes us call the provider, for an export too', async (...[name]) => {
    const marie = await here.customer();
    await here.cards(marie);
    await here.shop.db.updateTable('attempt').set({ count: ALLOWANCES[name].tries }).where('scope', '=', name).execute();
    const requested = here.standIn.requested.length;
    for (const call of ['cards', 'export']) expect((await marie.get(`/gateway/account/${call}`)).status).toBe(429);
    expect(here.standIn.requested).toHaveLength(requested);
  });
});

describe('an erased account', () => {
  const erase = (who: Visitor) => eraseOnItsDay({ db: here.shop.db, psp: here.provider }, who);

  test('is forgotten by the provider too, as soon as that can be reached, once', async () => {
    const marie = await here.customer();
    const { uuid } = await here.buy(marie);
    await here.shop.db.updateTable('purchase').set({ checkin: '2030-05-01', checkout: '2030-05-02' }).where('uuid', '=', uuid).execute();
    await here.shop.db.updateTable('outbox').set({ sent_at: here.shop.time.now }).execute();
    const { customer_id } = (await here.customerOf(marie.id))!;
    here.standIn.state.isDown = true;
    await erase(marie);
    await here.deliver();
    expect(here.standIn.account.customers.all.has(customer_id)).toBe(true);
    here.standIn.state.isDown = false;
    here.standIn.state.losesAnswers = 2;
    await here.deliver();
    await here.deliver();
    expect(here.standIn.account.customers.all.has(customer_id)).toBe(false);
    const left = await here.shop.db.selectFrom('outbox').select(['kind', 'payload']).where('sent_at', 'is', null).execute();
    expect(left).toEqual([]);
    expect(await here.customerOf(marie.id)).toBeUndefined();
  });

  test('whose customer is made at this moment leaves none behind', async () => {
    const marie = await here.customer();
    const { savedCards } = here.provider;
    const cards: SavedCards = {
      ...savedCards,
      async createCustomer(requested) {
        const made = await savedCards.createCustomer(requested);
        await here.shop.db.deleteFrom('account').where('id', '=', marie.id).execute();
        return made;
      },
    };
    const opened = openPaymentCustomer({ db: here.shop.db, cards }, marie.id);
    await expect(opened).rejects.toMatchObject({ status: 401 });
    const left = [...here.standIn.account.customers.all.values()].filter(({ metadata }) => metadata.reference === marie.id);
    expect(left).toEqual([]);
  });

  test('with an instalment that is open stays, and so do its cards', async () => {
    const marie = await here.customer();
    const { uuid } = await here.buy(marie);
    await here.shop.db.updateTable('purchase').set({ checkin: '2030-05-01', checkout: '2030-05-02' }).where('uuid', '=', uuid).execute();
    await here.shop.db.updateTable('outbox').set({ sent_at: here.shop.time.now }).execute();
    await here.shop.db
      .insertInto('payment_schedule')
      .values(planned({ uuid, number: 1, day: '2030-06-10', amount: 4_000 }))
      .execute();
    await erase(marie);
    expect((await here.cards(marie)).cards).toHaveLength(1);
  });
});

test('a customer takes along what is saved, and who they are at the provider', async () => {
  const marie = await here.customer();
  await here.buy(marie);
  const { data } = await exportedBy(marie);
  expect(data.cards).toEqual([{ brand: 'visa', last4: '4242', expires: '2034-12' }]);
  expect(data.paymentCustomers).toEqual([{ customerId: expect.stringMatching(/^cus_/), createdAt: expect.any(String) }]);
});
