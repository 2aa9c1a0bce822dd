import type { Trace } from './trace.ts';

/** One request, as a trace shows it. */
export interface Span {
  /** `GET /api/offers.json`. */
  readonly name: string;
  readonly trace: Trace;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  readonly ms: number;
  readonly status: number;
}

/** Where spans go. Here a library of OpenTelemetry could take over: it gets everything that a server span needs. */
export interface SpanSink {
  add(span: Span): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

const SEND_EVERY_MS = 5000;
const MOST_KEPT = 2000;
const SERVER = 2;
const FAILED = 2;

export interface Collector {
  /** Base address of an OpenTelemetry collector that takes OTLP over HTTP, e.g. `http://collector:4318`. */
  readonly endpoint: string;
  readonly serviceName: string;
  readonly log: { warn(facts: object, message: string): void };
}

/** Sends spans every five seconds as OTLP JSON. A collector that is away costs spans, never requests. */
export function collectorSink({ endpoint, serviceName, log }: Collector): SpanSink {
  let waiting: Span[] = [];
  const send = async (): Promise<void> => {
    const spans = waiting;
    if (spans.length === 0) return;
    waiting = [];
    try {
      const answer = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(traceMessage(serviceName, spans)),
        signal: AbortSignal.timeout(SEND_EVERY_MS),
      });
      if (!answer.ok) throw new Error(`The collector answered ${answer.status}.`);
    } catch (error) {
      log.warn({ err: error, spans: spans.length }, 'spans could not be sent');
    }
  };
  const timer = setInterval(send, SEND_EVERY_MS);
  timer.unref();
  return {
    add(span) {
      if (span.trace.isSampled && waiting.length < MOST_KEPT) waiting.push(span);
    },
    async stop() {
      clearInterval(timer);
      await send();
    },
  };
}

/** `ExportTraceServiceRequest` of OTLP 1.0. */
export function traceMessage(serviceName: string, spans: readonly Span[]): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: [attribute('service.name', serviceName)] },
        scopeSpans: [{ scope: { name: 'shop-api' }, spans: spans.map(spanMessage) }],
      },
    ],
  };
}

function spanMessage({ name, trace, endedAt, ms, status }: Span): object {
  const [method = '', route = ''] = name.split(' ');
  return {
    traceId: trace.traceId,
    spanId: trace.spanId,
    ...(trace.parentId && { parentSpanId: trace.parentId }),
    name,
    kind: SERVER,
    startTimeUnixNano: nanoseconds(endedAt - ms),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: [
      attribute('http.request.method', method),
      attribute('http.route', route),
      { key: 'http.response.status_code', value: { intValue: String(status) } },
    ],
    status: status >= 500 ? { code: FAILED } : {},
  };
}

const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } });
const nanoseconds = (milliseconds: number): string => String(BigInt(Math.round(milliseconds * 1000)) * 1000n);
