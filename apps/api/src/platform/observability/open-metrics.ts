import { Counter, Histogram, Registry } from 'prom-client';
import { jobMetrics, type JobMetrics } from './job-metrics.ts';

/** Upper bounds in seconds; the calendar's and the search's limits lie between the first ones. */
const BUCKETS = [0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a process counts about itself. Each application has a registry of its own; what Node tells is in the default one. */
export interface Metrics {
  readonly registry: Registry;
  readonly requestDuration: Histogram<'method' | 'route' | 'status'>;
  readonly orders: Counter<'outcome'>;
  readonly providerCalls: Counter<'operation' | 'outcome'>;
  readonly refusedTokens: Counter<'kind'>;
  readonly jobs: JobMetrics;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const metrics = {
    registry,
    requestDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    orders: new Counter({ name: 'shop_orders_total', help: 'Orders by outcome.', labelNames: ['outcome'], registers }),
    providerCalls: new Counter({
      name: 'shop_payment_provider_calls_total',
      help: 'Calls to the payment provider, by outcome: ok or error.',
      labelNames: ['operation', 'outcome'],
      registers,
    }),
    refusedTokens: new Counter({
      name: 'shop_refused_tokens_total',
      help: 'Calls with a wrong key of a partner or centre, or token of the operator.',
      labelNames: ['kind'],
      registers,
    }),
    jobs: jobMetrics(registry),
  };
  // A rate over a counter that begins with its first event misses that event.
  metrics.orders.inc({ outcome: 'paid' }, 0);
  for (const kind of ['partner', 'centre', 'operator']) metrics.refusedTokens.inc({ kind }, 0);
  for (const operation of ['create', 'read', 'cancel', 'refund', 'chargeStored'])
    for (const outcome of ['ok', 'error']) metrics.providerCalls.inc({ operation, outcome }, 0);
  return metrics;
}
