import { sql } from 'kysely';
import { HttpProblem } from '../../platform/http/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { findVoucher, type Voucher } from '../vouchers/find-voucher.ts';

/** What a centre runs of the activity that a voucher names. */
export interface RunActivity {
  /** In each language. */
  readonly label: unknown;
  readonly parts: readonly { readonly title: unknown; readonly centerId: number }[];
}

/** The voucher of a code, as it was typed, where this centre runs a part of its activity. Every other code is answered alike. */
export async function voucherOfCentre(
  db: Pick<Database, 'selectFrom'>,
  { code, centreId }: { readonly code: string; readonly centreId: number },
): Promise<{ readonly voucher: Voucher; readonly activity: RunActivity }> {
  const voucher = await findVoucher(db, code);
  if (voucher?.kind !== 'DIGITAL_ACTIVITY_ONLY') throw unknownVoucher();
  const activity = await db
    .selectFrom('activity_product')
    .select(['label', 'activities'])
    .where('id', '=', Number(voucher.product_code))
    .where((is) => is.or([is('center_id', '=', centreId), sql<boolean>`activities @> ${JSON.stringify([{ centerId: centreId }])}::jsonb`]))
    .executeTakeFirst();
  if (!activity) throw unknownVoucher();
  const parts = (activity.activities as RunActivity['parts']).filter(({ centerId }) => centerId === centreId);
  return { voucher, activity: { label: activity.label, parts } };
}

function unknownVoucher(): HttpProblem {
  return new HttpProblem(404, {
    code: 'UNKNOWN_VOUCHER',
    message: 'There is no voucher with this code for an activity of this centre.',
    field: 'code',
  });
}
