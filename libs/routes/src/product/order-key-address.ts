/** Name of the part of a hash that opens an order: `#key=…`, as the link of its mail carries it. */
export const ORDER_KEY = 'key';

/** The key in a page's hash; undefined where there is none. */
export function orderKeyIn(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get(ORDER_KEY) || undefined;
}
