/** A query without the named keys: `?flow=hotel` or `''`. */
export function withoutKeys(search: string, keys: readonly string[]): string {
  const rest = [...new URLSearchParams(search)].filter(([key]) => !keys.includes(key));
  return rest.length > 0 ? `?${new URLSearchParams(rest).toString()}` : '';
}
