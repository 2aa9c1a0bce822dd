/** Where a physical gift is: `toPack` until the warehouse says that it has left, or the order is given back. */
export type ParcelState = 'toPack' | 'sent' | 'returned' | 'cancelled';

export type ParcelStep = { readonly kind: 'done' } | { readonly kind: 'unchanged' } | { readonly kind: 'refused'; readonly reason: string };

const NEXT: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  toPack: ['sent', 'cancelled'],
  sent: ['returned'],
  // It went out again, to a corrected address.
  returned: ['sent'],
  // It had left before the warehouse heard; it comes back.
  cancelled: ['returned'],
};

/** What a status that the warehouse reports does to a parcel. */
export function parcelStep(from: ParcelState, to: ParcelState): ParcelStep {
  if (from === to) return { kind: 'unchanged' };
  if (NEXT[from].includes(to)) return { kind: 'done' };
  return { kind: 'refused', reason: `a parcel that is ${from} cannot become ${to}` };
}
