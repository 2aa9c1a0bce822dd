import type { Locale, ModificationRequest } from '@shop/contracts';
import type { CheckoutState } from '@shop/routes';

/** What the booking is to become. Days of activities that were not chosen again stay as they are, where the new stay has them. */
export function modificationRequest({
  requested,
  email,
  locale,
}: {
  requested: CheckoutState;
  email: string;
  locale: Locale;
}): ModificationRequest {
  const { id, checkin, checkout, adults, children, babies, activityDates } = requested;
  return {
    email,
    locale,
    offerId: id,
    pax: { numberOfAdults: adults, numberOfChildren: children, numberOfBabies: babies },
    travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
    ...(activityDates && { activityDaySelections: [...activityDates] }),
  };
}
