import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Tables that a statement could only read from end to end, whatever indexes they have. */
export async function searchedByIndex(db: Database, statement: RawBuilder<unknown>): Promise<{ whole: string[] }> {
  return db.transaction().execute(async (trx) => {
    // Tables of tests are so small that reading them whole is quickest: the plan is made with sequential scans off.
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>`explain (format json) ${statement}`.execute(trx);
    return { whole: [...new Set(wholeIn(rows[0]!['QUERY PLAN'][0]!.Plan))].sort() };
  });
}

function wholeIn(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(wholeIn);
  const table = node['Relation Name'];
  if (table === undefined || node['Index Cond'] !== undefined) return below;
  const isBitmap = node['Node Type'] === 'Bitmap Heap Scan' && node.Plans?.every((plan) => plan['Index Cond'] !== undefined);
  return isBitmap ? below : [table, ...below];
}
