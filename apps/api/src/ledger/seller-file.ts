import { readFileSync } from 'node:fs';
import type { Settings } from '@shop/contracts/settings';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { DEMO_SELLER } from './demo-seller.ts';
import type { Seller } from './seller.ts';

const Text = (description: string) => Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description });
const Country = Type.String({ pattern: '^[A-Z]{2}$', description: 'country, two capital letters' });
const Percent = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01, description: 'percent' });
const Rate = Type.Union([Percent, Type.Literal('exempt')]);
const Purpose = Type.Union([Type.Literal('singlePurpose'), Type.Literal('multiPurpose')]);
const strict = { additionalProperties: false };

const CountryRates = Type.Object(
  {
    standard: Percent,
    accommodation: Type.Optional(Rate),
    activity: Type.Optional(Rate),
    goods: Type.Optional(Rate),
    shipping: Type.Optional(Rate),
    service: Type.Optional(Rate),
    insurance: Type.Optional(Rate),
  },
  strict,
);

/** The file of SELLER_FILE: who sells, and the taxes that the operator applies. */
export const SellerFile = Type.Object(
  {
    name: Text('legal name'),
    address: Type.Object(
      { line: Text('street and number'), postalCode: Text('postal code'), city: Text('city'), country: Country },
      strict,
    ),
    register: Text('trade register and number, as invoices say it'),
    registerId: Text('the number alone'),
    vatNumber: Type.String({ pattern: '^[A-Z]{2}[0-9A-Z+*]{2,13}$', description: 'VAT number with its country, without blanks' }),
    email: Type.String({ pattern: '^[^\\s<>@]+@[^\\s<>@]+$', description: 'where questions about invoices go' }),
    phone: Text('telephone number'),
    tax: Type.Object(
      {
        country: Country,
        rates: Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), CountryRates),
        stays: Type.Union([Type.Literal('taxed'), Type.Literal('marginScheme')]),
        vouchers: Type.Object({ BOX: Purpose, GIFTCARD: Purpose, SINGLEVOUCHER: Purpose, DIGITAL_ACTIVITY_ONLY: Purpose }, strict),
        commission: Type.Object({ accommodation: Percent, activity: Type.Optional(Percent) }, strict),
      },
      strict,
    ),
  },
  strict,
);

const check = Compile(SellerFile);

/** The seller, or what is wrong with the file, each fault with its field. */
export function parseSeller(text: string): { readonly seller: Seller } | { readonly faults: readonly string[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { faults: [`is not JSON (${(error as Error).message})`] };
  }
  if (!check.Check(value)) return { faults: shapeFaults(check.Errors(value) as unknown as readonly ShapeError[]) };
  const seller = value as Seller;
  const faults = taxFaults(seller.tax);
  return faults.length > 0 ? { faults } : { seller };
}

/** Settings that are of the right shape and contradict each other. */
function taxFaults({ country, rates, stays, vouchers }: Seller['tax']): string[] {
  return [
    ...(rates[country] ? [] : [`tax.rates.${country} is missing: the seller's own country needs its rates`]),
    // The price of a stay under the margin scheme bears no VAT that the VAT of its voucher could be taken off.
    ...(stays === 'marginScheme' && vouchers.SINGLEVOUCHER === 'singlePurpose'
      ? [
          'tax.vouchers.SINGLEVOUCHER is singlePurpose while tax.stays is marginScheme, which would take back the VAT of its sale: ' +
            'set tax.vouchers.SINGLEVOUCHER to multiPurpose, or tax.stays to taxed',
        ]
      : []),
  ];
}

/** The seller of SELLER_FILE; a demonstration has one that nobody is. */
export function sellerIn(settings: Settings): Seller {
  const path = settings.neededInProduction('SELLER_FILE', {
    what: 'the file that says who sells and with which taxes (docs/examples/seller.json)',
    example: '/etc/shop/seller.json',
  });
  if (!path) return DEMO_SELLER;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    settings.refuse(
      'SELLER_FILE',
      `cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}): name a JSON file like docs/examples/seller.json`,
    );
    return DEMO_SELLER;
  }
  const parsed = parseSeller(text);
  if ('seller' in parsed) return parsed.seller;
  settings.refuse('SELLER_FILE', `has faults: ${parsed.faults.join('; ')}`);
  return DEMO_SELLER;
}

interface ShapeError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: { readonly requiredProperties?: readonly string[]; readonly additionalProperties?: readonly string[] };
}

function shapeFaults(errors: readonly ShapeError[]): string[] {
  const said = errors.map(({ instancePath, message, params }) => {
    const field = instancePath.slice(1).replaceAll('/', '.');
    const at = (name: string) => (field ? `${field}.${name}` : name);
    if (params.requiredProperties) return params.requiredProperties.map((name) => `${at(name)} is missing`).join('; ');
    if (params.additionalProperties) return params.additionalProperties.map((name) => `${at(name)} is not known`).join('; ');
    return `${field || 'the file'} ${message}`;
  });
  return [...new Set(said)].slice(0, 10);
}
