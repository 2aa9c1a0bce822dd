import { openAccountShop, PASSWORD, type AccountShop, OPENING_MS } from './account-shop.test-utils.ts';
import type { Answer, Visitor } from './visitor.test-utils.ts';

const STRANGER = { email: 'stranger@example.com' };
const WISH = {
  ...{ ...STRANGER, locale: 'fr_FR', pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 } },
  travelPeriod: { checkinDate: '2030-08-01', checkoutDate: '2030-08-02' },
};
const NO_CREDENTIAL = {
  ...{ id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'AA', attestationObject: 'AA' },
};
const PAYMENT = { ...STRANGER, paymentIntentId: 'pi_1' };

/**
 * What a call answers to whom it is not for.
 * `session`: a customer's own; without a session that holds it is 401 `SIGN_IN_NEEDED`.
 * `order`: of one order; whoever has neither its key, its address nor its account is refused with this status and code.
 * `care`: a colleague’s with a role; 401 without a session of customer care, 404 in customer-care mode without a role.
 * `centre`: an activity centre’s; 401 for everybody without its session or key.
 * `outline`: tells a stranger no more than how the order stands.
 * `open`: for everybody, with the reason why.
 */
type Entry =
  | { readonly kind: 'session'; readonly body?: object }
  | { readonly kind: 'order'; readonly body?: object; readonly refusal: readonly [status: number, code: string] }
  | { readonly kind: 'care'; readonly body: object }
  | { readonly kind: 'centre'; readonly body?: object }
  | { readonly kind: 'outline' }
  | { readonly kind: 'open'; readonly why: string };

const session = (body?: object): Entry => ({ kind: 'session', ...(body && { body }) });
const order = (status: number, code: string, body?: object): Entry => ({ kind: 'order', refusal: [status, code], ...(body && { body }) });
const care = (body: object): Entry => ({ kind: 'care', body: { ...body, reason: 'Call 4711' } });
const centre = (body?: object): Entry => ({ kind: 'centre', ...(body && { body }) });
const open = (why: string): Entry => ({ kind: 'open', why });

