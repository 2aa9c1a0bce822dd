import { draws, fc } from '@shop/testing/draw';
import { openAccountShop, PASSWORD, type AccountShop, OPENING_MS } from '../../accounts/routes/account-shop.test-utils.ts';
import type { Visitor } from '../../accounts/routes/visitor.test-utils.ts';

let shop: AccountShop;
let customer: Visitor;

beforeAll(async () => {
  shop = await openAccountShop();
  customer = await shop.customer('target@example.com');
}, OPENING_MS);

afterAll(() => shop?.end());

const TOKEN = 'a'.repeat(43);

/** Every call that takes a body, with one that is fine but for what is done to it. */
const CALLS: readonly [method: 'POST' | 'PUT' | 'PATCH', url: string, body: Record<string, unknown>][] = [
  [
    'POST',
    '/gateway/account/registrations',
    { email: 'a@example.com', password: PASSWORD, firstName: 'A', lastName: 'B', locale: 'fr_FR' },
  ],
  ['POST', '/gateway/account/registrations/confirm', { token: TOKEN, password: PASSWORD, wishlist: [{ type: 'STAY', id: '101' }] }],
  ['POST', '/gateway/account/sessions', { email: 'a@example.com', password: PASSWORD, wishlist: [{ type: 'STAY', id: '101' }] }],
  ['POST', '/gateway/account/password-resets', { email: 'a@example.com', locale: 'fr_FR' }],
  ['POST', '/gateway/account/password-resets/complete', { token: TOKEN, password: PASSWORD }],
  ['PUT', '/gateway/account/password', { current: 'x', password: PASSWORD }],
  ['PATCH', '/gateway/account/profile', { firstName: 'A', phoneNumber: '+33612345678', city: 'Gent', country: 'BE', civility: 'MR' }],
  ['POST', '/gateway/account/email-changes', { email: 'a@example.com', password: 'x' }],
  ['POST', '/gateway/account/email-changes/approve', { token: TOKEN }],
  ['POST', '/gateway/account/email-changes/confirm', { token: TOKEN }],
  ['POST', '/gateway/account/sign-in-links', { email: 'a@example.com', locale: 'fr_FR' }],
  ['POST', '/gateway/account/sign-in-links/complete', { token: TOKEN }],
  ['POST', '/gateway/account/erasure', { password: 'x' }],
  ['POST', '/gateway/account/wishlist', { items: [{ type: 'STAY', id: '101' }] }],
  ['POST', '/gateway/beneficiary/sessions', { code: 'ABCD1234' }],
  ['POST', '/gateway/customer-care/sessions', { credential: 'x'.repeat(40) }],
  ['POST', '/gateway/customer-care/local/tokens', { email: 'a@example.com' }],
  ['POST', '/gateway/marketing/newsletter', { email: 'a@example.com', country: 'FR', language: 'fr', source: 'x' }],
  [
    'POST',
    '/gateway/contact',
    {
      contact_reason: 'other',
      description: 'x',
      name: 'A',
      email: 'a@example.com',
      language: 'fr',
      pos: 'FR',
      retURL: '/',
      captcha: 'e30=',
    },
  ],
  ['POST', '/gateway/logs', { level: 'info', message: 'x', locale: 'fr_FR', location: '/' }],
  ['POST', '/gateway/reports/errors', { message: 'x', stack: 'y', release: 'z' }],
  ['POST', '/analytics/ga/collect/fr', { client_id: 'x', params: { page_path: '/' } }],
];

const HOSTILE = ['\0', '\ud83e', "' or 1=1 --", '<script>', '../../etc/passwd', '%00', '', ' ', 'é'.repeat(300), '9'.repeat(30)];
const anything = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
  fc.string({ unit: 'binary' }),
);

test('whatever a body holds, the answer is a clear one and never our failure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALLS), fc.nat(20), anything, async ([method, url, body], at, value) => {
      const field = Object.keys(body)[at % Object.keys(body).length]!;
      await shop.db.deleteFrom('attempt').execute();
      const { status, body: answer } = await customer.ask(method, url, { ...body, [field]: plain(value) });
      expect([url, field, status < 500]).toEqual([url, field, true]);
      if (status >= 400) expect(answer).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }),
    { numRuns: draws(250) },
  );
});

test.each(['[]', '"x"', 'null', '{', '', '{"__proto__":{"x":1}}', '[[[[[['])('a body of %s is refused everywhere', async (payload) => {
  for (const [method, url] of CALLS) {
    const answer = await shop.app.inject({
      method,
      url,
      headers: { 'content-type': 'application/json', origin: 'http://shop.test' },
      cookies: Object.fromEntries(customer.cookies),
      payload,
    });
    const isHarmless = answer.statusCode < 500 && (answer.statusCode >= 400 || url.endsWith('/profile'));
    expect([url, answer.statusCode, isHarmless]).toEqual([url, answer.statusCode, true]);
  }
});

test('cookies that are none are no session', async () => {
  for (const value of ['', ' ', '%', '\u0001', 'x'.repeat(5_000), 'a=b;c', '"'])
    expect((await shop.app.inject({ url: '/gateway/account/profile', headers: { cookie: `session=${value}` } })).statusCode).toBe(401);
});

/** JSON cannot say everything that JavaScript can. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value, (_, entry: unknown) => (typeof entry === 'bigint' ? String(entry) : entry)) ?? 'null');
  } catch {
    return null;
  }
}
