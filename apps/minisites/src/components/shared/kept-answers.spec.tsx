import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { KeptAnswers } from './kept-answers.tsx';

const later = () => new Promise((done) => setTimeout(done, 60));

test('what the server sent is still there for a visitor who comes back to the page after a long time', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: 20 } } });
  client.setQueryData(['stays'], ['one']);
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <KeptAnswers />
    </QueryClientProvider>,
  );
  await later();
  expect(client.getQueryData(['stays'])).toEqual(['one']);
  unmount();
  await later();
  expect(client.getQueryData(['stays'])).toBeUndefined();
});
