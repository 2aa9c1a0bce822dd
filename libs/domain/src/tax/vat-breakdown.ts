import type { TaxedLine, VatTreatment, Exemption } from './vat.ts';

/** One rate of an invoice, or all that is exempt on it: what is taxed and the VAT, in cents. */
export interface VatGroup {
  /** Percent; 0 for what is exempt. */
  readonly percent: number;
  readonly net: number;
  readonly tax: number;
  /** Why nothing is taxed; EN 16931 wants everything exempt in one group. */
  readonly exemptions: readonly Exemption[];
}

/** The VAT of an invoice, rate by rate, the highest first (EN 16931, BG-23). */
export function vatBreakdown(lines: readonly (TaxedLine & { readonly vat: VatTreatment })[]): VatGroup[] {
  const groups = new Map<string, VatGroup>();
  for (const { vat, net, tax } of lines) {
    const key = vat.kind === 'taxed' ? String(vat.rate) : 'exempt';
    const known = groups.get(key) ?? { percent: vat.kind === 'taxed' ? vat.rate / 100 : 0, net: 0, tax: 0, exemptions: [] };
    const reason = vat.kind === 'exempt' && !known.exemptions.includes(vat.exemption) ? [vat.exemption] : [];
    groups.set(key, { ...known, net: known.net + net, tax: known.tax + tax, exemptions: [...known.exemptions, ...reason] });
  }
  return [...groups.values()].sort((one, other) => other.percent - one.percent);
}
