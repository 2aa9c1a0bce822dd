/** An order counts as a partner's when it is made within so many days after the last click. */
export const ATTRIBUTION_DAYS = 30;

const DAY_MS = 86_400_000;

/** A visitor came from a partner's site. */
export interface PartnerClick {
  /** Number of the partner's site. */
  readonly minisite: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The partner that an order of this moment counts for: the last click within the window. A click of the future is none. */
export function attributedPartner(clicks: readonly (PartnerClick | undefined)[], now: number): number | undefined {
  const valid = clicks.filter((click) => click !== undefined && isWithinWindow(click, now)) as PartnerClick[];
  return valid.toSorted((a, b) => b.at - a.at)[0]?.minisite;
}

export function isWithinWindow({ at }: PartnerClick, now: number): boolean {
  return at <= now && now - at < ATTRIBUTION_DAYS * DAY_MS;
}
