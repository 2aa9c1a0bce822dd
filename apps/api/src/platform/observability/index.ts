/** Metrics, traces, and log lines without secrets. */
export { eventLoopLag } from './event-loop-lag.ts';
export type { Lag } from './event-loop-lag.ts';
export { openMetrics } from './open-metrics.ts';
export type { Metrics } from './open-metrics.ts';
export { requestId } from './request-id.ts';
export { scrub, scrubbed } from './scrub.ts';
export type { TraceHeaders, Tracing } from './tracing.ts';
export { watchRequests } from './watch-requests.ts';
