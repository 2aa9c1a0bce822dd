/** How long a mailed password reset waits before it ends the second step: time in which the owner reads the notice. */
export const SECOND_STEP_NOTICE_HOURS = 24;

export interface SecondStepChoice {
  /** Whether the customer wants a passkey after the password. */
  readonly chosen: boolean;
  /** Since a mailed reset: when the choice ends. */
  readonly endsAt: Date | null;
  /** How many the account has. */
  readonly passkeys: number;
}

export type SecondStep = { readonly kind: 'off' } | { readonly kind: 'on' } | { readonly kind: 'ending'; readonly endsAt: Date };

/**
 * Whether a passkey is needed after the password, at a moment. `ending` still needs it, until its time; signing in with a passkey
 * keeps it on (decision note `passkeys`). An account without a passkey never needs one.
 */
export function secondStep({ chosen, endsAt, passkeys }: SecondStepChoice, now: Date): SecondStep {
  if (!chosen || passkeys === 0) return { kind: 'off' };
  if (endsAt === null) return { kind: 'on' };
  return now < endsAt ? { kind: 'ending', endsAt } : { kind: 'off' };
}

/** When a second step ends that a mailed reset puts an end to; one that ends already keeps its time. */
export function secondStepEnd(endsAt: Date | null, now: Date): Date {
  return endsAt ?? new Date(now.getTime() + SECOND_STEP_NOTICE_HOURS * 3_600_000);
}
