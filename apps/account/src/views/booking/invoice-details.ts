import type { InvoiceBody } from '@shop/contracts';

/** What may be written on an invoice, as typed; what stays empty is the buyer's own. */
export type InvoiceDetails = Readonly<Record<Exclude<keyof InvoiceBody, 'email'>, string>>;
type Line = Exclude<keyof InvoiceDetails, 'country'>;

export const NO_DETAILS: InvoiceDetails = { company: '', vatNumber: '', addressLine: '', postalCode: '', city: '', country: '' };

/** In the order of the form. */
export const INVOICE_LINES: readonly { readonly name: Line; readonly autoComplete: string }[] = [
  { name: 'company', autoComplete: 'organization' },
  { name: 'vatNumber', autoComplete: 'off' },
  { name: 'addressLine', autoComplete: 'street-address' },
  { name: 'postalCode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
];

/** As long as the call takes (contracts, booking). */
export const LONGEST_LINE: Readonly<Record<Line, number>> = { company: 120, vatNumber: 30, addressLine: 200, postalCode: 20, city: 100 };

/** What is empty is left out. */
export function invoiceBody(details: InvoiceDetails, email: string): InvoiceBody {
  const typed = Object.entries(details).map(([name, text]) => [name, text.trim()] as const);
  return { email, ...Object.fromEntries(typed.filter(([, text]) => text !== '')) };
}
