import type { OrderParts } from '../order/order-total.ts';
import { treatmentOf, type TaxClass, type TaxSettings } from './tax-settings.ts';
import { vatKey, withTax, type TaxedLine, type VatTreatment } from './vat.ts';

export type SupplyItem =
  | 'stay'
  | 'voucher'
  | 'promotion'
  /** Of what is sold: too little to be charged. */
  | 'waived'
  | 'extras'
  | 'shipping'
  | 'insurance'
  | 'paymentFee'
  /** What a single-purpose voucher has paid: its VAT was due when it was sold. */
  | 'voucherRedeemed';

/** One part of what an order supplies, in cents; negative for what is taken off or given back. */
export interface Supply extends TaxedLine {
  readonly item: SupplyItem;
  readonly vat: VatTreatment;
}

/** What is sold, as far as taxes care. */
export type TaxedProduct =
  | { readonly kind: 'stay'; readonly country: string }
  | {
      readonly kind: 'voucher';
      readonly voucher: keyof TaxSettings['vouchers'];
      /** Where the stay or activity is that the voucher names; none for one that is good for many. */
      readonly country?: string | undefined;
      /** Where a physical gift is sent to. */
      readonly goodsCountry?: string | undefined;
    };

/** A country that is sold and that the operator's settings name no rates for. */
export interface MissingRates {
  readonly kind: 'missingRates';
  readonly country: string;
}

/** What an order supplies, each part with its VAT; gross amounts are the parts of its price. */
export function suppliesOf(parts: OrderParts, product: TaxedProduct, settings: TaxSettings): Supply[] | MissingRates {
  const home = settings.country;
  const goods = product.kind === 'voucher' && product.goodsCountry && settings.rates[product.goodsCountry] ? product.goodsCountry : home;
  const main = productVat(product, settings);
  if ('missing' in main) return { kind: 'missingRates', country: main.missing };
  const item = product.kind === 'stay' ? 'stay' : 'voucher';
  const lines: [SupplyItem, number, VatTreatment | undefined][] = [
    [item, parts.product, main],
    ['promotion', -parts.promotion, main],
    ['waived', -(parts.waived ?? 0), main],
    ['extras', parts.extras, treatmentOf(settings, 'goods', goods)],
    ['shipping', parts.shipping, treatmentOf(settings, 'shipping', goods)],
    ['insurance', parts.insurance, treatmentOf(settings, 'insurance', home)],
    ['paymentFee', parts.paymentFee, treatmentOf(settings, 'service', home)],
  ];
  const due = lines.filter(([, gross]) => gross !== 0);
  if (due.some(([, , vat]) => !vat)) return { kind: 'missingRates', country: home };
  return withTax(due.map(([part, gross, vat]) => ({ item: part, gross, vat: vat! })));
}

function productVat(product: TaxedProduct, settings: TaxSettings): VatTreatment | { missing: string } {
  const { country: home } = settings;
  if (product.kind === 'stay') {
    if (settings.stays === 'marginScheme') return { kind: 'exempt', country: home, exemption: 'marginScheme' };
    return rated(settings, 'accommodation', product.country);
  }
  if (settings.vouchers[product.voucher] === 'multiPurpose' || !product.country)
    return { kind: 'exempt', country: home, exemption: 'multiPurposeVoucher' };
  return rated(settings, product.voucher === 'DIGITAL_ACTIVITY_ONLY' ? 'activity' : 'accommodation', product.country);
}

function rated(settings: TaxSettings, taxClass: TaxClass, country: string): VatTreatment | { missing: string } {
  return treatmentOf(settings, taxClass, country) ?? { missing: country };
}

/** Supplies of one item and treatment become one; what adds up to nothing is left out. */
export function sumSupplies(supplies: readonly Supply[]): Supply[] {
  const sums = new Map<string, Supply>();
  for (const supply of supplies) {
    const key = `${supply.item} ${vatKey(supply.vat)}`;
    const known = sums.get(key);
    sums.set(
      key,
      known ? { ...known, gross: known.gross + supply.gross, net: known.net + supply.net, tax: known.tax + supply.tax } : supply,
    );
  }
  return [...sums.values()].filter(({ gross, tax }) => gross !== 0 || tax !== 0);
}

export function negated(supplies: readonly Supply[]): Supply[] {
  return supplies.map((supply) => ({ ...supply, gross: -supply.gross, net: -supply.net, tax: -supply.tax }));
}

/** What becomes of supplies when the order is another one: the difference, part by part. */
export function changeOfSupplies(before: readonly Supply[], after: readonly Supply[]): Supply[] {
  return sumSupplies([...after, ...negated(before)]);
}

const MAIN: readonly SupplyItem[] = ['stay', 'voucher', 'promotion', 'waived'];
const ADDED: readonly SupplyItem[] = ['extras', 'shipping', 'insurance', 'paymentFee'];

/**
 * The supplies that a refund takes back, all negative: first the product less its promotion and what was waived, then what was added to it.
 * Whatever is taken back whole takes its VAT back to the cent.
 */
export function creditFor(supplies: readonly Supply[], refund: number): Supply[] {
  const sold = sumSupplies(supplies.filter(({ item }) => item !== 'voucherRedeemed'));
  if (refund > 0 && refund === grossOf(sold)) return negated(sold);
  const groups = [sold.filter(({ item }) => MAIN.includes(item)), ...ADDED.map((item) => sold.filter((supply) => supply.item === item))];
  let left = refund;
  return groups.flatMap((group) => {
    const whole = Math.max(0, grossOf(group));
    const part = Math.min(left, whole);
    left -= part;
    if (part <= 0) return [];
    if (part === whole) return negated(group);
    const main = group.find(({ gross }) => gross > 0)!;
    return withTax([{ item: main.item, vat: main.vat, gross: -part }]);
  });
}

function grossOf(supplies: readonly Supply[]): number {
  return supplies.reduce((sum, { gross }) => sum + gross, 0);
}
