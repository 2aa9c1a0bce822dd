import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Where a piece of work stands in a trace, as the W3C recommendation "Trace Context" writes it. */
export interface Trace {
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits: this process's own span. */
  readonly spanId: string;
  /** The span of whoever asked. */
  readonly parentId?: string;
  readonly isSampled: boolean;
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const working = new AsyncLocalStorage<Trace>();

/** A span below the one that `traceparent` names; the first span of a new trace where it names none or makes no sense. */
export function traceFrom(traceparent: unknown): Trace {
  const [, traceId, parentId, flags] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  const spanId = randomBytes(8).toString('hex');
  if (!traceId || !parentId) return { traceId: randomBytes(16).toString('hex'), spanId, isSampled: true };
  return { traceId, spanId, parentId, isSampled: (Number.parseInt(flags!, 16) & 1) === 1 };
}

/** The header under which the work goes on elsewhere. */
export function traceparentOf({ traceId, spanId, isSampled }: Trace): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/** Everything that `work` starts, however late, belongs to the trace. */
export function within<T>(trace: Trace, work: () => T): T {
  return working.run(trace, work);
}

/** Headers for a call to another service; none outside of a request. */
export function traceHeaders(): Record<string, string> {
  const trace = working.getStore();
  return trace ? { traceparent: traceparentOf(trace) } : {};
}
