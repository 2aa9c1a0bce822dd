import type { AvailabilityDay, Cents, LocalDate } from '@shop/contracts';
import { dayStatus, type DaySelection, type DayStatus, type DayWindow } from '@shop/domain';
import { leftToPay, type GiftedNights } from './paying-gift.ts';

/** Everything that decides how one day of the stay's calendar looks. */
export interface StayDays extends DayWindow, DaySelection {
  readonly availability?: Readonly<Record<LocalDate, AvailabilityDay | null>> | undefined;
  /** Days show what it leaves to pay of the whole stay. */
  readonly gift?: GiftedNights | undefined;
}

export interface StayDay {
  readonly status: DayStatus['kind'];
  readonly minStay?: number;
  /** For two people and one night; only where an arrival can be chosen. */
  readonly amount?: Cents;
  readonly best?: boolean;
  /** The gift pays all of a stay that begins here. */
  readonly covered?: boolean;
  readonly selected?: 'start' | 'end' | 'between';
}

/** The months in sight and what is known of their days. */
export interface StayCalendar {
  readonly days: StayDays;
  readonly months: readonly string[];
  readonly canShow: { readonly previous: boolean; readonly next: boolean };
  readonly isBusy: boolean;
  readonly show: (step: number) => void;
}

/** One day of the calendar; the rule is the domain's, the price that of the arrival day. */
export function stayDay(day: LocalDate, days: StayDays): StayDay {
  const status = dayStatus(day, days);
  const selected = placeInSelection(day, days);
  const offered = picksDeparture(days) && day >= (days.checkin ?? '') ? undefined : days.availability?.[day];
  return {
    status: status.kind,
    ...(status.minStay && { minStay: status.minStay }),
    ...(offered && status.kind === 'open' && priceOfDay(day, offered, days)),
    ...(selected && { selected }),
  };
}

function priceOfDay(day: LocalDate, offered: AvailabilityDay, { availability = {}, gift }: StayDays): Partial<StayDay> {
  if (!gift) return { amount: offered.amount, best: offered.bestPriceOfTheMonth };
  const amount = leftToPay(day, availability, { ...gift, nights: Math.max(gift.nights, offered.minLos) });
  return amount === undefined ? {} : { amount, covered: amount === 0 };
}

export function picksDeparture({ checkin, checkout }: DaySelection): boolean {
  return Boolean(checkin && !checkout);
}

function placeInSelection(day: LocalDate, { checkin, checkout }: DaySelection): StayDay['selected'] {
  if (day === checkin) return 'start';
  if (day === checkout) return 'end';
  return checkin && checkout && day > checkin && day < checkout ? 'between' : undefined;
}
