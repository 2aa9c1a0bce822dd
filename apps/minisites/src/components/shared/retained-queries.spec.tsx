import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RetainedQueries } from './retained-queries.tsx';

const HOUR_MS = 3_600_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what the server sent is still there for a visitor who comes back to the page after a long time', () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: HOUR_MS } } });
  client.setQueryData(['stays'], ['one']);
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <RetainedQueries />
    </QueryClientProvider>,
  );
  jest.advanceTimersByTime(2 * HOUR_MS);
  expect(client.getQueryData(['stays'])).toEqual(['one']);
  unmount();
  jest.advanceTimersByTime(2 * HOUR_MS);
  expect(client.getQueryData(['stays'])).toBeUndefined();
});
