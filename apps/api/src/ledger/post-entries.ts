import type { Locale } from '@shop/contracts';
import { balanced, type EntryKind, type JournalLine, type Supply } from '@shop/domain';
import { isLocale, pointOfSaleOf } from '@shop/i18n';
import { sql, type Transaction } from 'kysely';
import { bookingDay } from '../availability/index.ts';
import type { Tables } from '../platform/database/index.ts';

export interface NewEntry {
  /** Names the event: posted again, it writes nothing. */
  readonly key: string;
  /** The code of the gift that `key` names; the ledger may know the event by the gift's number. */
  readonly gift?: string;
  readonly kind: EntryKind;
  /** None for what belongs to no order, such as a gift of before. */
  readonly order?: { readonly uuid: string; readonly locale: string } | undefined;
  /** By the shop's clock. */
  readonly at: Date;
  readonly lines: readonly JournalLine[];
  readonly supplies?: readonly Supply[] | undefined;
}

/**
 * Writes entries in the transaction of the movement that they tell of, in one statement, each once by its key. A day that is
 * closed takes no more: what comes late stands on the day after the last closed one.
 */
export async function postEntries(trx: Transaction<Tables>, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ key, gift, kind, order, at, supplies }) => ({
    key,
    gift,
    kind,
    uuid: order?.uuid ?? null,
    at,
    ...placeOf(order, at),
    supplies,
  }));
  const lines = entries.flatMap(({ key, lines: own }) =>
    balanced(own).map(({ account, subject, cents }, position) => ({ key, position, account, subject, cents })),
  );
  await sql`
    with entry as (
      insert into journal_entry (event_key, kind, purchase_uuid, at, day, point_of_sale, supplies)
      select e.key, e.kind, e.uuid, e.at,
        greatest(e.day, (select max(c.day) + 1 from ledger_close c where c.point_of_sale = e.pos)), e.pos, e.supplies
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as e (key text, gift text, kind text, uuid uuid, at timestamptz, day date, pos text, supplies jsonb)
      where e.gift is null or not exists (
        select from gift_voucher v join journal_entry known on known.event_key = replace(e.key, v.code, gift_in_ledger(v.ledger_id))
        where v.code = e.gift)
      on conflict (event_key) do nothing
      returning id, event_key)
    insert into journal_line (entry_id, position, account, subject, amount_cents)
    select entry.id, l.position, l.account, l.subject, l.cents
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (key text, position smallint, account text, subject text, cents integer)
    join entry on entry.event_key = l.key`.execute(trx);
}

/** Where and on which day an entry counts; what belongs to no order, on the main point of sale. */
function placeOf(order: NewEntry['order'], at: Date): { pos: string; day: string } {
  const locale: Locale = order && isLocale(order.locale) ? order.locale : 'fr_FR';
  return { pos: pointOfSaleOf(locale), day: bookingDay(locale, at).today };
}
