import { randomBytes } from 'node:crypto';

/** Where a piece of work stands in a trace, as the W3C recommendation "Trace Context" writes it. */
export interface Trace {
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits: this process's own span. */
  readonly spanId: string;
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/;

/** For the log of a process that records no spans: the trace that `traceparent` names, a new one where it makes no sense. */
export function traceFrom(traceparent: unknown): Trace {
  const [, traceId] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  return { traceId: traceId ?? randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex') };
}
