import type { Settings } from './settings.ts';

/** Where customers reach the shop, without a trailing slash. A shop that sells answers over https only. */
export function publicOrigin(settings: Settings): string {
  const given = settings.neededInProduction('PUBLIC_ORIGIN', {
    what: "the shop's own address, which mails and the payment provider lead back to",
    example: 'https://www.shop.example',
    fault: (value) => {
      if (!/^https?:\/\/[^/?#\s]+\/*$/.test(value) || !URL.canParse(value)) return 'is no address without a path';
      if (settings.isProduction && !value.startsWith('https://')) return 'begins with http://: a shop that sells needs https';
      return undefined;
    },
  });
  return (given || `http://localhost:${settings.text('PORT', '4200')}`).replace(/\/+$/, '');
}

/** How customers reach the shop: as PUBLIC_ORIGIN says, or PUBLIC_PROTOCOL where a demonstration has no origin. */
export function publicProtocol(settings: Settings): 'http' | 'https' {
  const origin = publicOrigin(settings);
  const ofOrigin = origin.startsWith('https://') ? 'https' : 'http';
  if (!settings.env.PUBLIC_PROTOCOL) return ofOrigin;
  const protocol = settings.oneOf('PUBLIC_PROTOCOL', ['http', 'https'], ofOrigin);
  if (settings.env.PUBLIC_ORIGIN && protocol !== ofOrigin)
    settings.refuse('PUBLIC_PROTOCOL', `is ${protocol} and PUBLIC_ORIGIN begins with ${ofOrigin}://: leave PUBLIC_PROTOCOL out`);
  return protocol;
}
