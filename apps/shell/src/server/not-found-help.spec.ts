import type { Remote, WidgetVisit } from '@shop/contracts';
import type { LoadedRemote } from '@shop/federation/server';
import { QueryClient } from '@tanstack/react-query';
import { aSite } from '../testing/a-site.ts';
import { prepareNotFoundHelp } from './not-found-help.ts';

const visit = (): WidgetVisit => ({ client: new QueryClient({ defaultOptions: { queries: { retry: false } } }), site: aSite() });
const loader = (prepare: Remote['prepare']) => ({ get: () => ({ remote: { prepare } }) as unknown as LoadedRemote });
const reading = (answer: () => Promise<string>) =>
  loader({ NotFoundHelp: ({ client }) => client.prefetchQuery({ queryKey: ['articles'], queryFn: answer }) });

test('what the help shows is there before the page is drawn', async () => {
  const requested = visit();
  await prepareNotFoundHelp(
    reading(() => Promise.resolve('a rainy weekend')),
    requested,
  );
  expect(requested.client.getQueryData(['articles'])).toBe('a rainy weekend');
});

test('an answer that comes too late is not waited for, nor mixed into a page that was drawn without it', async () => {
  const requested = visit();
  let answer: (words: string) => void = () => undefined;
  await prepareNotFoundHelp(
    reading(() => new Promise((done) => (answer = done))),
    requested,
  );
  answer('too late');
  await Promise.resolve();
  expect(requested.client.getQueryData(['articles'])).toBeUndefined();
});

test.each([
  ['no remote exposes the help', { get: () => undefined }],
  ['its release is an older one', loader(undefined)],
  [
    'it throws',
    loader({
      NotFoundHelp: () => {
        throw new Error('broken');
      },
    }),
  ],
])('where %s the page goes without', async (_, remotes) => {
  await expect(prepareNotFoundHelp(remotes, visit())).resolves.toBeUndefined();
});
