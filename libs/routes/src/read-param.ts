import { isLocalDate, seenText } from '@shop/domain';
import type { LocalDate } from '@shop/contracts';

/** Readers of single values at the door: junk becomes undefined, never an error. */

/** A whole number within limits, written plainly. */
export function wholeNumber(text: string | null | undefined, { min, max }: { min: number; max: number }): number | undefined {
  if (!text || !/^\d{1,6}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

/** A number with at most two decimals within limits, written plainly. */
export function decimal(text: string | null | undefined, { min, max }: { min: number; max: number }): number | undefined {
  if (!text || !/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

/** Degrees within `-limit..limit`, to six decimals (a hand's breadth). */
export function degrees(text: string | null | undefined, limit: number): number | undefined {
  if (!text || !/^-?\d{1,3}(\.\d{1,20})?$/.test(text)) return undefined;
  const value = roundDegrees(Number(text));
  return Math.abs(value) <= limit ? value : undefined;
}

export function roundDegrees(value: number): number {
  return Number(value.toFixed(6)) + 0;
}

/** A day that exists. */
export function realDay(text: string | null | undefined): LocalDate | undefined {
  return isLocalDate(text) ? text : undefined;
}

/** Characters that stand for no sign: nothing is called by them, and no table keeps the first of them. */
const SIGNLESS = /[\p{Cc}\p{Cs}]/u;

/** Whether a text is made of signs alone. */
export function isWritten(text: string): boolean {
  return !SIGNLESS.test(text);
}

/** Trimmed text of at most `longest` characters, as it is seen; empty, or with what is no sign, it is undefined. */
export function shortText(text: string | null | undefined, longest: number): string | undefined {
  const trimmed = seenText(text ?? '').trim();
  return trimmed && trimmed.length <= longest && isWritten(trimmed) ? trimmed : undefined;
}

/** An identifier: letters, digits, dash, underscore. */
export function identifier(text: string | null | undefined): string | undefined {
  return text && /^[\w-]{1,40}$/.test(text) ? text : undefined;
}

/** One of the listed words. */
export function oneOf<T extends string>(text: string | null | undefined, words: readonly T[]): T | undefined {
  return words.find((word) => word === text);
}
