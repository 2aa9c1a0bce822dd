const POLL_MS = 2_000;

/** An end that is not known yet. */
interface OpenEnd extends RetryAfter {
  readonly kind?: 'processing' | 'unreachable';
}

interface RetryAfter {
  /** Where the shop has refused for now: in how many seconds it takes the call again. */
  readonly retryAfterSeconds?: number;
}

/** How long a page waits before it asks once more what became of a payment, ms. */
export function pollPause(end: OpenEnd): number {
  return Math.max(POLL_MS, retryPause(end));
}

/** How long a call that was refused for now is not to be repeated, ms; 0 where nobody has said so. */
export function retryPause({ retryAfterSeconds = 0 }: RetryAfter): number {
  return retryAfterSeconds * 1_000;
}

/** What an error says of that, for the end that it leads to. */
export function retryAfter(error: unknown): RetryAfter {
  const { retryAfterSeconds } = error as RetryAfter;
  return retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
}
