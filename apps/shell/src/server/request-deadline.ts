/** How long a request may take to arrive, its body included; a slower one is told 408 and its connection is closed. */
const ARRIVAL_MS = 30_000;

interface RequestDeadline {
  readonly requestTimeout: number;
  readonly http: { readonly requestTimeout: number; readonly headersTimeout: number; readonly connectionsCheckingInterval: number };
}

/**
 * Options of the HTTP server that end slow requests: Node looks at open connections four times within the deadline. Where the
 * headers may take longer than the request, Node swaps the two: a body would then have the 60 s of its default.
 */
export function requestDeadline(arrivalMs = ARRIVAL_MS): RequestDeadline {
  return {
    requestTimeout: arrivalMs,
    http: { requestTimeout: arrivalMs, headersTimeout: arrivalMs / 2, connectionsCheckingInterval: arrivalMs / 4 },
  };
}