/** One entry for each call of accounts, orders, activity centres and customer care. */
const CALLS: Readonly<Record<string, Entry>> = {
  'POST /gateway/account/registrations': open('whoever has no account yet'),
  'POST /gateway/account/registrations/confirm': open('the token of the mail and the password open it'),
  'POST /gateway/account/sessions': open('signing in'),
  'POST /gateway/account/password-resets': open('whoever cannot sign in'),
  'POST /gateway/account/password-resets/complete': open('the token of the mail opens it'),
  'POST /gateway/account/sign-in-links': open('whoever wants no password'),
  'POST /gateway/account/sign-in-links/complete': open('the token of the mail opens it'),
  'POST /gateway/account/email-changes/approve': open('the token of the mail opens it'),
  'POST /gateway/account/email-changes/confirm': open('the token of the mail opens it'),
  'GET /gateway/account/session': open('says who asks, also that nobody does'),
  'DELETE /gateway/account/sessions/current': open('signing out ends what there is'),
  'GET /gateway/account/sessions': session(),
  'DELETE /gateway/account/sessions': session(),
  'DELETE /gateway/account/sessions/others': session(),
  'DELETE /gateway/account/sessions/{id}': session(),
  'PUT /gateway/account/password': session({ current: PASSWORD, password: 'drie-groene-bomen' }),
  'GET /gateway/account/profile': session(),
  'PATCH /gateway/account/profile': session({ firstName: 'Mallory' }),
  'GET /gateway/account/newsletter': session(),
  'PUT /gateway/account/newsletter': session({ subscribed: true }),
  'POST /gateway/account/email-changes': session({ ...STRANGER, password: PASSWORD }),
  'GET /gateway/account/trips': session(),
  'POST /gateway/account/trips': session({ ...STRANGER, bookingNumber: '10000001' }),
  'GET /gateway/account/trips/{uuid}': session(),
  'GET /gateway/account/gifts': session(),
  'GET /gateway/account/wishlist': session(),
  'POST /gateway/account/wishlist': session({ items: [] }),
  'PUT /gateway/account/wishlist/{type}/{id}': session(),
  'DELETE /gateway/account/wishlist/{type}/{id}': session(),
  'PUT /gateway/account/wishlist/{type}/{id}/note': session({ note: 'Mallory was here' }),
  'PUT /gateway/account/wishlist/alerts': session({ on: true }),
  'GET /gateway/account/wishlist/share': session(),
  'POST /gateway/account/wishlist/share': session(),
  'DELETE /gateway/account/wishlist/share': session(),
  'GET /gateway/account/cards': session(),
  'DELETE /gateway/account/cards/{id}': session(),
  'POST /gateway/account/cards/form': session({}),
  'GET /gateway/account/passkeys': session(),
  'POST /gateway/account/passkeys/options': session({ password: PASSWORD }),
  'POST /gateway/account/passkeys': session({ credential: NO_CREDENTIAL }),
  'PUT /gateway/account/passkeys/after-password': session({ enabled: true, password: PASSWORD }),
  'PATCH /gateway/account/passkeys/{id}': session({ name: 'Mallory was here' }),
  'POST /gateway/account/passkeys/{id}/removal': session({ password: PASSWORD }),
  'POST /gateway/account/passkey-sessions/options': open('signing in'),
  'POST /gateway/account/passkey-sessions': open('a passkey that has signed the challenge opens it'),
  'GET /gateway/account/export': session(),
  'POST /gateway/account/erasure': session({ password: PASSWORD }),
  'DELETE /gateway/account/erasure': session(),
  'POST /care-gateway/searches': care({ query: 'anna@example.com' }),
  'POST /care-gateway/orders/{uuid}/story': care({}),
  'POST /care-gateway/orders/{uuid}/notes': care({ note: 'Mallory was here' }),
  'POST /care-gateway/orders/{uuid}/confirmation-mails': care({}),
  'POST /care-gateway/orders/{uuid}/mails': care({ mail: 'confirmationMail' }),
  'POST /care-gateway/orders/{uuid}/cancellation': care({ expectedRefund: 0 }),
  'POST /care-gateway/orders/{uuid}/refunds': care({ amount: 1 }),
  'POST /care-gateway/orders/{uuid}/refunds/{id}/decision': care({ decision: 'confirm' }),
  'POST /care-gateway/orders/{uuid}/gifts/{number}/extension': care({ until: '2030-01-01', goodwill: false }),
  'POST /care-gateway/orders/{uuid}/gift-deliveries/{deliveryId}/address': care({ recipientEmail: 'mallory@example.com' }),
  'POST /care-gateway/orders/{uuid}/gifts/{number}/holder': care({
    givenTo: 'luc@example.com',
    firstName: 'Mallory',
    email: 'mallory@example.com',
  }),
  'POST /care-gateway/accounts/{id}/block': care({}),
  'POST /care-gateway/accounts/{id}/unblock': care({}),
  'POST /care-gateway/audit-log': care({ from: '2030-01-01', to: '2030-01-02' }),
  'POST /gateway/centre/sessions': open('the key of the centre opens it'),
  'GET /gateway/centre/session': centre(),
  'DELETE /gateway/centre/session': open('leaving ends what there is'),
  'POST /gateway/centre/voucher-checks': centre({ code: 'CODE-2345' }),
  'POST /gateway/centre/redemptions': centre({ code: 'CODE-2345' }),
  'POST /gateway/purchase/price': open('whoever is about to buy'),
  'GET /gateway/purchase/insurance': open('whoever is about to buy'),
  'GET /gateway/purchase/alma/eligibility': open('whoever is about to buy'),
  'POST /gateway/purchase/orders': open('whoever buys'),
  'POST /gateway/purchase/zeppto': open('the payment that was announced completes its own order'),
  'GET /gateway/orders/{uuid}': { kind: 'outline' },
  'POST /gateway/orders/{uuid}/access': order(403, 'ORDER_ACCESS_NEEDED', { key: 'guessed' }),
  'POST /gateway/orders/{uuid}/account': order(403, 'ORDER_ACCESS_NEEDED', { password: PASSWORD }),
  'GET /gateway/orders/{uuid}/payment': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/confirmation.pdf': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/voucher.pdf': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/invoice.pdf': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/invoices/{number}': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/credit-note.pdf': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/papers.zip': order(403, 'ORDER_ACCESS_NEEDED'),
  'GET /gateway/orders/{uuid}/calendar.ics': order(403, 'ORDER_ACCESS_NEEDED'),
  'PATCH /gateway/orders/{uuid}/gift-deliveries/{deliveryId}': order(403, 'ORDER_ACCESS_NEEDED', { message: 'Mallory was here' }),
  'POST /gateway/orders/{uuid}/gift-deliveries/{deliveryId}/sending': order(403, 'ORDER_ACCESS_NEEDED', {}),
  'POST /gateway/orders/{uuid}/gift-deliveries/{deliveryId}/address': order(403, 'ORDER_ACCESS_NEEDED', {
    recipientEmail: 'mallory@example.com',
  }),
  'POST /gateway/bookings/find': order(404, 'NOT_FOUND', { ...STRANGER, bookingNumber: '10000001', locale: 'fr_FR' }),
  'POST /gateway/bookings/{uuid}/modification-days': order(404, 'NOT_FOUND', { ...STRANGER, locale: 'fr_FR', offerId: '101' }),
  'POST /gateway/bookings/{uuid}/modification-nights': order(404, 'NOT_FOUND', {
    ...{ ...STRANGER, offerId: '101', checkinDate: WISH.travelPeriod.checkinDate },
    ...{ locale: WISH.locale, pax: WISH.pax },
  }),
  'POST /gateway/bookings/{uuid}/modification-price': order(404, 'NOT_FOUND', WISH),
  'POST /gateway/bookings/{uuid}/modification': order(404, 'NOT_FOUND', { ...WISH, expectedDifference: 0 }),
  'POST /gateway/bookings/{uuid}/modification/complete': order(404, 'NOT_FOUND', PAYMENT),
  'POST /gateway/bookings/{uuid}/cancellation': order(404, 'NOT_FOUND', { ...STRANGER, expectedRefund: 0 }),
  'POST /gateway/bookings/{uuid}/instalments/{number}/payment': order(404, 'NOT_FOUND', STRANGER),
  'POST /gateway/bookings/{uuid}/instalments/{number}/payment/complete': order(404, 'NOT_FOUND', PAYMENT),
  'POST /gateway/bookings/{uuid}/invoice': order(404, 'NOT_FOUND', STRANGER),
};

