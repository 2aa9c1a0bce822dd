import type { Client } from 'pg';

/** Codes to try the demo shop with: a percentage for new customers, an amount for larger orders, and one that cards tell of by themselves. */
const CODES = [
  { code: 'BIENVENUE10', percent: 10, cents: null, minimum: 0, once: true, automatic: false },
  { code: 'ESCAPADE20', percent: null, cents: 2_000, minimum: 15_000, once: false, automatic: false },
  { code: 'EXTRA10', percent: 10, cents: null, minimum: 0, once: false, automatic: true },
];

/** Adds the demo's promotion codes, once in a database: what is changed or deleted later stays so. */
export async function fillPromotions(client: Client): Promise<void> {
  const { rowCount } = await client.query('update installation set demo_codes_at = now() where demo_codes_at is null');
  if (!rowCount) return;
  for (const { code, percent, cents, minimum, once, automatic } of CODES)
    await client.query(
      `insert into promotion_code (code, percent, cents, minimum_cents, once_per_customer, automatic)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [code, percent, cents, minimum, once, automatic],
    );
}
