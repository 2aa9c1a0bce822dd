import { encode } from 'uqr';

export interface QrSquares {
  /** Squares along a side, with the white ones around it that readers need. */
  readonly size: number;
  /** The dark ones. */
  readonly squares: readonly { readonly column: number; readonly row: number }[];
}

/** A text as a QR code that is still read when a seventh of it is worn off. */
export function qrSquares(text: string): QrSquares {
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const squares = data.flatMap((line, row) => line.flatMap((isDark, column) => (isDark ? [{ column, row }] : [])));
  return { size, squares };
}
