import { checkoutClient } from '@shop/api/checkout-client';

type Client = ReturnType<typeof checkoutClient>;

/** The calls of a checkout, sent to an API process over the network; a connection that ends without an answer is refused with 503. */
export function wireClient(address: string): Client {
  const inject = async (request: { method?: string; url?: unknown; payload?: unknown; headers?: unknown }) => {
    const headers = { ...(request.headers as Record<string, string>), ...(request.payload ? { 'content-type': 'application/json' } : {}) };
    const body = request.payload ? JSON.stringify(request.payload) : undefined;
    const sent = fetch(`${address}${request.url as string}`, { method: request.method ?? 'GET', headers, ...(body && { body }) });
    const answer = await sent.then(async (got) => ({ got, text: await got.text() })).catch(() => undefined);
    return {
      statusCode: answer?.got.status ?? 503,
      headers: { 'set-cookie': answer?.got.headers.getSetCookie() ?? [] },
      json: () => JSON.parse(answer?.text || '{}') as unknown,
    };
  };
  return checkoutClient({ inject: inject as never });
}
