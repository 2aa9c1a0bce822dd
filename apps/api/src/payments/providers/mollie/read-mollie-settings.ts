import type { Settings } from '@shop/contracts/settings';
import { MOLLIE_API, type MollieSettings } from './mollie-settings.ts';

const METHODS = /^[A-Z]{2}=[a-z_]+(,[a-z_]+)*$/;

/** `MOLLIE_METHODS` offers the second provider in the countries that it names, with its key; without there is none. */
export function mollieSettings(settings: Settings): MollieSettings | undefined {
  const given = settings.optional('MOLLIE_METHODS', {
    example: '"ES=klarna IT=klarna"',
    fault: (value) => (value.split(/\s+/).every((one) => METHODS.test(one)) ? undefined : 'is no list of methods by country'),
  });
  if (!given) return undefined;
  const isStandIn = settings.env.PSP === 'stripe-stand-in' || !settings.isProduction;
  return {
    apiKey: settings.needed('MOLLIE_API_KEY', {
      what: "a key from the provider's dashboard",
      example: 'live_...',
      fault: (value) => keyFault(value, isStandIn),
    }),
    api: (settings.optional('MOLLIE_API', { example: MOLLIE_API, fault: (value) => addressFault(value, isStandIn) }) ?? MOLLIE_API).replace(
      /\/+$/,
      '',
    ),
    methods: Object.fromEntries(given.split(/\s+/).map((one) => [one.slice(0, 2), one.slice(3).split(',')])),
    name: settings.text('MOLLIE_NAME', 'Klarna'),
  };
}

/** Where the shop sells, a key of the test mode would give stays away. */
function keyFault(value: string, isStandIn: boolean): string | undefined {
  if (isStandIn) return /^(live|test)_\w+$/.test(value) ? undefined : 'does not begin with live_ or test_';
  return /^live_\w+$/.test(value) ? undefined : 'does not begin with live_';
}

/** Money goes to Mollie and nowhere else, but for rehearsals. */
function addressFault(value: string, isStandIn: boolean): string | undefined {
  if (!URL.canParse(value)) return 'is no address';
  if (isStandIn || new URL(value).origin === MOLLIE_API) return undefined;
  return "is not Mollie's own: leave it out, or ask for PSP=stripe-stand-in";
}
