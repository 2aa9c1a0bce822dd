/** A range between two ends, both included. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** Digits only, and no number above the limit; nothing while nothing is typed (spec 1, section 5). */
export function typedNumber(text: string, max: number): number | undefined {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? undefined : Math.min(Number(digits), max);
}

/** What two typed ends mean once the field is left: kept between the limits, and swapped when the first is the larger (spec 1, section 5). */
export function typedRange(typed: NumberRange, limits: NumberRange): NumberRange {
  const [low = limits.from, high = limits.to] = [typed.from, typed.to]
    .map((end) => Math.max(limits.from, Math.min(end, limits.to)))
    .sort((a, b) => a - b);
  return { from: low, to: high };
}

/** The range after one handle was moved: a handle stops at the other one. */
export function movedRange(range: NumberRange, end: 'from' | 'to', value: number): NumberRange {
  return end === 'from' ? { from: Math.min(value, range.to), to: range.to } : { from: range.from, to: Math.max(value, range.from) };
}
