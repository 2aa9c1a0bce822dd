import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Retains the queries that the server sent: an unobserved one is dropped after some minutes, and a part that is hydrated late reads it after that. */
export function RetainedQueries() {
  const client = useQueryClient();
  const [sent, setSent] = useState<readonly QueryKey[]>([]);
  useEffect(() => {
    const queries = client.getQueryCache().getAll();
    setSent(queries.map(({ queryKey }) => queryKey));
  }, [client]);
  return sent.map((queryKey) => <Reader key={JSON.stringify(queryKey)} queryKey={queryKey} />);
}

function Reader({ queryKey }: { readonly queryKey: QueryKey }) {
  const client = useQueryClient();
  useQuery({ queryKey, enabled: false, queryFn: () => client.getQueryData(queryKey) });
  return null;
}
