import type { OrderParts } from '../order/order-total.ts';
import { NO_PARTS, orderTotal } from '../order/order-total.ts';
import { creditFor, suppliesOf, sumSupplies, type Supply } from './supplies.ts';
import type { TaxSettings } from './tax-settings.ts';
import { taxIn, withTax } from './vat.ts';

const settings: TaxSettings = {
  country: 'FR',
  rates: { FR: { standard: 20, accommodation: 10 }, BE: { standard: 21, accommodation: 12 } },
  stays: 'taxed',
  vouchers: { BOX: 'multiPurpose', GIFTCARD: 'multiPurpose', SINGLEVOUCHER: 'singlePurpose', DIGITAL_ACTIVITY_ONLY: 'singlePurpose' },
  commission: { accommodation: 18 },
};
const parts = (change: Partial<OrderParts>): OrderParts => ({ ...NO_PARTS, ...change });
const of = (...requested: Parameters<typeof suppliesOf>) => suppliesOf(...requested) as Supply[];
const shown = (supplies: readonly Supply[]) =>
  supplies.map(({ item, gross, tax, vat }) => [item, gross, tax, vat.kind === 'taxed' ? `${vat.country} ${vat.rate}` : vat.exemption]);

test('a stay is taxed where its hotel is, what the seller adds where the seller is, insurance not at all', () => {
  const order = parts({ product: 24_000, insurance: 1_200, paymentFee: 360, promotion: 2_400 });
  expect(shown(of(order, { kind: 'stay', country: 'BE' }, settings))).toEqual([
    ['stay', 24_000, 2_571, 'BE 1200'],
    ['promotion', -2_400, -257, 'BE 1200'],
    ['insurance', 1_200, 0, 'insurance'],
    ['paymentFee', 360, 60, 'FR 2000'],
  ]);
});

test('a country without rates is named', () => {
  expect(suppliesOf(parts({ product: 10_000 }), { kind: 'stay', country: 'PT' }, settings)).toEqual({
    kind: 'missingRates',
    country: 'PT',
  });
});

test('a gift card and a box bear no VAT when they are sold; a voucher of one stay does', () => {
  const order = parts({ product: 10_000 });
  expect(shown(of(order, { kind: 'voucher', voucher: 'GIFTCARD' }, settings))).toEqual([['voucher', 10_000, 0, 'multiPurposeVoucher']]);
  expect(shown(of(order, { kind: 'voucher', voucher: 'SINGLEVOUCHER', country: 'FR' }, settings))).toEqual([
    ['voucher', 10_000, 909, 'FR 1000'],
  ]);
});

test('what is sent with a box is taxed where it goes, by the rates of that country where the settings have them', () => {
  const order = parts({ product: 14_900, extras: 1_200, shipping: 690 });
  const to = (goodsCountry: string) => shown(of(order, { kind: 'voucher', voucher: 'BOX', goodsCountry }, settings)).slice(1);
  expect(to('BE')).toEqual([
    ['extras', 1_200, 208, 'BE 2100'],
    ['shipping', 690, 120, 'BE 2100'],
  ]);
  expect(to('PT')).toEqual([
    ['extras', 1_200, 200, 'FR 2000'],
    ['shipping', 690, 115, 'FR 2000'],
  ]);
});

test('under the margin scheme a stay shows no VAT', () => {
  expect(shown(of(parts({ product: 12_000 }), { kind: 'stay', country: 'BE' }, { ...settings, stays: 'marginScheme' }))).toEqual([
    ['stay', 12_000, 0, 'marginScheme'],
  ]);
});

test('net and VAT add up to the gross on each line and in all, whatever the amounts', () => {
  for (let seed = 1; seed < 2_000; seed++) {
    const vat = { kind: 'taxed', country: 'FR', rate: [550, 1000, 2000, 2100][seed % 4]! } as const;
    const lines = withTax([seed * 37, seed * 91 + 1, -(seed % 53) - 1].map((gross) => ({ gross, vat })));
    for (const { gross, net, tax } of lines) expect(net + tax).toBe(gross);
    const all = lines.reduce((sum, { gross }) => sum + gross, 0);
    expect(lines.reduce((sum, { tax }) => sum + tax, 0)).toBe(taxIn(all, vat));
  }
});

test('a part that is given back is taken from the stay, the whole takes every part and its VAT back', () => {
  const order = parts({ product: 24_000, insurance: 1_200, paymentFee: 360, promotion: 2_400 });
  const sold = of(order, { kind: 'stay', country: 'FR' }, settings);
  expect(shown(creditFor(sold, 17_280))).toEqual([['stay', -17_280, -1_571, 'FR 1000']]);
  expect(sumSupplies([...sold, ...creditFor(sold, orderTotal(order))])).toEqual([]);
});

test('what is waived lowers what was sold, at its rate, and is taken back with it', () => {
  const order = parts({ product: 10_000, gifts: 9_980, waived: 20 });
  const sold = of(order, { kind: 'stay', country: 'FR' }, settings);
  expect(shown(sold)).toEqual([
    ['stay', 10_000, 909, 'FR 1000'],
    ['waived', -20, -2, 'FR 1000'],
  ]);
  expect(sumSupplies([...sold, ...creditFor(sold, 9_980)])).toEqual([]);
});

test('a stay that a code made free, of whose insurance some cents were waived, gives back what was paid and no more', () => {
  const order = parts({ product: 10_000, promotion: 10_000, insurance: 500, gifts: 480, waived: 20 });
  const sold = of(order, { kind: 'stay', country: 'FR' }, settings);
  const credited = (refund: number) => creditFor(sold, refund).reduce((sum, { gross }) => sum + gross, 0);
  expect(credited(0)).toBe(0);
  expect(credited(100)).toBe(-100);
  expect(credited(480)).toBe(-480);
});
