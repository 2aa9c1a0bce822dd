import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

type Fetch = typeof globalThis.fetch;

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const RECORDED = '01';
const NOT_RECORDED = '00';

const current = new AsyncLocalStorage<string>();

/** Of the traces that begin here, how many are recorded: 0 to 1, in the variable that the libraries of OpenTelemetry read. */
const shareOf = ({ OTEL_TRACES_SAMPLER_ARG: share }: NodeJS.ProcessEnv): number => (share ? Number(share) : 1);

/** Answers a request within the trace that its `traceparent` names (W3C Trace Context), or within one that begins here. */
export function withinTrace<T>(traceparent: unknown, work: () => T): T {
  const isGiven = typeof traceparent === 'string' && TRACEPARENT.test(traceparent);
  return current.run(isGiven ? traceparent : beginTrace(shareOf(process.env)), work);
}

/** What is asked of others at this moment belongs to this trace. */
export const traceparentNow = (): string | undefined => current.getStore();

/** Asks the API within the trace of the page that wants to know; others learn of no trace. */
export function tracedFetch(plain: Fetch, apiAddress: string): Fetch {
  const { origin } = new URL(apiAddress);
  return (input, init) => {
    const traceparent = traceparentNow();
    if (!traceparent || new URL(input instanceof Request ? input.url : input).origin !== origin) return plain(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('traceparent', traceparent);
    return plain(input, { ...init, headers });
  };
}

function beginTrace(share: number): string {
  const isRecorded = Math.random() < share;
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-${isRecorded ? RECORDED : NOT_RECORDED}`;
}
