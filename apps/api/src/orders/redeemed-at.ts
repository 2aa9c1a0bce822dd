import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/index.ts';

/** When the centre of an activity has redeemed these vouchers, ISO 8601, by code; others are not in it. */
export async function redeemedAt(db: Kysely<Tables>, vouchers: readonly { readonly code: string }[]): Promise<Map<string, string>> {
  if (vouchers.length === 0) return new Map();
  const codes = vouchers.map(({ code }) => code);
  const rows = await db.selectFrom('gift_redemption').select(['code', 'redeemed_at']).where('code', 'in', codes).execute();
  return new Map(rows.map(({ code, redeemed_at }) => [code, redeemed_at.toISOString()]));
}
