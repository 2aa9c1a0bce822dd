import type { LocalDate } from '../days/local-date.ts';

export interface Instalment {
  readonly day: LocalDate;
  /** Cents. */
  readonly amount: number;
}

/**
 * Instalments split evenly, one per month from today, the first carries the fee and what cannot be divided
 * (spec 2, section 9). Their sum is exactly amount and fee. A month that is too short ends on its last day.
 */
export function instalmentPlan(payment: { amount: number; fee: number; count: number; today: LocalDate }): Instalment[] {
  const { amount, fee, count, today } = payment;
  const even = Math.floor(amount / count);
  const first = amount - even * (count - 1) + fee;
  return Array.from({ length: count }, (_, number) => ({ day: monthsLater(today, number), amount: number === 0 ? first : even }));
}

function monthsLater(day: LocalDate, months: number): LocalDate {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
