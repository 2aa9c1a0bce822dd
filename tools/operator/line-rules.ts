import { daysOfMonth, isLocalDate, NON_CANCELLABLE_TYPE } from '@shop/domain';
import type { Line, LineKind, LineOf } from './line-schemas.ts';

/** What is wrong with a line. */
export interface LineFault {
  /** e.g. `label.nl`; empty for the line itself. */
  readonly field: string;
  readonly reason: string;
}

/** One entry a day of the month. */
const DAILY = ['price', 'minStay', 'stock', 'maxStay', 'closed', 'closedToArrival', 'closedToDeparture'] as const;

/** What the shape of a line cannot say. */
export function lineFault(line: Line): LineFault | undefined {
  return RULES[line.kind]?.(line as never);
}

const RULES: { readonly [Kind in LineKind]?: (line: LineOf<Kind>) => LineFault | undefined } = {
  hotel: ({ localTaxType, localTaxPercentage }) =>
    localTaxType === 'BOOKING_PERCENTAGE' && localTaxPercentage === null
      ? { field: 'localTaxPercentage', reason: 'is needed where localTaxType is BOOKING_PERCENTAGE' }
      : undefined,
  stay: ({ cancellationType, cancellable }) =>
    cancellationType === NON_CANCELLABLE_TYPE && cancellable
      ? { field: 'cancellable', reason: `is false where cancellationType is ${NON_CANCELLABLE_TYPE}` }
      : undefined,
  days: (line) => unlike(line, DAILY, daysOfMonth(line.month).length),
  gift: (line) => unlike(line, ['sellCents'], line.nights.length) ?? giftPromotionFault(line),
  activity: giftPromotionFault,
  box: giftPromotionFault,
  review: reviewFault,
  promotionCode: codeFault,
  promotion: ({ firstNight, lastNight, startsOn, endsOn }) => spanFault({ firstNight, lastNight }) ?? spanFault({ startsOn, endsOn }),
};

function reviewFault({ date, average }: LineOf<'review'>): LineFault | undefined {
  if (!isLocalDate(date)) return { field: 'date', reason: 'is no day of the calendar' };
  return /^\d+(\.\d)?$/.test(String(average)) ? undefined : { field: 'average', reason: 'has one decimal at most' };
}

function codeFault({ percent, cents, automatic, validFrom, validUntil }: LineOf<'promotionCode'>): LineFault | undefined {
  if ((percent === null) === (cents === null)) return { field: 'percent', reason: 'give either percent or cents, and null for the other' };
  if (automatic && percent === null) return { field: 'automatic', reason: 'is false where cents are taken off: cards tell of percentages' };
  return spanFault({ validFrom, validUntil });
}

function giftPromotionFault({ promotion }: LineOf<'gift' | 'activity' | 'box'>): LineFault | undefined {
  const fault = promotion && spanFault({ startsOn: promotion.startsOn, endsOn: promotion.endsOn });
  return fault ? { ...fault, field: `promotion.${fault.field}` } : undefined;
}

/** Of two days by their fields, the first before the last. */
function spanFault(span: Readonly<Record<string, string | null>>): LineFault | undefined {
  for (const [field, day] of Object.entries(span))
    if (day !== null && !isLocalDate(day)) return { field, reason: 'is no day of the calendar' };
  const [[first, from], [last, until]] = Object.entries(span) as [[string, string | null], [string, string | null]];
  return from !== null && until !== null && until < from ? { field: last, reason: `is before ${first}` } : undefined;
}

function unlike<Kind extends Line>(line: Kind, fields: readonly (keyof Kind & string)[], length: number): LineFault | undefined {
  const field = fields.find((name) => line[name] !== undefined && (line[name] as readonly unknown[]).length !== length);
  return field && { field, reason: `holds ${(line[field] as readonly unknown[]).length} entries, not ${length}` };
}
