import { readFileSync } from 'node:fs';
import { parseSeller } from './seller-file.ts';

const example = JSON.parse(readFileSync('docs/examples/seller.json', 'utf8')) as { tax: { rates: object; vouchers: object } };
const faultsOf = (file: unknown) => {
  const parsed = parseSeller(JSON.stringify(file));
  return 'faults' in parsed ? parsed.faults : [];
};

test('the example of the documents is a whole seller', () => {
  expect(faultsOf(example)).toEqual([]);
});

test.each([
  ['a name that is missing', { ...example, name: undefined }, 'name is missing'],
  ['a word that nobody knows', { ...example, vat: 1 }, 'vat is not known'],
  ['a VAT number without its country', { ...example, vatNumber: '32123456782' }, 'vatNumber must match pattern'],
  [
    'a rate above everything',
    { ...example, tax: { ...example.tax, rates: { FR: { standard: 200 } } } },
    'tax.rates.FR.standard must be <= 100',
  ],
  ['no rates of the own country', { ...example, tax: { ...example.tax, rates: { BE: { standard: 21 } } } }, 'tax.rates.FR is missing'],
])('a seller file with %s is refused, and the field is named', (_, file, fault) => {
  expect(faultsOf(file).join('\n')).toContain(fault);
});

describe('the voucher of one stay that is single-purpose', () => {
  const vouchers = { ...example.tax.vouchers, SINGLEVOUCHER: 'singlePurpose' };
  const fileOf = (stays: 'taxed' | 'marginScheme') => ({ ...example, tax: { ...example.tax, stays, vouchers } });

  test('is refused beside stays under the margin scheme, both fields named with what is right', () => {
    expect(faultsOf(fileOf('marginScheme'))).toEqual([
      expect.stringMatching(/^tax\.vouchers\.SINGLEVOUCHER is singlePurpose while tax\.stays is marginScheme.*set .* to multiPurpose/),
    ]);
  });

  test('is taken beside stays that are taxed', () => {
    expect(faultsOf(fileOf('taxed'))).toEqual([]);
  });
});

test('a file that is no JSON says so', () => {
  expect(parseSeller('{')).toEqual({ faults: [expect.stringContaining('is not JSON')] });
});
