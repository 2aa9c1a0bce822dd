import { useSite } from '@shop/contracts/page';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Basket, OrderPriceParams, OrderChoices } from '../../../views/order/choices/order-choices.ts';
import type { PriceOfOrder } from '../../../views/order/choices/price-of-order.ts';
import { orderPriceOf } from '../../../views/order/through-partner.ts';
import { refusedPart, whyUnchecked, withoutPart, type RefusedPart, type Unchecked } from '../../../views/order/choices/refused-part.ts';
import { withdrawnPart } from '../../../views/order/choices/withdrawn-part.ts';

/** The price of the order with all that was chosen. A choice that no longer counts is told, once, so that it can be given up. */
export function useOrderPrice({ basket, choices }: OrderPriceParams, onRefused?: (part: RefusedPart) => void): PriceOfOrder {
  const { locale } = useSite();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...orderPriceOf({ basket, choices }, locale),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const tellRefused = useEffectEvent((refusal: unknown) => {
    const part = refusedPart(refusal);
    if (part) onRefused?.(part);
  });
  useEffect(() => {
    if (error) tellRefused(error);
  }, [error]);
  const withdrawn = withdrawnPart(error);
  // One of them may be left.
  const isTooMany = withdrawn === 'physical' && (choices.quantity ?? 1) > 1;
  return {
    price: isTooMany ? undefined : data,
    isStale: isPlaceholderData || (isFetching && data === undefined),
    isBroken: error !== null && !isFetching && !isTooMany,
    isTooMany,
    withdrawn: isTooMany ? undefined : withdrawn,
    retry: () => void refetch(),
  };
}

/** Tries choices before they are made; answers what can be had instead, the part that was refused, or why nobody could say. */
export function useTriedChoices(basket: Basket) {
  const { locale } = useSite();
  const client = useQueryClient();
  return async function tried(choices: OrderChoices): Promise<OrderChoices | RefusedPart | Unchecked> {
    try {
      await client.fetchQuery(orderPriceOf({ basket, choices }, locale));
      return choices;
    } catch (error) {
      const part = refusedPart(error);
      return part?.part === 'plan' ? tried(withoutPart(choices, part)) : (part ?? whyUnchecked(error));
    }
  };
}
