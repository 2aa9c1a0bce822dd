import type { Client } from 'pg';

/** Codes to try the demo shop with: a percentage for new customers, an amount for larger orders. */
const CODES = [
  { code: 'BIENVENUE10', percent: 10, cents: null, minimum: 0, once: true },
  { code: 'ESCAPADE20', percent: null, cents: 2_000, minimum: 15_000, once: false },
];

/** Adds the demo's promotion codes; what an operator has changed about them stays. */
export async function fillPromotions(client: Client): Promise<void> {
  for (const { code, percent, cents, minimum, once } of CODES)
    await client.query(
      `insert into promotion_code (code, percent, cents, minimum_cents, once_per_customer)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [code, percent, cents, minimum, once],
    );
}
