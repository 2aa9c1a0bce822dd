import { activitiesWithoutDay } from './activity-day.ts';
import type { DaySelection } from '../calendar/selection.ts';

/** What the book button knows when it is pressed. */
export interface BookingWish {
  readonly dates: DaySelection;
  readonly activityIds: readonly string[];
  readonly activityDays: readonly { readonly activityId: string; readonly day: number }[];
  /** `final` is a price that can be sold as it stands. */
  readonly price: 'from' | 'loading' | 'refused' | 'final';
}

/** Where booking goes on, or the first thing that stands in its way. */
export type BookingStep =
  | { readonly kind: 'checkout' }
  | { readonly kind: 'datesMissing' | 'priceLoading' | 'priceRefused' }
  | { readonly kind: 'activityDaysMissing'; readonly activityIds: readonly string[] };

/** Dates are chosen, there is no quote error, every activity has a date: only then checkout begins (spec 2, section 4, booking). */
export function bookingStep({ dates, activityIds, activityDays, price }: BookingWish): BookingStep {
  if (!dates.checkin || !dates.checkout) return { kind: 'datesMissing' };
  if (price === 'refused') return { kind: 'priceRefused' };
  const missing = activitiesWithoutDay(activityIds, activityDays);
  if (missing.length > 0) return { kind: 'activityDaysMissing', activityIds: missing };
  return price === 'final' ? { kind: 'checkout' } : { kind: 'priceLoading' };
}
