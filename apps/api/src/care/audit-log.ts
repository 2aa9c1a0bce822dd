import type { CareRole } from '@shop/domain';
import { sql, type Selectable, type Transaction } from 'kysely';
import { csvLine } from '../partners/index.ts';
import type { CareAction, CareAuditTable, Database, Tables } from '../platform/database/index.ts';

/** The colleague who asks, and why: every call of customer care carries both. */
export interface CareRequest {
  readonly colleague: string;
  readonly role: CareRole;
  readonly reason: string;
}

export interface CareRecord {
  readonly action: CareAction;
  readonly subjects: readonly string[];
  readonly detail?: Readonly<Record<string, string | number>>;
  /** Names one try of an act; a second record with the same key is refused by the database. */
  readonly callKey?: string;
  /** Of what was to be done under it. */
  readonly callHash?: string;
}

export const orderSubject = (uuid: string): string => `order/${uuid}`;
export const accountSubject = (id: string): string => `account/${id}`;
export const voucherSubject = (code: string): string => `voucher/${endOfCode(code)}`;

/** The whole code of a gift is as good as its money: colleagues read its last four characters. */
export function endOfCode(code: string): string {
  return `…${code.replaceAll(/[^A-Za-z0-9]/g, '').slice(-4)}`;
}

/** Writes down who looks at or does what, whose and why, in the transaction that does it: without the record nothing is read or done. */
export async function recordCare(
  trx: Transaction<Tables>,
  { colleague, role, reason }: CareRequest,
  { action, subjects, detail = {}, callKey, callHash }: CareRecord,
): Promise<void> {
  await trx
    .insertInto('care_audit')
    .values({
      ...{ colleague, role, action, subjects: [...subjects], reason, detail: JSON.stringify(detail) },
      ...{ call_key: callKey ?? null, call_hash: callHash ?? null },
    })
    .execute();
}

/** Days of the database's clock, both included. */
export interface AuditPeriod {
  readonly from: string;
  readonly to: string;
}

const PAGE = 1000;
const HEADER = ['id', 'at', 'colleague', 'role', 'action', 'subjects', 'reason', 'detail'];

/** The audit log of a period as lines of CSV, the oldest first. */
export async function* auditCsv(db: Database, period: AuditPeriod): AsyncGenerator<string> {
  yield csvLine(HEADER);
  let after = '0';
  for (;;) {
    const rows = await auditPage(db, period, after);
    for (const row of rows) yield csvLine(cellsOf(row));
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}

function auditPage(db: Database, { from, to }: AuditPeriod, after: string): Promise<Selectable<CareAuditTable>[]> {
  return db
    .selectFrom('care_audit')
    .selectAll()
    .where('id', '>', after)
    .where(sql<boolean>`at >= ${from}::date and at < ${to}::date + 1`)
    .orderBy('id')
    .limit(PAGE)
    .execute();
}

function cellsOf({ id, at, colleague, role, action, subjects, reason, detail }: Selectable<CareAuditTable>): string[] {
  return [String(id), at.toISOString(), colleague, role, action, subjects.join(' '), reason, JSON.stringify(detail)];
}
