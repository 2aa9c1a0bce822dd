export const PAGE = 100;

interface Page<Row> {
  readonly data: readonly Row[];
  readonly has_more: boolean;
}

/** Page after page of a list at the provider, each by its own call, so that a long list is no long call. */
export async function* pages<Row extends { readonly id: string }>(
  list: (after: { starting_after?: string }) => Promise<Page<Row>>,
): AsyncGenerator<Row> {
  let after: { starting_after?: string } = {};
  for (;;) {
    const { data, has_more } = await list(after);
    yield* data;
    const last = data.at(-1);
    if (!has_more || !last) return;
    after = { starting_after: last.id };
  }
}