const OF_ACCOUNTS_AND_ORDERS = /^\/(gateway\/(account|centre|orders|bookings|purchase)|care-gateway)\//;
const WHO = ['nobody', 'an expired session', 'a session that was ended elsewhere'] as const;

let shop: AccountShop;
let trip: string;
let annasSession: string;
let anna: Visitor;
/** Of customer care, in no group that has a role. */
let colleague: Visitor;
let others: Readonly<Record<(typeof WHO)[number] | 'another customer', Visitor>>;

beforeAll(async () => {
  shop = await openAccountShop({ customerCareHosts: 'any' });
  anna = await shop.customer('anna@example.com', 'Anna');
  trip = await shop.order({ email: 'anna@example.com', accountId: anna.cookies.get('account_id')! });
  annasSession = (await anna.get('/gateway/account/sessions')).body.sessions[0].id;
  const [expired, ended] = [await shop.customer('expired@example.com'), await shop.customer('ended@example.com')];
  await shop.db
    .updateTable('session')
    .set({ expires_at: new Date('2030-05-31T10:00:00Z') })
    .where('account_id', '=', expired.cookies.get('account_id')!)
    .execute();
  colleague = shop.visitor();
  const { body: token } = await colleague.post('/gateway/customer-care/local/tokens', { email: 'ines@shop.example' });
  expect((await colleague.post('/gateway/customer-care/sessions', token)).status).toBe(200);
  const elsewhere = shop.visitor();
  await elsewhere.post('/gateway/account/sessions', { email: 'ended@example.com', password: PASSWORD });
  await elsewhere.ask('DELETE', '/gateway/account/sessions/others');
  others = {
    nobody: shop.visitor(),
    'an expired session': expired,
    'a session that was ended elsewhere': ended,
    'another customer': await shop.customer('stranger@example.com', 'Stranger'),
  };
}, OPENING_MS);

