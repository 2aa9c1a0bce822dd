import { heldGiftQuery } from '@shop/api-client';
import { answering } from '@shop/testing/network';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useCancel } from './use-cancel.ts';

test('a gift that has paid is worth more after a cancellation: what was known of it is read again @GIFT-021', async () => {
  const refund = { total: 19_920, card: 0, gifts: 19_920 };
  const network = answering({ '/gateway/bookings/b3f1/cancellation': { status: 'cancelled', refund } });
  const client = new QueryClient();
  const { queryKey } = heldGiftQuery('fr_FR');
  client.setQueryData(queryKey, null);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const { result } = renderHook(() => useCancel({ uuid: 'b3f1', email: 'anne@example.com' }), { wrapper });
  act(() => result.current.attempt.mutate(19_920));
  await waitFor(() => expect(result.current.attempt.data).toBeDefined());

  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  network.stop();
});
