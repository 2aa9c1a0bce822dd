import type { Trace } from './trace.ts';

/** One request while it is answered. */
export interface RequestSpan extends Trace {
  /** Everything that `work` starts, however late, belongs to the request. */
  within<T>(work: () => T): T;
  end(outcome: { readonly status: number; readonly refusal: string | undefined }): void;
}

/** A statement that the database has answered. */
export interface Statement {
  /** With `$1`, `$2` … in the place of values. */
  readonly sql: string;
  readonly ms: number;
  readonly hasFailed: boolean;
}

/** Headers with which another service goes on with the trace. */
export type TraceHeaders = Readonly<Record<string, string>>;

/** What a process tells of its work, so that somebody can see where the time went. A shop runs without it. */
export interface Tracing {
  /** Begins below the span that the request's headers name. `route` is a pattern: `/gateway/orders/:uuid`. */
  begin(request: { readonly method: string; readonly route: string; readonly headers: object }): RequestSpan;
  /** Belongs to the request that asked for it; a statement outside of requests is not told. */
  tellStatement(statement: Statement): void;
  /** A call to another service; `name` says whose and which, never for whom. */
  call<T>(name: string, work: (headers: TraceHeaders) => Promise<T>): Promise<T>;
  /** Sends what is left. */
  stop(): Promise<void>;
}
