import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { drainOutbox, orderOf } from '../../testing/checkout-client.ts';
import type { ShopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { makeCentreKey } from './centre-keys.ts';

/** Baths in Annecy, of the activities of `stockActivities`. */
export const BATHS = 8001;
export const PADDLES = 8002;
export const BREWERY = 8004;

/** What a request is sent to. */
type AnyProcess = { inject(request: InjectOptions): PromiseLike<LightMyRequestResponse> };

/** The calls of a centre by its key. */
export async function centreAt(shop: Pick<ShopOfFile, 'db' | 'time' | 'app'>, centreId: number) {
  const key = (await makeCentreKey(shop.db, centreId, shop.time.now))!;
  const callsAt = (app: AnyProcess) => {
    const post = async (url: string, code: string, requestKey?: string) => {
      const headers = { authorization: `Bearer ${key}`, ...(requestKey && { 'idempotency-key': requestKey }) };
      const answer = await app.inject({ method: 'POST', url: `${url}?locale=fr_FR`, payload: { code }, headers });
      return { status: answer.statusCode, body: answer.json() };
    };
    return {
      check: (code: string) => post('/gateway/centre/voucher-checks', code),
      redeem: (code: string, requestKey: string = randomUUID()) => post('/gateway/centre/redemptions', code, requestKey),
    };
  };
  return { key, ...callsAt(shop.app), /** The same calls of another process. */ at: callsAt };
}

/** A voucher for two at the baths that was bought and paid; 57 euros. */
export async function soldVoucher(
  shop: Pick<ShopOfFile, 'db' | 'outbox' | 'checkout'>,
  change: object = {},
  activityId = '70001',
  amount = 5_700,
) {
  const { opened, bought } = await shop.checkout.sell(orderOf({ activityItem: { activityId, adults: 2, ...change } }, amount));
  if (bought.status !== 200) throw new Error(`The voucher was not sold: ${JSON.stringify(bought.body)}`);
  await drainOutbox(shop.outbox);
  const row = shop.db.selectFrom('gift_voucher').select('code').where('order_uuid', '=', opened.orderUUID);
  return { uuid: opened.orderUUID as string, code: (await row.executeTakeFirstOrThrow()).code };
}
