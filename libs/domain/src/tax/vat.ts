/** Why a supply bears no VAT. */
export type Exemption = 'multiPurposeVoucher' | 'insurance' | 'marginScheme' | 'exempt';

/** How a supply is taxed: a rate in basis points (1000 is 10 %) of the country where it is taxed, or why not. */
export type VatTreatment =
  | { readonly kind: 'taxed'; readonly country: string; readonly rate: number }
  | { readonly kind: 'exempt'; readonly country: string; readonly exemption: Exemption };

export interface GrossLine {
  /** Cents, VAT included. */
  readonly gross: number;
  readonly vat: VatTreatment;
}

export interface TaxedLine {
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
}

const BASIS = 10_000;

/** Cents of VAT in an amount that includes it, rounded half away from zero. */
export function taxIn(gross: number, vat: VatTreatment): number {
  if (vat.kind === 'exempt') return 0;
  return gross - Math.sign(gross) * Math.round((Math.abs(gross) * BASIS) / (BASIS + vat.rate));
}

/**
 * Net and VAT of each line. The VAT of all lines of one treatment is that of their sum: a cent of rounding goes to the line
 * where it arises, so that net and VAT add up to the gross on each line, in each rate and in all.
 */
export function withTax<Line extends GrossLine>(lines: readonly Line[]): (Line & TaxedLine)[] {
  const sums = new Map<string, number>();
  return lines.map((line) => {
    const key = vatKey(line.vat);
    const before = sums.get(key) ?? 0;
    const after = before + line.gross;
    sums.set(key, after);
    const tax = taxIn(after, line.vat) - taxIn(before, line.vat);
    return { ...line, net: line.gross - tax, tax };
  });
}

/** `FR:1000` for ten percent in France, `FR:insurance` for what is exempt there: names a rate in ledger and invoice. */
export function vatKey(vat: VatTreatment): string {
  return `${vat.country}:${vat.kind === 'taxed' ? vat.rate : vat.exemption}`;
}
