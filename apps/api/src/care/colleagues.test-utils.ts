import type { Answer, Visitor } from '../accounts/routes/visitor.test-utils.ts';
import type { Database } from '../platform/database/database.ts';
import type { ShopSettings } from '../platform/settings/settings.ts';
import { orderSubject } from './audit-log.ts';

export const REASON = { reason: 'Call 4711' };

/** Of a shop whose colleagues sign in at the stand-in, where `+reader` in an address is the colleague's group. */
export const CARE_SETTINGS = {
  customerCareHosts: 'any',
  customerCare: {
    ...{ provider: 'local', clientId: 'local', issuers: ['local'], jwksUrl: '', domain: 'shop.example' },
    groups: { reader: ['reader'], agent: ['agent'], supervisor: ['supervisor'] },
  },
} satisfies Partial<ShopSettings>;

/** The browser, in which `ines+reader@shop.example` has signed in where `name` is `ines+reader`. */
export async function signedIn(browser: Visitor, name: string): Promise<Visitor> {
  const { body } = await browser.post('/gateway/customer-care/local/tokens', { email: `${name}@shop.example` });
  expect((await browser.post('/gateway/customer-care/sessions', body)).status).toBe(200);
  return browser;
}

interface ActBody {
  /** Idempotency key; a new one by default. `''`: the header is left out. */
  readonly key?: string;
  readonly [field: string]: unknown;
}

/** An act of a colleague; `path` below the orders, such as `{uuid}/notes`. */
export async function act(who: Visitor, path: string, { key, ...body }: ActBody): Promise<Pick<Answer, 'status' | 'body'>> {
  const { status, body: answer } = await who.post(`/care-gateway/orders/${path}`, { ...REASON, ...body }, key);
  return { status, body: answer };
}

/** What the audit log holds about an order, oldest first, without who has read its story. */
export const recordsOf = (db: Database, uuid: string) =>
  db
    .selectFrom('care_audit')
    .select(['colleague', 'action', 'reason', 'detail'])
    .where((is) => is(is.val(orderSubject(uuid)), '=', is.fn.any('subjects')))
    .where('action', '!=', 'story')
    .orderBy('id')
    .execute();
