interface Named {
  minisiteId?: number;
}

/** What of an order's items may name a partner's site; a stay does it among its criteria. */
export interface PartnerItems {
  shortStayItem?: { reservationCriteria: Named };
  boxItem?: Named;
  giftCardItem?: Named;
  singleVoucherItem?: Named;
  activityItem?: Named;
}

const ITEMS = ['boxItem', 'giftCardItem', 'singleVoucherItem', 'activityItem'] as const;

/** The partner's site that the product of an order was bought through, and the field that says so. */
export function partnerOfItems(items: PartnerItems): { readonly minisiteId: number; readonly field: string } | undefined {
  const ofStay = items.shortStayItem?.reservationCriteria.minisiteId;
  if (ofStay !== undefined) return { minisiteId: ofStay, field: 'items.shortStayItem.reservationCriteria.minisiteId' };
  for (const name of ITEMS) {
    const minisiteId = items[name]?.minisiteId;
    if (minisiteId !== undefined) return { minisiteId, field: `items.${name}.minisiteId` };
  }
  return undefined;
}

/** The same items, bought through this partner's site instead; through none without a number. */
export function itemsOfPartner<Items extends PartnerItems>(items: Items, minisiteId: number | undefined): Items {
  const { shortStayItem } = items;
  return {
    ...items,
    ...Object.fromEntries(ITEMS.flatMap((name) => (items[name] ? [[name, named(items[name], minisiteId)]] : []))),
    ...(shortStayItem && {
      shortStayItem: { ...shortStayItem, reservationCriteria: named(shortStayItem.reservationCriteria, minisiteId) },
    }),
  };
}

function named({ minisiteId: _, ...item }: Named, minisiteId: number | undefined): Named {
  return { ...item, ...(minisiteId !== undefined && { minisiteId }) };
}
