import { isSignedIn, profileQuery } from '@shop/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-final-form';
import type { OrderValues } from '../../../views/order/form/buyer.ts';
import { knownFields } from '../../../views/order/form/known-buyer.ts';

/** Fills in what the account of a signed-in customer knows, once; what was typed by then stays. Without an answer the fields stay as they are. */
export function KnownBuyer() {
  const form = useForm<OrderValues>();
  const { data: profile } = useQuery({ ...profileQuery(), enabled: isSignedIn(), retry: false });
  const fill = useEffectEvent(() => {
    if (!profile) return;
    form.batch(() => {
      const known = Object.entries(knownFields(form.getState().values, profile));
      for (const [name, value] of known) form.change(name as keyof OrderValues, value);
    });
  });
  const isKnown = profile !== undefined;
  useEffect(() => {
    if (isKnown) fill();
  }, [isKnown]);
  return null;
}
