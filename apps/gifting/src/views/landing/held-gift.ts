import type { BeneficiaryView, Locale } from '@shop/contracts';
import { allStaysHref, hrefFor } from '@shop/routes';

export type GiftAction = 'choose' | 'given' | 'activities' | 'activity' | 'call';

export interface GiftWay {
  readonly action: GiftAction;
  readonly href: string;
  /** The number of a call, as it is shown. */
  readonly telephone?: string;
}

/** What the holder of a gift can do with it, the clearest way first. */
export function giftWays({ kind, uri, places = [] }: Pick<BeneficiaryView, 'kind' | 'uri' | 'places'>, locale: Locale): readonly GiftWay[] {
  switch (kind) {
    case 'BOX':
      return [{ action: 'choose', href: hrefFor('giftStays', locale) }];
    case 'SINGLEVOUCHER':
      return [{ action: 'choose', href: hrefFor('giftStays', locale) }, ...(uri ? [{ action: 'given', href: uri } as const] : [])];
    case 'GIFTCARD':
      return [
        { action: 'choose', href: allStaysHref(locale) },
        { action: 'activities', href: hrefFor('activities', locale) },
      ];
    default:
      return [...callsOf(places), ...(uri ? [{ action: 'activity', href: uri } as const] : [])];
  }
}

function callsOf(places: NonNullable<BeneficiaryView['places']>): GiftWay[] {
  return places.flatMap(({ telephone, writtenTelephone = telephone }) =>
    telephone ? [{ action: 'call', href: `tel:${telephone}`, telephone: writtenTelephone } as const] : [],
  );
}
