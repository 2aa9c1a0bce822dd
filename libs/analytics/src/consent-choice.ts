/** What a visitor agreed to. What the shop needs to work is not asked. */
export interface ConsentChoice {
  /** How pages are used, how fast they are. */
  readonly measurement: boolean;
  /** Advertising that follows interests. */
  readonly advertising: boolean;
}

export const CONSENT_COOKIE = 'consent';
/** Asked again after half a year. */
export const CONSENT_SECONDS = 180 * 86_400;
export const REFUSED: ConsentChoice = { measurement: false, advertising: false };
export const ACCEPTED: ConsentChoice = { measurement: true, advertising: true };

/** Reads the cookie's value; undefined when nobody has chosen yet, or in another format. */
export function readConsent(value: string | undefined): ConsentChoice | undefined {
  const found = /^1\.m([01])\.a([01])$/.exec(value ?? '');
  return found ? { measurement: found[1] === '1', advertising: found[2] === '1' } : undefined;
}

export function writeConsent({ measurement, advertising }: ConsentChoice): string {
  return `1.m${Number(measurement)}.a${Number(advertising)}`;
}
