import type { Cents, Upsell } from '@shop/contracts';

/** Something that may be added: what it is, what it costs more, and the stay that one has then. */
export interface ExtraChoice {
  readonly id: string;
  readonly label: string;
  readonly uri: string;
  readonly imageUrl: string | undefined;
  readonly lines: Upsell['programLines'];
  readonly difference: Cents;
}

/** An extra that was added; all of them travel with the navigation, so that the last one can be removed. */
export interface AddedExtra {
  readonly label: string;
  /** The stay without it: path without the locale's prefix. */
  readonly baseUri: string;
}

/** The extras of a stay for a length where one is known, or those of a gift, which has its own prices. */
export function extraChoices(
  upsells: readonly Upsell[],
  { nights, giftNights }: { readonly nights?: number | undefined; readonly giftNights?: number },
): ExtraChoice[] {
  return upsells.flatMap(
    ({ id, label, uri, imagesBySize, programLines, priceDifference, priceDifferencePerLos, singleVoucherProducts }) => {
      const voucher = singleVoucherProducts.find((product) => product.nights === giftNights);
      const booked = nights === undefined ? priceDifference : (priceDifferencePerLos[String(nights)] ?? priceDifference);
      const difference = giftNights === undefined ? booked : voucher?.priceDifference;
      return difference === undefined ? [] : [{ id, label, uri, imageUrl: imagesBySize['640_360']?.[0], lines: programLines, difference }];
    },
  );
}
