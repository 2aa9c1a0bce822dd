import { ApiError, errorOf } from './api-error.ts';

declare global {
  /** Where the API answers, set by servers: `http://127.0.0.1:4201`. Browsers ask their own origin. */
  var __SHOP_API_BASE__: string | undefined;
  /** Where `/gateway` answers, when it is not the API itself (API-001). */
  var __SHOP_GATEWAY_BASE__: string | undefined;
}

export interface ApiRequest {
  /** From the public origin on: `/api/…` or `/gateway/…`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** A body makes it a POST. */
  readonly body?: unknown;
  /** Where it is neither asked (GET) nor sent (POST). */
  readonly method?: 'PUT' | 'PATCH' | 'DELETE';
  /** The same key twice is the same order, not a second one. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** Asks the API and reads its JSON; every failure is an `ApiError`, but for an asker who no longer wants the answer. */
export async function request<Answer>(asked: ApiRequest): Promise<Answer> {
  const deadline = AbortSignal.timeout(asked.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await fetch(addressOf(asked), {
      method: asked.method ?? (asked.body === undefined ? 'GET' : 'POST'),
      headers: headersOf(asked),
      signal: asked.signal ? AbortSignal.any([asked.signal, deadline]) : deadline,
      ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
    });
    if (!response.ok) throw await errorOf(response);
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  } catch (error) {
    if (error instanceof ApiError || asked.signal?.aborted) throw error;
    throw unreached(deadline.aborted, error);
  }
}

function addressOf({ path, query = {} }: ApiRequest): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const text = new URLSearchParams(pairs).toString();
  const gateway = path.startsWith('/gateway/') ? globalThis.__SHOP_GATEWAY_BASE__ : undefined;
  return `${gateway ?? globalThis.__SHOP_API_BASE__ ?? ''}${path}${text && `?${text}`}`;
}

function headersOf({ body, idempotencyKey }: ApiRequest): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

function unreached(isLate: boolean, cause: unknown): ApiError {
  const error = new ApiError(
    0,
    isLate ? { code: 'TIMEOUT', message: 'No answer in time' } : { code: 'NETWORK', message: 'The shop could not be reached' },
  );
  error.cause = cause;
  return error;
}
