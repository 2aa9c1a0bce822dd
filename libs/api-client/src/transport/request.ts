import { ApiError, errorOf } from './api-error.ts';

declare global {
  /** Where the API answers, set by servers: `http://127.0.0.1:4201`. Browsers ask their own origin. */
  var __SHOP_API_BASE__: string | undefined;
  /** Where `/gateway` answers, when it is not the API itself (API-001). */
  var __SHOP_GATEWAY_BASE__: string | undefined;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ApiRequest {
  /** GET, or POST with a body, unless it is another. */
  readonly method?: Method;
  /** From the public origin on: `/api/…` or `/gateway/…`. */
  readonly path: string;
  readonly query?: object | undefined;
  readonly body?: unknown;
  /** The same key twice is the same order, not a second one. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** Asks the API and reads its JSON; every failure is an `ApiError`, but for an asker who no longer wants the answer. */
export function request(requested: ApiRequest): Promise<unknown> {
  return ask(requested, async (response) => (response.status === 204 ? undefined : ((await response.json()) as unknown)));
}

/** The same of a call that answers with a text file. */
export function requestText(requested: ApiRequest): Promise<string> {
  return ask(requested, (response) => response.text());
}

/** A file and the name that it is to be saved by. */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/** The same of a call that answers with a file to save. */
export function requestFile(requested: ApiRequest): Promise<NamedFile> {
  return ask(requested, async (response) => ({ name: nameOf(response), content: await response.blob() }));
}

function nameOf({ headers }: Response): string {
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
  if (!name) throw new Error('A file came without a name: its answer needs a content-disposition');
  return name;
}

async function ask<Answer>(requested: ApiRequest, read: (response: Response) => Promise<Answer>): Promise<Answer> {
  const deadline = AbortSignal.timeout(requested.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await fetch(addressOf(requested), {
      method: requested.method ?? (requested.body === undefined ? 'GET' : 'POST'),
      headers: headersOf(requested),
      signal: requested.signal ? AbortSignal.any([requested.signal, deadline]) : deadline,
      ...(requested.body !== undefined && { body: JSON.stringify(requested.body) }),
    });
    if (!response.ok) throw await errorOf(response);
    return await read(response);
  } catch (error) {
    if (error instanceof ApiError || requested.signal?.aborted) throw error;
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
