import { aHotel, aPlace, aRoom, aStay, type TestDatabase } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopSettings } from '../../platform/settings/settings.ts';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { openShop, type Opening, type OpenShop } from '../../testing/open-shop.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';
import { visitor, type Visitor } from './visitor.test-utils.ts';

export interface AccountShop extends OpenShop {
  /** Where the shop keeps its files. */
  readonly dataDirectory: string;
  /** A browser of its own, from an address of its own. */
  visitor(address?: string): Visitor;
  /** Somebody who has registered, answered the mail and is signed in. */
  customer(email: string, firstName?: string): Promise<Visitor>;
  /** A stay that was paid, with or without an account. */
  order(facts: { email: string; accountId?: string; checkin?: string; checkout?: string; status?: string }): Promise<string>;
  /** Token of the newest mail to an address. */
  mailedToken(email: string): string;
  end(): Promise<void>;
}

export const PASSWORD = 'een-blauw-meer';
/** An embedded database opens slowly on a busy machine. */
export const OPENING_MS = 120_000;

/** What somebody types who opens an account. */
export const registration = (email: string, password = PASSWORD) => ({
  email,
  password,
  firstName: 'Marie',
  lastName: 'Durand',
  locale: 'fr_FR',
});

/** The shop of all tests of a file. What one of them tries too often is not counted in the next. */
export function accountShopOfFile(opening?: Pick<Opening, 'outboxSleeps'>): AccountShop {
  const shop = {} as AccountShop;
  beforeAll(async () => void Object.assign(shop, await openAccountShop(undefined, opening)), OPENING_MS);
  beforeEach(async () => void (await shop.db.deleteFrom('attempt').execute()));
  afterAll(() => shop.end?.());
  return shop;
}

export async function openAccountShop(settings?: Partial<ShopSettings>, opening?: Pick<Opening, 'outboxSleeps'>): Promise<AccountShop> {
  const database: TestDatabase = await shopDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
  const shop = await openShop({
    ...database,
    now: new Date('2030-06-01T10:00:00Z'),
    dataDirectory,
    catalogue: { places: [aPlace()], hotels: [aHotel()], rooms: [aRoom()], stays: [aStay(), aStay({ id: 102 })] },
    ...(settings && { settings }),
    ...opening,
  });
  let orders = 0;
  const someone = (address?: string) => visitor(shop.app, settings?.publicOrigin, address);
  return {
    ...shop,
    dataDirectory,
    visitor: someone,
    async customer(email, firstName = 'Marie') {
      const browser = someone();
      await browser.post('/gateway/account/registrations', { email, password: PASSWORD, firstName, lastName: 'Durand', locale: 'fr_FR' });
      await drainOutbox(shop.outbox);
      const confirmed = await browser.post('/gateway/account/registrations/confirm', {
        token: mailedToken(shop, email),
        password: PASSWORD,
      });
      expect(confirmed.status).toBe(200);
      return browser;
    },
    order: (facts) => order(shop, ++orders, facts),
    mailedToken: (email) => mailedToken(shop, email),
    async end() {
      await shop.close();
      await database.close();
    },
  };
}

function mailedToken({ mails }: OpenShop, email: string): string {
  const mail = [...mails.values()].findLast(({ to }) => to.address === email);
  return /#\w+=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function order(
  { db }: OpenShop,
  number: number,
  { email, accountId, checkin = '2030-07-10', checkout = '2030-07-12', status = 'paid' }: Parameters<AccountShop['order']>[0],
): Promise<string> {
  const uuid = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const buyer = { email: { email }, firstName: 'Marie', lastName: 'Durand', phoneNumber: '+33612345678', country: 'FR' };
  await db
    .insertInto('purchase')
    .values({
      uuid,
      booking_number: String(10_000_000 + number),
      status: status as 'paid',
      locale: 'fr_FR',
      buyer: JSON.stringify(buyer),
      email,
      account_id: accountId ?? null,
      amount_cents: 24_000,
      parts: JSON.stringify({ product: 24_000, extras: 0, shipping: 0, insurance: 0, paymentFee: 0, promotion: 0, gifts: 0 }),
      cancellation: JSON.stringify({ type: 'FLEX_2', cancellable: true, cancellationDeadline: '2030-07-08' }),
      hotel_id: 1,
      room_id: 11,
      stay_id: 101,
      rooms: 1,
      checkin,
      checkout,
      adults: 2,
      children: 0,
      babies: 0,
      request: JSON.stringify({ buyer, items: { shortStayItem: { reservationCriteria: {}, specialRequest: 'Chambre calme pour Marie' } } }),
      special_request: 'Chambre calme pour Marie',
    } as never)
    .execute();
  return uuid;
}
