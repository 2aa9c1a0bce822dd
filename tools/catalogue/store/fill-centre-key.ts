import type { Client } from 'pg';
import { DEMO_CODES } from '../gifts/vouchers.ts';

/** The key of the centre whose voucher is `DEMO_CODES.activity`: anyone may try its page. */
export const DEMO_CENTRE_KEY = 'centre_demo_2468';

/** Adds it to a demonstration; what an operator has made stays. */
export async function fillCentreKey(client: Client): Promise<void> {
  await client.query(
    `insert into centre_key (centre_id, id, key_hash, made_at)
     select product.center_id, gen_random_uuid(), encode(sha256(convert_to($1, 'UTF8')), 'hex'), now()
     from gift_voucher voucher join activity_product product on product.id::text = voucher.product_code where voucher.code = $2
     on conflict do nothing`,
    [DEMO_CENTRE_KEY, DEMO_CODES.activity],
  );
}
