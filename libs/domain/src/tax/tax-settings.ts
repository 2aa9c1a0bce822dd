import type { VatTreatment } from './vat.ts';

/** What is taxed by a rate of its own; whatever a country names no rate for has its standard rate, insurance is exempt. */
export type TaxClass = 'accommodation' | 'activity' | 'goods' | 'shipping' | 'service' | 'insurance';

export type VoucherPurpose = 'singlePurpose' | 'multiPurpose';

export interface CountryRates {
  /** Percent. */
  readonly standard: number;
  readonly [taxClass: string]: number | 'exempt' | undefined;
}

/** What the operator decides about taxes (decision "the shop sells in its own name"). */
export interface TaxSettings {
  /** The seller's own country. */
  readonly country: string;
  readonly rates: Readonly<Record<string, CountryRates>>;
  /** Stays are taxed where the hotel is, or under the margin scheme of travel agents. */
  readonly stays: 'taxed' | 'marginScheme';
  readonly vouchers: Readonly<Record<'BOX' | 'GIFTCARD' | 'SINGLEVOUCHER' | 'DIGITAL_ACTIVITY_ONLY', VoucherPurpose>>;
  /**
   * Percent of the net price that the shop keeps; the rest is the hotel's, or that of the centre of an activity. Without `activity` all
   * of an activity is the shop's, which settles with its centres outside the ledger.
   */
  readonly commission: { readonly accommodation: number; readonly activity?: number | undefined };
}

/** The treatment of a class in a country; undefined where the settings name no rates for that country. */
export function treatmentOf(settings: TaxSettings, taxClass: TaxClass, country: string): VatTreatment | undefined {
  const rates = settings.rates[country];
  if (!rates) return undefined;
  const rate = rates[taxClass] ?? (taxClass === 'insurance' ? 'exempt' : rates.standard);
  if (rate === 'exempt') return { kind: 'exempt', country, exemption: taxClass === 'insurance' ? 'insurance' : 'exempt' };
  return { kind: 'taxed', country, rate: Math.round(rate * 100) };
}
