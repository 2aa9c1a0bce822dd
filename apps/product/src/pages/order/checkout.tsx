import { openBooking } from '@shop/api-client';
import { changedBookingOf, paidInstalmentOf } from '@shop/routes';
import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { remembersOrder } from '../../components/order/page-memory.ts';
import type { CheckoutAnswer } from './load-checkout.ts';
import { Body } from './checkout-parts.ts';

/**
 * The booking summary. What it shows comes from the server; its code comes with the first interaction, and at once where
 * the tab remembers an order that is on its way, a booking is to be changed, or a refusal is to be told.
 */
export function CheckoutPage() {
  const { search } = useLocation();
  const { refusal } = useLoaderData<CheckoutAnswer | undefined>() ?? {};
  const changed = changedBookingOf(search);
  const isWanted = refusal !== undefined || changed !== undefined || paidInstalmentOf(search) !== undefined;
  useEffect(() => {
    if (isWanted || remembersOrder() || openBooking()?.isChanging) void Body.prepare();
  }, [isWanted]);
  return <Body.Part key={changed ?? search} />;
}
