import { WINDOW_DAYS, addDays, isLocalDate, nightsBetween, type LocalDate } from '@shop/domain';
import { invalidField } from '../platform/http/index.ts';

export interface StayPeriod {
  readonly checkin: LocalDate;
  readonly nights: number;
}

/** Checks an arrival day: a real day, not past, at most one year ahead. `field` names it in the refusal. */
export function arrivalDay(text: string, today: LocalDate, field: string): LocalDate {
  if (!isLocalDate(text)) throw invalidField(field, `${field} is a day that exists, yyyy-MM-dd.`);
  if (text < today) throw invalidField(field, `${field} lies in the past.`);
  if (text > addDays(today, WINDOW_DAYS)) throw invalidField(field, `${field} lies more than one year ahead.`);
  return text;
}

/** Arrival and departure as nights; the departure lies after the arrival. */
export function stayPeriod(
  period: { checkin: string; checkout: string },
  today: LocalDate,
  fields: { checkin: string; checkout: string },
): StayPeriod {
  const checkin = arrivalDay(period.checkin, today, fields.checkin);
  if (!isLocalDate(period.checkout)) throw invalidField(fields.checkout, `${fields.checkout} is a day that exists, yyyy-MM-dd.`);
  const nights = nightsBetween(checkin, period.checkout);
  if (nights < 1) throw invalidField(fields.checkout, `${fields.checkout} lies after the arrival.`);
  return { checkin, nights };
}

export function departureOf({ checkin, nights }: StayPeriod): LocalDate {
  return addDays(checkin, nights);
}
