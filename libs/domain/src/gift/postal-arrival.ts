import { publicHolidays, type HolidayCountry } from '../calendar/public-holidays.ts';
import { addDays, weekday, type LocalDate } from '../days/local-date.ts';
import { DELIVERY_WORKING_DAYS } from './gift-delivery.ts';

const FRIDAY = 5;

/** Days between which a printed gift arrives. */
export interface PostalArrival {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/**
 * When a printed gift arrives in a country that is ordered on a day: 2 to 4 working days later (GIFT-036). An order of a day
 * without work counts from the next working day on.
 */
export function postalArrival(orderedOn: LocalDate, country: HolidayCountry): PostalArrival {
  const packedOn = isWorkingDay(orderedOn, country) ? orderedOn : workingDaysAfter(orderedOn, 1, country);
  const { least, most } = DELIVERY_WORKING_DAYS;
  return { first: workingDaysAfter(packedOn, least, country), last: workingDaysAfter(packedOn, most, country) };
}

/** The last day on which a printed gift can be ordered to arrive in a country by a day. */
export function lastOrderDay(arriveBy: LocalDate, country: HolidayCountry): LocalDate {
  let day = addDays(arriveBy, -DELIVERY_WORKING_DAYS.most);
  while (postalArrival(day, country).last > arriveBy) day = addDays(day, -1);
  return day;
}

function workingDaysAfter(day: LocalDate, count: number, country: HolidayCountry): LocalDate {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached, country)) left--;
  }
  return reached;
}

/** From Monday to Friday, without the public holidays of the country. */
function isWorkingDay(day: LocalDate, country: HolidayCountry): boolean {
  return weekday(day) <= FRIDAY && publicHolidays(country, Number(day.slice(0, 4))).every((holiday) => holiday.day !== day);
}
