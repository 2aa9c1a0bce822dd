import { Opened } from './opened.ts';

const closed: string[] = [];
const end = (name: string) => void closed.push(name);
beforeEach(() => (closed.length = 0));

test('what was opened is closed in the other order, once', async () => {
  const opened = await Opened.all(async (all) => {
    for (const name of ['database', 'API', 'shell']) all.keep(name, end);
    return Promise.resolve(all);
  });
  expect(closed).toEqual([]);
  await opened.close();
  await opened.close();
  expect(closed).toEqual(['shell', 'API', 'database']);
});

test('where the next thing cannot be opened, nothing of before is left', async () => {
  const opening = Opened.all((all) => {
    all.keep('database', end);
    return Promise.reject(new Error('the API does not come up'));
  });
  await expect(opening).rejects.toThrow('the API does not come up');
  expect(closed).toEqual(['database']);
});

test('one that cannot be closed keeps none of the others open', async () => {
  const opened = new Opened();
  opened.keep('database', end);
  opened.keep('API', () => {
    throw new Error('gone already');
  });
  await expect(opened.close()).rejects.toThrow('gone already');
  expect(closed).toEqual(['database']);
});
