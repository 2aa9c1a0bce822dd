import type { CallAddress, CallAnswer, CallBody, CallParams, CallQuery } from '@shop/contracts';
import { request, requestFile, requestText, type ApiRequest, type Method, type NamedFile } from './request.ts';

/** Texts of an address are read as what the call asks for. */
type Sent<Value> = Value | (string extends Value ? number : never) | (number extends Value ? string : never) | undefined;

export interface Parts<A extends CallAddress, Body extends CallBody<A> = CallBody<A>> {
  readonly params?: { readonly [Name in keyof CallParams<A>]: CallParams<A>[Name] | string };
  readonly query?: { readonly [Name in keyof CallQuery<A>]?: Sent<CallQuery<A>[Name]> };
  readonly body?: Body;
  /** The same key twice is the same order, not a second one. */
  readonly key?: string;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
}

/** Makes a call of the contract: method, path and the shapes of what goes out and comes back follow from its address. */
export async function call<A extends CallAddress, Body extends CallBody<A>>(
  address: A,
  parts: Parts<A, Body> = {},
): Promise<CallAnswer<A, Body>> {
  return (await request(requestOf(address, parts))) as CallAnswer<A, Body>;
}

/** The same of a call that answers with a text file. */
export function callForText<A extends CallAddress>(address: A, parts: Parts<A>): Promise<string> {
  return requestText(requestOf(address, parts));
}

/** The same of a call that answers with a file to save. */
export function callForFile<A extends CallAddress>(address: A, parts: Parts<A>): Promise<NamedFile> {
  return requestFile(requestOf(address, parts));
}

function requestOf<A extends CallAddress, Body extends CallBody<A>>(
  address: A,
  { params = {} as never, query, key, ...rest }: Parts<A, Body>,
): ApiRequest {
  const [method, pattern] = address.split(' ') as [Method, string];
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));
  return { method, path, query, idempotencyKey: key, ...rest };
}
