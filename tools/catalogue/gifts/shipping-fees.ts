import { rowsOf } from '../text.ts';

/** A row of the table `shipping_fee`. */
export interface ShippingFee {
  readonly pointOfSale: string;
  readonly country: string;
  readonly cents: number;
}

const COUNTRIES = ['FR', 'ES', 'BE', 'NL', 'IT', 'LU', 'DE', 'CH', 'PT'] as const;

/** Free within the shop's own country (GIFT-036); cents to the others, in the order of COUNTRIES. */
export const SHIPPING_FEES: readonly ShippingFee[] = rowsOf(`
  FR | 0    | 890  | 690  | 790  | 890  | 690  | 790  | 990  | 990
  ES | 890  | 0    | 990  | 990  | 890  | 990  | 990  | 1290 | 590
  BE | 690  | 990  | 0    | 590  | 990  | 590  | 690  | 1190 | 1090
  NL | 790  | 990  | 590  | 0    | 990  | 690  | 590  | 1190 | 1090
  IT | 890  | 890  | 990  | 990  | 0    | 990  | 890  | 890  | 1090
`).flatMap(([pointOfSale, ...cells]) =>
  COUNTRIES.map((country, place) => ({ pointOfSale: pointOfSale!, country, cents: Number(cells[place]) })),
);
