import { parcelStep, type ParcelState } from '@shop/domain';
import { CsvError } from 'csv-parse/sync';
import type { Transaction } from 'kysely';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import type { ParcelContent } from '../events/delivered-content.ts';
import { text } from '../../availability/cards/index.ts';
import { BYTE_ORDER_MARK, csvLine, readCsv } from '../export/csv.ts';

const COLUMNS = [
  'parcel',
  'order',
  'state',
  'orderedAt',
  'name',
  'addressLine',
  'postalCode',
  'city',
  'country',
  'code',
  'item',
  'quantity',
  'extras',
  'fromName',
  'cardText',
  'carrier',
  'tracking',
] as const;

/** The warehouse's list as CSV that its spreadsheets open, oldest first. With `codes` it holds the codes to print, which are as good as money. */
export async function exportParcels(
  db: Database,
  { state, codes = false }: { state?: ParcelState | undefined; codes?: boolean },
): Promise<string> {
  const rows = await db
    .selectFrom('parcel')
    .innerJoin('purchase', 'purchase.uuid', 'parcel.purchase_uuid')
    .selectAll('parcel')
    .select('purchase.booking_number')
    .$if(state !== undefined, (list) => list.where('parcel.state', '=', state!))
    .orderBy('parcel.created_at')
    .orderBy('parcel.id')
    .execute();
  const lines = [BYTE_ORDER_MARK, csvLine(codes ? [...COLUMNS, 'codes'] : COLUMNS, ';')];
  for (const row of rows) {
    const { address, items, extras, fromName, cardText } = row.content as Omit<ParcelContent, 'address'> &
      Partial<Pick<ParcelContent, 'address'>>;
    const [item] = items;
    const { name = '', addressLine = '', postalCode = '', city = '', country = '' } = address ?? {};
    const facts = [
      row.id,
      row.booking_number,
      row.state,
      row.created_at.toISOString(),
      name,
      addressLine,
      postalCode,
      city,
      country,
      item?.code ?? null,
      text(item?.name, 'fr_FR'),
      item?.quantity ?? 0,
      extras.map((extra) => text(extra.name, 'fr_FR')).join(', '),
      fromName ?? null,
      cardText ?? null,
      row.carrier,
      row.tracking,
    ];
    lines.push(csvLine(codes ? [...facts, await codesOf(db, row.purchase_uuid)] : facts, ';'));
  }
  return lines.join('');
}

async function codesOf(db: Database, uuid: string): Promise<string> {
  const vouchers = await db.selectFrom('gift_voucher').select('code').where('order_uuid', '=', uuid).orderBy('code').execute();
  return vouchers.map(({ code }) => code).join(' ');
}

export interface ParcelFault {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** What the warehouse reports, as CSV with `parcel`, `state`, `carrier` and `tracking`: all lines or, with a fault in any, none. */
export async function importParcels(db: Database, csv: string, now: Date): Promise<{ changed: number; faults: ParcelFault[] }> {
  const read = cellsOf(csv);
  if (!Array.isArray(read)) return { changed: 0, faults: [read] };
  const [head = [], ...lines] = read;
  const missing = ['parcel', 'state'].find((column) => !head.includes(column));
  if (missing)
    return { changed: 0, faults: [{ line: 1, field: missing, reason: `is no column of this file, which has: ${head.join(', ')}` }] };
  const faults: ParcelFault[] = [];
  let changed = 0;
  class Faulty extends Error {}
  try {
    await db.transaction().execute(async (trx) => {
      for (const [place, cells] of lines.entries()) {
        const cell = (column: string) => cells[head.indexOf(column)]?.trim().replace(/^'(?=[=+\-@])/, '') || null;
        const outcome = await changeParcel(
          trx,
          { id: cell('parcel') ?? '', to: cell('state') ?? '', carrier: cell('carrier'), tracking: cell('tracking') },
          now,
        );
        if (typeof outcome === 'object') faults.push({ line: place + 2, ...outcome });
        else if (outcome === 'changed') changed++;
      }
      if (faults.length > 0) throw new Faulty();
    });
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    return { changed: 0, faults };
  }
  return { changed, faults };
}

/** The cells of a file; a fault where it is no CSV. */
function cellsOf(csv: string): string[][] | ParcelFault {
  try {
    return readCsv(csv);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error.lines), field: 'file', reason: `is no CSV: ${error.message}` };
  }
}

interface Report {
  readonly id: string;
  readonly to: string;
  readonly carrier: string | null;
  readonly tracking: string | null;
}

async function changeParcel(
  trx: Transaction<Tables>,
  { id, to, carrier, tracking }: Report,
  now: Date,
): Promise<'changed' | 'unchanged' | Omit<ParcelFault, 'line'>> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return { field: 'parcel', reason: 'is no number of a parcel' };
  if (tracking && SHORTENED.test(tracking))
    return { field: 'tracking', reason: 'is a number that a spreadsheet has shortened: give the column the format text' };
  if (!isState(to)) return { field: 'state', reason: 'is one of toPack, sent, returned, cancelled' };
  const parcel = await trx.selectFrom('parcel').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!parcel) return { field: 'parcel', reason: `there is no parcel ${id}` };
  const step = parcelStep(parcel.state, to);
  if (step.kind === 'refused') return { field: 'state', reason: step.reason };
  if (to === 'sent' && !(carrier ?? parcel.carrier)) return { field: 'carrier', reason: 'is needed where state is sent' };
  const facts = { carrier: carrier ?? parcel.carrier, tracking: tracking ?? parcel.tracking };
  if (step.kind === 'unchanged' && facts.carrier === parcel.carrier && facts.tracking === parcel.tracking) return 'unchanged';
  await trx
    .updateTable('parcel')
    .set({
      ...facts,
      state: to,
      ...(step.kind === 'done' && to === 'sent' && { sent_at: now }),
      ...(step.kind === 'done' && to === 'returned' && { returned_at: now }),
    })
    .where('id', '=', id)
    .execute();
  if (to === 'sent') await enqueue(trx, 'parcelMail', { uuid: parcel.purchase_uuid });
  return 'changed';
}

/** `1,23457E+15` */
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i;

const isState = (text: string): text is ParcelState => ['toPack', 'sent', 'returned', 'cancelled'].includes(text);
