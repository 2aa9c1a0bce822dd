import { useOpenBooking } from '@shop/api-client';
import { Skeleton, useHydrated } from '@shop/design-system';
import type { CheckoutState } from '@shop/routes';
import { BackToBooking } from '../../../components/order/change/back-to-booking.tsx';
import { ChangeForm } from './change-form.tsx';

export interface ChangeCheckoutProps {
  /** What the booking is to become. */
  readonly requested: CheckoutState;
  readonly uuid: string;
}

/** The booking summary of a change (PROD-062). Whose booking it is, only this tab knows. */
export function ChangeCheckout({ requested, uuid }: ChangeCheckoutProps) {
  const open = useOpenBooking();
  const isAlive = useHydrated();
  if (!isAlive) return <Skeleton lines={8} />;
  return open?.orderUUID === uuid ? <ChangeForm requested={requested} open={open} /> : <BackToBooking reason="unknown" />;
}
