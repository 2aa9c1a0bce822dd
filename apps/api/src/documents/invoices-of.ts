import type { Database } from '../platform/database/index.ts';
import type { InvoiceContent } from './invoice-content.ts';

/** Invoices and credit notes of an order, the first issued first. */
export async function invoicesOf(db: Database, uuid: string): Promise<InvoiceContent[]> {
  const documents = await db
    .selectFrom('invoice')
    .select('body')
    .where('purchase_uuid', '=', uuid)
    .orderBy('issued_at')
    .orderBy('through_entry')
    .orderBy('number')
    .execute();
  return documents.map(({ body }) => body as InvoiceContent);
}
