import { randomUUID } from 'node:crypto';
import { drainOutbox, orderCookie, orderOf } from '../../testing/checkout-client.ts';
import { visitor } from '../../accounts/routes/visitor.test-utils.ts';
import { openFullShop } from '../../checkout/full-shop.test-utils.ts';

export type Transfers = Awaited<ReturnType<typeof openTransfers>>;

/** Whom gifts are given on to. */
export const NADIA = { firstName: 'Nadia', email: 'nadia@example.com' };
export const LUC = 'luc@example.com';
export const BOUGHT = new Date('2030-06-01T10:00:00Z');

const SHOP = 'http://shop.test';
const CARE = {
  ...({ provider: 'local', clientId: 'local', issuers: ['local'], jwksUrl: '', domain: 'shop.example' } as const),
  groups: { reader: ['reader'], agent: ['agent'], supervisor: ['supervisor'] },
};

/** A shop, what holders of its gifts ask of it, and what its mails say. Every caller asks from an address of their own. */
export async function openTransfers() {
  const shop = await openFullShop({
    settings: { publicOrigin: SHOP, customerCareHosts: 'any', customerCareRefundLimit: 14_900, customerCare: CARE },
  });
  let visitors = 0;
  const post = async (url: string, payload: object, key: string = randomUUID()) => {
    const remoteAddress = `10.2.${Math.floor(visitors / 250)}.${visitors++ % 250}`;
    const headers = { 'idempotency-key': key, ...orderCookie(url) };
    const { statusCode: status, body, headers: answered } = await shop.app.inject({ method: 'POST', url, payload, remoteAddress, headers });
    return {
      status,
      body: JSON.parse(body),
      retryAfter: Number(answered['retry-after']),
      cookies: [answered['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0]!),
    };
  };
  const mailsTo = (address: string) => [...shop.mails.values()].filter(({ to }) => to.address === address);
  return {
    ...shop,
    post,
    mailsTo,
    async beginAgain() {
      shop.time.now = BOUGHT;
      await drainOutbox(shop.outbox);
      shop.mails.clear();
      await shop.db.deleteFrom('attempt').execute();
    },
    onDay: (day: string) => void (shop.time.now = new Date(`${day}T10:00:00Z`)),
    async transfer(code: string, change: object = {}, key?: string) {
      const body = { code, ...NADIA, fromName: 'Luc', message: 'Pour toi', ...change };
      const { status, body: answer } = await post('/gateway/gift-transfers?locale=fr_FR', body, key);
      return { status, body: answer };
    },
    /** A colleague of customer care; without a role one who may do everything. */
    async colleague(role = 'supervisor') {
      const browser = visitor(shop.app, SHOP);
      const { body } = await browser.post('/gateway/customer-care/local/tokens', { email: `lena+${role}@shop.example` });
      await browser.post('/gateway/customer-care/sessions', body);
      return browser;
    },
    visitor: () => visitor(shop.app, SHOP),
    open: (code: string) => post('/gateway/beneficiary/sessions?locale=fr_FR', { code }),
    /** The code in the last mail to an address. */
    mailedCode: (address: string) => /\b[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){2}\b/.exec(mailsTo(address).at(-1)?.text ?? '')?.[0] ?? '',
    codeOf: (code: string) => shop.db.selectFrom('gift_voucher').select('current_code').where('code', '=', code).executeTakeFirstOrThrow(),
    eventsOf: (code: string) => shop.db.selectFrom('gift_event').select(['kind', 'detail']).where('code', '=', code).execute(),
    /** A box whose mail has gone to Luc. */
    async soldBox(change: object = {}) {
      const items = { boxItem: { code: 'SPAEBOX', customization: { fromName: 'Zoë', message: '' }, recipientEmail: LUC, ...change } };
      const { opened } = await shop.checkout.sell(orderOf(items, 14_900));
      await drainOutbox(shop.outbox);
      shop.mails.clear();
      const order = `/gateway/orders/${opened.orderUUID}`;
      const { body } = await shop.checkout.get(`${order}?locale=fr_FR`);
      const delivery = `${order}/gift-deliveries/${body.deliveries[0]?.id}`;
      return {
        code: body.vouchers[0].code as string,
        uuid: opened.orderUUID as string,
        number: body.bookingNumber as string,
        order,
        delivery,
      };
    },
  };
}
