import type { Remote, WidgetVisit } from '@shop/contracts';
import type { LoadedRemote } from '@shop/federation/server';
import { QueryClient } from '@tanstack/react-query';
import { aSite } from '../testing/a-site.ts';
import { prepareLostHelp } from './lost-help.ts';

const visit = (): WidgetVisit => ({ client: new QueryClient({ defaultOptions: { queries: { retry: false } } }), site: aSite() });
const lending = (prepare: Remote['prepare']) => ({ get: () => ({ remote: { prepare } }) as unknown as LoadedRemote });
const reading = (answer: () => Promise<string>) =>
  lending({ NotFoundHelp: ({ client }) => client.prefetchQuery({ queryKey: ['articles'], queryFn: answer }) });

test('what the help shows is there before the page is drawn', async () => {
  const asked = visit();
  await prepareLostHelp(
    reading(() => Promise.resolve('a rainy weekend')),
    asked,
  );
  expect(asked.client.getQueryData(['articles'])).toBe('a rainy weekend');
});

test('an answer that comes too late is not waited for, nor mixed into a page that was drawn without it', async () => {
  const asked = visit();
  let answer: (words: string) => void = () => undefined;
  await prepareLostHelp(
    reading(() => new Promise((done) => (answer = done))),
    asked,
  );
  answer('too late');
  await Promise.resolve();
  expect(asked.client.getQueryData(['articles'])).toBeUndefined();
});

test.each([
  ['nobody lends the help', { get: () => undefined }],
  ['its release is an older one', lending(undefined)],
  [
    'it throws',
    lending({
      NotFoundHelp: () => {
        throw new Error('broken');
      },
    }),
  ],
])('where %s the page goes without', async (_, remotes) => {
  await expect(prepareLostHelp(remotes, visit())).resolves.toBeUndefined();
});
