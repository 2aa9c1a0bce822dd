import { useEffect, useState } from 'react';
import type { ChargeTerms } from '../../../../views/order/payment/charge-terms.ts';
import type { ProviderForm } from '../../../../views/order/payment/pay-order.ts';

/** How the provider's form stands. */
export interface OpenedForm {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly form?: ProviderForm | undefined;
}

export interface FormWait {
  /** Somebody has pressed before the form was there. */
  readonly isAwaited: boolean;
  /** The form as soon as it is drawn; undefined where it cannot be had, or another price stands meanwhile. */
  readonly drawn: () => Promise<ProviderForm | undefined>;
}

interface Press extends PromiseWithResolvers<ProviderForm | undefined> {
  readonly terms: ChargeTerms;
}

/** A press on the button waits for the form, and counts for the price that it was pressed for. */
export function useFormWait({ state, form }: OpenedForm, terms: ChargeTerms | undefined): FormWait {
  const [press, setPress] = useState<Press>();
  const { amount, isStored } = terms ?? {};
  const isSame = press !== undefined && press.terms.amount === amount && press.terms.isStored === isStored;
  useEffect(() => {
    if (!isSame) press?.resolve(undefined);
    else if (state !== 'loading') press?.resolve(form);
  }, [press, isSame, state, form]);
  return {
    isAwaited: isSame && state === 'loading',
    drawn() {
      if (!terms) return Promise.resolve(undefined);
      const next = { ...Promise.withResolvers<ProviderForm | undefined>(), terms };
      setPress(next);
      return next.promise;
    },
  };
}
