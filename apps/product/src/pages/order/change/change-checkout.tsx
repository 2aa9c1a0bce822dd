import { useOpenBooking } from '@shop/api-client';
import { Skeleton, useHydrated } from '@shop/design-system';
import type { CheckoutState } from '@shop/routes';
import { BackToBooking } from '../../../components/order/change/back-to-booking.tsx';
import { ChangeDesk } from './change-desk.tsx';

export interface ChangeCheckoutProps {
  /** What the booking is to become. */
  readonly asked: CheckoutState;
  readonly uuid: string;
}

/** The booking summary of a change (decision A-134). Whose booking it is, only this tab knows. */
export function ChangeCheckout({ asked, uuid }: ChangeCheckoutProps) {
  const open = useOpenBooking();
  const isAlive = useHydrated();
  if (!isAlive) return <Skeleton lines={8} />;
  return open?.orderUUID === uuid ? <ChangeDesk asked={asked} open={open} /> : <BackToBooking reason="unknown" />;
}
