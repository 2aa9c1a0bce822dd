import { orderPriceQuery, visitedPartner } from '@shop/api-client';
import type { Locale, OrderItems } from '@shop/contracts';
import { itemsOfPartner, partnerOfItems } from '@shop/domain';
import { priceBody, type OrderPriceParams } from './choices/order-choices.ts';

/** An order that names no partner counts for the one of the visit. */
export function throughPartner<Body extends { readonly items: OrderItems }>(body: Body): Body {
  const minisite = visitedPartner();
  return minisite === undefined || partnerOfItems(body.items) ? body : { ...body, items: itemsOfPartner(body.items, minisite) };
}

/** What these choices cost, with the codes that count for customers of the partner only. */
export const orderPriceOf = (requested: OrderPriceParams, locale: Locale) => orderPriceQuery(priceBody(requested, locale), throughPartner);
