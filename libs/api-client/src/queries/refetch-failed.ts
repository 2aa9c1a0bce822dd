import type { QueryClient } from '@tanstack/react-query';

/** Asks once more for all that the page needs and has failed; what is there stays as it is. */
export function refetchFailed(client: QueryClient): Promise<void> {
  return client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
