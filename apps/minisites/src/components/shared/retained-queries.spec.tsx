import { vi } from 'vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RetainedQueries } from './retained-queries.tsx';

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what the server sent is still there for a visitor who comes back to the page after a long time', () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: HOUR_MS } } });
  client.setQueryData(['stays'], ['one']);
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <RetainedQueries />
    </QueryClientProvider>,
  );
  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(client.getQueryData(['stays'])).toEqual(['one']);
  unmount();
  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(client.getQueryData(['stays'])).toBeUndefined();
});
