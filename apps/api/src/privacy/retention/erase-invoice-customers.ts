import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { RETENTION_PERIODS } from '../../platform/settings/index.ts';

/**
 * Invoices and credit notes name nobody once ten calendar years have ended since the year in which they were issued (decision
 * note `invoices-forget-their-customer`); numbers, amounts and VAT stay. At most `limit` of them, by the database's clock.
 */
export async function eraseInvoiceCustomers(db: Database, limit: number): Promise<void> {
  await sql`update invoice set body = invoice_without_customer(body)
    where (seller, number) in (
      select seller, number from invoice
      where body #>> '{billedTo,name}' <> '' and day < date_trunc('year', current_date) - make_interval(years => ${RETENTION_PERIODS.booksYears}::int)
      order by day limit ${limit})`.execute(db);
}
