/** The two halves of an address that carry state, each with or without its `?` or `#`. */
export interface StateAddress {
  readonly search: string;
  readonly hash: string;
}

/** Values of an address; the hash wins over its mirror in the query. */
export interface AddressParams {
  /** First value under any of the names, hash before query. */
  get(...names: string[]): string | null;
  /**
   * Reader for names that belong together (a place and its coordinates, the dates): all from the hash when it has
   * one of them, else all from the query, so that halves of two answers are never mixed.
   */
  group(...names: string[]): (...aliases: string[]) => string | null;
}

export function addressParams({ search, hash }: StateAddress): AddressParams {
  const query = new URLSearchParams(search);
  const inHash = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    get: (...names) => first(inHash, names) ?? first(query, names),
    group: (...names) => {
      const source = names.some((name) => inHash.has(name)) ? inHash : query;
      return (...aliases) => first(source, aliases);
    },
  };
}

function first(params: URLSearchParams, names: readonly string[]): string | null {
  const name = names.find((candidate) => params.has(candidate));
  return name === undefined ? null : params.get(name);
}
