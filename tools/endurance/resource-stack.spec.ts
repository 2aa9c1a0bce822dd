import { ResourceStack } from './resource-stack.ts';

const closed: string[] = [];
const end = (name: string) => void closed.push(name);
beforeEach(() => (closed.length = 0));

test('what was opened is closed in the other order, once', async () => {
  const resources = await ResourceStack.open(async (resources) => {
    for (const name of ['database', 'API', 'shell']) resources.adopt(name, end);
    return Promise.resolve(resources);
  });
  expect(closed).toEqual([]);
  await resources.close();
  await resources.close();
  expect(closed).toEqual(['shell', 'API', 'database']);
});

test('where the next thing cannot be opened, nothing of before is left', async () => {
  const opening = ResourceStack.open((resources) => {
    resources.adopt('database', end);
    return Promise.reject(new Error('the API does not come up'));
  });
  await expect(opening).rejects.toThrow('the API does not come up');
  expect(closed).toEqual(['database']);
});

test('one that cannot be closed keeps none of the others open', async () => {
  const resources = new ResourceStack();
  resources.adopt('database', end);
  resources.adopt('API', () => {
    throw new Error('gone already');
  });
  await expect(resources.close()).rejects.toThrow('gone already');
  expect(closed).toEqual(['database']);
});
