import type { Settings } from './settings.ts';

/** What a demonstration changes about time; a shop that sells lives by the real one. */
export interface DemoTime {
  /** How far the shop's clock is ahead of the machine's, milliseconds; negative where it is behind, 0 in production. */
  readonly clockAheadMs: number;
  /** What the deadlines of the shop's own services are multiplied by, for machines that are slow: 1 or more. */
  readonly patience: number;
}

/** A moment with its zone: `2030-06-05T10:00:00Z`. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Reads `SHOP_CLOCK_AHEAD_MS` and `PATIENCE`, which only a demonstration may have: a shop that sells must not hold a room
 * until a day that is not, nor wait for minutes (docs/decisions/2026-11-27-time-of-a-demonstration.md).
 */
export function demoTimeIn(settings: Settings): DemoTime {
  return {
    clockAheadMs: Number(demoOnly(settings, 'SHOP_CLOCK_AHEAD_MS', { pattern: /^-?\d{1,14}$/, example: '86400000' }) ?? 0),
    patience: Number(demoOnly(settings, 'PATIENCE', { pattern: /^[1-9]\d?$/, example: '10' }) ?? 1),
  };
}

/** `SHOP_NOW`, the day and hour at which a demonstration starts; undefined where it starts now. Epoch milliseconds. */
export function startOfDemo(settings: Settings): number | undefined {
  const given = demoOnly(settings, 'SHOP_NOW', { pattern: MOMENT, example: '2030-06-05T10:00:00Z' });
  if (given === undefined) return undefined;
  const day = given.slice(0, 10);
  const moment = Date.parse(given);
  // A 31st of June would be read as the first of July.
  if (!Number.isNaN(moment) && new Date(Date.parse(day)).toISOString().startsWith(day)) return moment;
  return settings.refuse('SHOP_NOW', `is "${given}": there is no such day or hour`);
}

function demoOnly(settings: Settings, name: string, { pattern, example }: { pattern: RegExp; example: string }): string | undefined {
  const value = settings.optional(name, { example, fault: (given) => (pattern.test(given) ? undefined : `is "${given}"`) });
  if (value === undefined || settings.isDemo) return value;
  return settings.refuse(name, 'is for a demonstration: a shop that sells lives by the real time; leave it out');
}
