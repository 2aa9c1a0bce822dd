import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export interface Answer {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers of every call
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly [option: string]: unknown }[];
}

/** A browser: it keeps cookies, and says where a call comes from. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  /** `key` is the idempotency key; a new one by default, and `''` leaves the header out. */
  ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: unknown, key?: string): Promise<Answer>;
  get(url: string): Promise<Answer>;
  post(url: string, payload?: unknown, key?: string): Promise<Answer>;
}

let addresses = 0;

/** A browser at an internet address of its own. */
export function visitor(app: FastifyInstance, publicOrigin = 'http://shop.test', address?: string): Visitor {
  const cookies = new Map<string, string>();
  const remoteAddress = address ?? `203.0.${Math.floor(++addresses / 250)}.${addresses % 250}`;
  const ask: Visitor['ask'] = async (method, url, payload, key = randomUUID()) => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress,
      cookies: Object.fromEntries(cookies),
      headers: { origin: publicOrigin, ...(key && { 'idempotency-key': key }) },
      ...(payload !== undefined && { payload: payload as object }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: answer.statusCode, body: bodyOf(answer), headers: answer.headers, cookies: answer.cookies };
  };
  return { cookies, ask, get: (url) => ask('GET', url), post: (url, payload, key) => ask('POST', url, payload ?? {}, key) };
}

function bodyOf(answer: Awaited<ReturnType<FastifyInstance['inject']>>): unknown {
  const type = String(answer.headers['content-type'] ?? '');
  if (type.includes('json')) return answer.json();
  return type === 'application/zip' ? answer.rawPayload : answer.body;
}
