import type { LocalDate } from '@shop/contracts';
import { digitsOf } from '@shop/domain';

/** A payment card as it is typed. */
export interface CardText {
  readonly number: string;
  /** MM/YY */
  readonly expiry: string;
  readonly cvc: string;
}

/** Groups of four, as on the card. */
export function formatCardNumber(text: string): string {
  return (
    digitsOf(text)
      .slice(0, 19)
      .match(/\d{1,4}/g) ?? []
  ).join(' ');
}

/**
 * `0128`, `1/28` and `01/2028` become `01/28`; a first digit above 1 is a month of one digit. What stands before a stroke is
 * left as it is: `28/01` is no month, and is refused instead of being read otherwise.
 */
export function formatExpiry(text: string): string {
  const [, month, rest] = /^\D*(\d{1,2})\s*[/.\s-]\s*(.*)$/.exec(text) ?? [];
  if (month !== undefined && rest !== undefined) return `${month.padStart(2, '0')}/${shortYear(digitsOf(rest).slice(0, 4))}`;
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  const year = shortYear(digits.slice(2, 6));
  return year ? `${digits.slice(0, 2)}/${year}` : digits;
}

/** A year that is being written in four digits is left alone until it is whole. */
function shortYear(year: string): string {
  if (!year.startsWith('20')) return year.slice(0, 2);
  return year.length === 4 ? year.slice(2) : year;
}

/** 12 to 19 digits with a right check digit (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length < 12 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Years ahead that a card may be good for: beyond, month and year were mistaken for each other. */
const LONGEST_YEARS = 20;

/** A month that exists and is not over; a card is good until its month's last day. */
export function isExpiry(text: string, today: LocalDate): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return false;
  return `20${year}-${month}` >= today.slice(0, 7) && Number(`20${year}`) <= Number(today.slice(0, 4)) + LONGEST_YEARS;
}

export function isCvc(text: string): boolean {
  return /^\d{3,4}$/.test(text);
}

/** The card as the provider takes it; nothing of it is asked where gifts pay. */
export function cardOf(typed: { cardNumber: string; cardExpiry: string; cardCvc: string }): CardText {
  return { number: digitsOf(typed.cardNumber), expiry: typed.cardExpiry, cvc: typed.cardCvc };
}
