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

/** Countries that an invoice goes to, ISO 3166-1; the five we sell in among them. */
export const INVOICE_COUNTRIES = ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'LU', 'MC', 'NL', 'PT'] as const;

/** What is empty is left out. */
export function invoiceBody(details: InvoiceDetails, email: string): InvoiceBody {
  const typed = Object.entries(details).map(([name, text]) => [name, text.trim()] as const);
  return { email, ...Object.fromEntries(typed.filter(([, text]) => text !== '')) };
}
