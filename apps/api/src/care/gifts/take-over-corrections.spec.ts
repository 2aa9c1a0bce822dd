import { smallCatalogue } from '@shop/testing';
import { orderOf } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { orderSubject, recordCare, type CareRequest } from '../audit-log.ts';
import { decideAddress, type AddressChange, type AddressStatus } from './second-person.ts';

const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 50 }) });

const AGENT: CareRequest = { colleague: 'bert@shop.example', role: 'agent', reason: 'Call 4711' };
const SUPERVISOR: CareRequest = { colleague: 'lena@shop.example', role: 'supervisor', reason: 'Call 4712' };
const SECOND_SUPERVISOR: CareRequest = { colleague: 'karl@shop.example', role: 'supervisor', reason: 'Call 4713' };
/** Cents. */
const LIMIT = 10_000;
const LARGE: AddressChange = { what: 'gift/1', value: 10_100, from: 'hash of a', to: 'hash of b' };
const SMALL: AddressChange = { what: 'gift/1', value: 6_000, from: 'hash of a', to: 'hash of b' };
const OTHER_SMALL: AddressChange = { ...SMALL, what: 'gift/2' };

async function soldCard(): Promise<string> {
  const amount = 5_000;
  const { opened } = await shop.checkout.sell(orderOf({ giftCardItem: { amount, recipientEmail: 'luc@example.com' } }, amount));
  return opened.orderUUID as string;
}

const recorded = { action: 'correctRecipient' } as const;

/** As a process of the version before writes it: in the audit log alone. */
const logged = (uuid: string, requested: CareRequest, detail: AddressChange & { readonly status: AddressStatus }) =>
  shop.db
    .transaction()
    .execute((trx) => recordCare(trx, requested, { ...recorded, subjects: [orderSubject(uuid)], detail: { ...detail } }));

/** As a process of this version decides and records it. */
const decided = (uuid: string, requested: CareRequest, change: AddressChange): Promise<AddressStatus> =>
  shop.db.transaction().execute(async (trx) => {
    const status = await decideAddress(trx, requested, { uuid, limit: LIMIT, change });
    await recordCare(trx, requested, { ...recorded, subjects: [orderSubject(uuid)], detail: { ...change, status } });
    return status;
  });

const corrections = (uuid: string) =>
  shop.db.selectFrom('care_correction').select(['gift', 'status', 'colleague']).where('purchase_uuid', '=', uuid).orderBy('id').execute();

describe('while processes of the version before still correct addresses', () => {
  test('a gift that they send without a second person counts towards the limit of its order', async () => {
    const uuid = await soldCard();
    await logged(uuid, AGENT, { ...SMALL, status: 'done' });
    expect(await decided(uuid, AGENT, OTHER_SMALL)).toBe('waiting');
  });

  test('a request that they record is confirmed by another supervisor, and not by its own colleague', async () => {
    const [uuid, other] = [await soldCard(), await soldCard()];
    for (const order of [uuid, other]) await logged(order, SUPERVISOR, { ...LARGE, status: 'waiting' });
    expect(await decided(uuid, SECOND_SUPERVISOR, LARGE)).toBe('confirmed');
    expect(await decided(other, SUPERVISOR, LARGE)).toBe('waiting');
  });

  test('a gift that they send ends its requests, theirs and those of this version, and no other gift’s', async () => {
    const uuid = await soldCard();
    const other = { ...LARGE, what: 'gift/2' };
    await logged(uuid, AGENT, { ...LARGE, to: 'hash of c', status: 'waiting' });
    expect(await decided(uuid, AGENT, LARGE)).toBe('waiting');
    expect(await decided(uuid, AGENT, other)).toBe('waiting');
    await logged(uuid, SUPERVISOR, { ...LARGE, status: 'confirmed' });
    expect(await decided(uuid, SECOND_SUPERVISOR, LARGE)).toBe('waiting');
    expect(await corrections(uuid)).toEqual([
      { gift: 'gift/1', status: 'ended', colleague: AGENT.colleague },
      { gift: 'gift/1', status: 'ended', colleague: AGENT.colleague },
      { gift: 'gift/2', status: 'waiting', colleague: AGENT.colleague },
      { gift: 'gift/1', status: 'waiting', colleague: SECOND_SUPERVISOR.colleague },
    ]);
  });

  test('nothing is taken over twice, neither theirs nor what this version has recorded', async () => {
    const uuid = await soldCard();
    await logged(uuid, AGENT, { ...SMALL, status: 'done' });
    for (let press = 0; press < 3; press++) await decided(uuid, AGENT, OTHER_SMALL);
    const pending = { gift: 'gift/2', status: 'waiting', colleague: AGENT.colleague };
    expect(await corrections(uuid)).toEqual([{ gift: 'gift/1', status: 'done', colleague: AGENT.colleague }, pending, pending, pending]);
  });

  test('nothing is taken over of an erased order, whose corrections are erased', async () => {
    const uuid = await soldCard();
    await logged(uuid, AGENT, { ...SMALL, status: 'done' });
    await shop.db.updateTable('purchase').set({ email: '' }).where('uuid', '=', uuid).execute();
    await decided(uuid, SUPERVISOR, OTHER_SMALL);
    expect(await corrections(uuid)).toEqual([{ gift: 'gift/2', status: 'done', colleague: SUPERVISOR.colleague }]);
  });
});
