import type { ColourRole } from './roles.ts';

/** The mark of the default brand, a sun going down over a lagoon's sail, as shapes in a square of `MARK_SIZE`: for pages, mails and documents. */
export const MARK_SIZE = 32;
export const MARK: readonly { readonly role: ColourRole; readonly path: string }[] = [
  { role: 'highlight', path: 'M16 1A15 15 0 0 0 1 16v9.400A5.600 5.600 0 0 0 2.640 29.360L29.360 2.640A5.600 5.600 0 0 0 25.400 1Z' },
  { role: 'action', path: 'M31 6.600A5.600 5.600 0 0 0 29.360 2.640L2.640 29.360A5.600 5.600 0 0 0 6.600 31H16A15 15 0 0 0 31 16Z' },
];
