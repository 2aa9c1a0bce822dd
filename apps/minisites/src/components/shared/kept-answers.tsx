import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Answers that the server sent are thrown away after some minutes in which nobody reads them; a part that sleeps reads them later. */
export function KeptAnswers() {
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
