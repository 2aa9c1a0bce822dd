const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3600;
const GIVEN_UP_AFTER_HOURS = 72;

export type Redelivery = { readonly kind: 'retry'; readonly afterSeconds: number } | { readonly kind: 'givenUp' };

/** What follows a failed try: waits of 30 seconds, a minute, two … an hour; after three days the message is a dead letter. */
export function redelivery({ attempts, writtenAt }: { readonly attempts: number; readonly writtenAt: Date }, now: Date): Redelivery {
  if (now.getTime() - writtenAt.getTime() >= GIVEN_UP_AFTER_HOURS * 3_600_000) return { kind: 'givenUp' };
  return { kind: 'retry', afterSeconds: Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(attempts - 1, 12)) };
}
