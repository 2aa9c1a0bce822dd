import type { AccountCard } from '@shop/contracts';

/** A saved card as its owner knows it. */
export interface CardView {
  readonly id: string;
  /** `Visa •••• 4242`. */
  readonly name: string;
  /** The same, to be read out. */
  readonly brand: string;
  readonly last4: string;
  /** `12/2034`; a bank account has none. */
  readonly until?: string;
  readonly isExpired: boolean;
  readonly isDefault: boolean;
  /** Numbers of bookings that it is still charged for; it cannot be removed before. */
  readonly chargedFor: readonly string[];
}

/** `today` is the day at the point of sale; a card holds to the end of its month. */
export function cardView({ id, brand, last4, expires, isDefault, chargedFor }: AccountCard, today: string): CardView {
  const name = brandName(brand);
  const [year, month] = expires?.split('-') ?? [];
  return {
    ...{ id, brand: name, last4, isDefault, chargedFor },
    name: `${name} •••• ${last4}`,
    ...(month && { until: `${month}/${year}` }),
    isExpired: expires !== undefined && expires < today.slice(0, 'yyyy-MM'.length),
  };
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'CB',
  diners: 'Diners Club',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  sepa_debit: 'SEPA',
  unionpay: 'UnionPay',
};

/** The provider's word as it stands on the card. */
function brandName(brand: string): string {
  return BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}
