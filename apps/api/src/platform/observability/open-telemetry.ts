import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { statementSummary } from './statement-summary.ts';
import type { RequestSpan, Statement, TraceHeaders, Tracing } from './tracing.ts';

export interface Collector {
  /** Base address of an OpenTelemetry collector that takes OTLP over HTTP, e.g. `http://collector:4318`. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Of the traces that begin here, from 0 to 1; those that came in are followed as their caller says. */
  readonly share: number;
  readonly log: { warn(facts: object, message: string): void };
}

const SEND_EVERY_MS = 5000;
const MAX_ENTRIES = 2048;

/**
 * Spans by the libraries of OpenTelemetry, sent every five seconds as OTLP JSON. A collector that is away costs spans, never
 * requests. Attributes hold methods, routes, tables and codes; nothing of the people who asked. Nothing global is set but the
 * libraries' own complaints, so that two shops fit into one process.
 */
export function openTracing({ endpoint, serviceName, share, log }: Collector): Tracing {
  const complain = (message: string) => log.warn({ reason: message }, 'spans could not be sent');
  const silent = () => undefined;
  diag.setLogger({ error: complain, warn: complain, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: SEND_EVERY_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_EVERY_MS, maxQueueSize: MAX_ENTRIES })],
  });
  const tracer = provider.getTracer('shop-api');
  const working = new AsyncLocalStorageContextManager().enable();
  return {
    begin: (request) => begin(tracer, working, request),
    tellStatement: (statement) => tellStatement(tracer, working.active(), statement),
    call: (name, work) => call(tracer, working, { name, work }),
    stop: () => provider.shutdown().catch((error: unknown) => complain(String(error))),
  };
}

const headersOf = new W3CTraceContextPropagator();
const reading = {
  get: (headers: object, key: string) => (headers as Record<string, string>)[key],
  keys: (headers: object) => Object.keys(headers),
};

function begin(
  tracer: Tracer,
  working: AsyncLocalStorageContextManager,
  { method, route, headers }: Parameters<Tracing['begin']>[0],
): RequestSpan {
  const caller = headersOf.extract(ROOT_CONTEXT, headers, reading);
  const attributes = { 'http.request.method': method, 'http.route': route };
  const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
  const own = trace.setSpan(caller, span);
  const { traceId, spanId } = span.spanContext();
  return {
    traceId,
    spanId,
    within: (work) => working.with(own, work),
    end({ status, refusal }) {
      span.setAttribute('http.response.status_code', status);
      if (refusal) span.setAttribute('shop.refusal', refusal);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function tellStatement(tracer: Tracer, now: Context, { sql, ms, hasFailed }: Statement): void {
  const isRecorded = trace.getSpanContext(now)?.traceFlags === TraceFlags.SAMPLED;
  if (!isRecorded) return;
  const endTime = Date.now();
  const { operation, table } = statementSummary(sql);
  const span = tracer.startSpan(
    table ? `${operation} ${table}` : operation,
    {
      kind: SpanKind.CLIENT,
      startTime: endTime - ms,
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, ...(table && { 'db.collection.name': table }) },
    },
    now,
  );
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endTime);
}

async function call<T>(
  tracer: Tracer,
  working: AsyncLocalStorageContextManager,
  { name, work }: { name: string; work: (headers: TraceHeaders) => Promise<T> },
): Promise<T> {
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT }, working.active());
  const own = trace.setSpan(working.active(), span);
  const headers: Record<string, string> = {};
  headersOf.inject(own, headers, { set: (carrier, key, value) => (carrier[key] = value) });
  try {
    return await working.with(own, () => work(headers));
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
