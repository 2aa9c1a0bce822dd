import { bookingQuery, keepOpenBooking } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { useQueryClient } from '@tanstack/react-query';
import type { BookingAction } from '../../views/booking/booking-action.ts';
import type { FindRefusal } from '../../views/booking/find-refusal.ts';
import { BookingForm } from './booking-form.tsx';
import type { BookingFinder } from './use-find-booking.ts';
import { useBookingMessages } from './use-booking-messages.ts';

export interface FindBookingProps {
  /** What the booking is wanted for. */
  readonly action: BookingAction | undefined;
  /** Why the booking of before cannot be shown. */
  readonly before?: FindRefusal | undefined;
  readonly onFound: () => void;
}

/** Finds a booking, which this tab then has open. */
export function FindBooking({ action, before, onFound }: FindBookingProps) {
  const { locale } = useSite();
  const t = useBookingMessages();
  const client = useQueryClient();
  const find: BookingFinder['find'] = async ({ bookingNumber, email }) => {
    const { order } = await client.fetchQuery({ ...bookingQuery({ bookingNumber, email, locale }), staleTime: 0 });
    onFound();
    keepOpenBooking({ orderUUID: order.orderUUID, bookingNumber, email });
  };
  const intro = (
    <>
      {action && t(`for.${action}`)} {t('intro')}
    </>
  );
  return <BookingForm intro={intro} submit={t('find')} before={before} find={find} />;
}
