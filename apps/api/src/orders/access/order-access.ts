import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretOf } from '../../platform/security/index.ts';
import type { Database } from '../../platform/database/index.ts';

/**
 * The key of an order: its holder sees codes, names and documents; an order's id alone opens nothing. It is derived from
 * the id by a secret of the shop, so that a repeated answer gives the same key, no key is stored, and every order has one
 * (docs/decisions/2026-11-23-an-order-has-a-key.md).
 */
export async function orderKey(db: Database, uuid: string): Promise<string> {
  return createHmac('sha256', await secretOf(db, 'order access'))
    .update(uuid.toLowerCase())
    .digest('base64url');
}

/** Whether a key opens this order; how long it takes tells nothing about the right one. */
export async function isOrderKey(db: Database, uuid: string, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false;
  const [given, right] = [Buffer.from(key), Buffer.from(await orderKey(db, uuid))];
  return given.length === right.length && timingSafeEqual(given, right);
}