beforeEach(async () => void (await shop.db.deleteFrom('attempt').execute()));
afterAll(() => shop?.end());

/** A call as somebody makes it who knows the ids of Anna's things. The cookies of whoever asks stay as they are. */
async function ask(who: Visitor, call: string, body?: object): Promise<Answer> {
  const [method, path] = call.split(' ') as ['GET', string];
  const id = path.includes('sessions') ? annasSession : path.includes('cards') ? 'pm_1' : '101';
  const url = path
    .replace('{uuid}', trip)
    .replace('{number}', path.includes('invoices') ? 'F2030-000001' : '2')
    .replace('{type}', 'STAY')
    .replace('{id}', id);
  const cookies = new Map(who.cookies);
  const answer = await who.ask(method, url, body);
  who.cookies.clear();
  for (const [name, value] of cookies) who.cookies.set(name, value);
  return answer;
}

const bodyOf = (entry: Entry) => ('body' in entry ? entry.body : undefined);
const callsOf = (kind: Entry['kind']) => Object.entries(CALLS).filter(([, entry]) => entry.kind === kind);

test('every call of accounts, orders, activity centres and customer care says whom it is for', () => {
  const paths = Object.entries(shop.app.swagger().paths ?? {}).filter(([path]) => OF_ACCOUNTS_AND_ORDERS.test(path));
  const calls = paths.flatMap(([path, methods]) => Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`));
  expect(calls.toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

describe.each(WHO)('%s', (who) => {
  test.each(callsOf('session'))('is refused %s @ACC-003', async (call, entry) => {
    const { status, body } = await ask(others[who], call, bodyOf(entry));
    expect([status, body.code]).toEqual([401, 'SIGN_IN_NEEDED']);
  });

  test.each(callsOf('order'))('is refused %s of somebody else', async (call, entry) => {
    const { status, body } = await ask(others[who], call, bodyOf(entry));
    expect([status, body.code]).toEqual(entry.kind === 'order' && entry.refusal);
    expect(JSON.stringify(body)).not.toMatch(/anna/i);
  });
});

describe('another customer', () => {
  test.each(callsOf('order'))('is refused %s of somebody else', async (call, entry) => {
    const { status, body } = await ask(others['another customer'], call, bodyOf(entry));
    expect([status, body.code]).toEqual(entry.kind === 'order' && entry.refusal);
  });

  test.each(callsOf('session').filter(([call]) => call.startsWith('GET') || call.includes('{uuid}') || call.includes('sessions/{id}')))(
    'learns nothing of somebody else by %s',
    async (call, entry) => {
      const { body } = await ask(others['another customer'], call, bodyOf(entry));
      for (const secret of ['anna@example.com', trip, annasSession]) expect(JSON.stringify(body)).not.toContain(secret);
    },
  );
});

test.each(callsOf('care'))('%s is refused to nobody, customers and colleagues without a role alike', async (call, entry) => {
  for (const who of Object.values(others)) expect((await ask(who, call, bodyOf(entry))).body.code).toBe('SIGN_IN_NEEDED');
  const { status, body } = await ask(colleague, call, bodyOf(entry));
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  expect(await shop.db.selectFrom('care_audit').select('id').execute()).toEqual([]);
});

test.each(callsOf('centre'))('%s is refused to everybody but a centre', async (call, entry) => {
  for (const who of [...Object.values(others), colleague]) expect((await ask(who, call, bodyOf(entry))).body.code).toBe('SIGN_IN_NEEDED');
});

test.each(callsOf('outline'))('%s tells a stranger no more than how it stands', async (call) => {
  for (const who of Object.values(others)) expect((await ask(who, call)).body).toEqual({ orderUUID: trip, status: 'paid', kind: 'stay' });
});

test('after all of that the owner has everything as it was', async () => {
  expect((await anna.get('/gateway/account/profile')).body).toMatchObject({ firstName: 'Anna', email: 'anna@example.com' });
  expect((await anna.get(`/gateway/account/trips/${trip}`)).body).toMatchObject({ status: 'paid' });
});
