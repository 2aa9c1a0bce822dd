import { OneByOne } from './one-by-one.ts';

const moment = () => new Promise((resolve) => setImmediate(resolve));

test('who comes first is served first, one at a time', async () => {
  const line = new OneByOne();
  const said: string[] = [];
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    await moment();
    said.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all(['a', 'b', 'c'].map((name) => line.run('hotel', work(name))))).toEqual(['a', 'b', 'c']);
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('another hotel does not wait', async () => {
  const line = new OneByOne();
  let letGo = () => undefined as void;
  const long = line.run('1', () => new Promise<void>((resolve) => (letGo = resolve)));
  expect(await line.run('2', () => Promise.resolve('served'))).toBe('served');
  letGo();
  await long;
});

test('who fails keeps nobody waiting, and nothing is left behind', async () => {
  const line = new OneByOne();
  const failing = line.run('1', () => Promise.reject(new Error('no room')));
  const next = line.run('1', () => Promise.resolve('served'));
  await expect(failing).rejects.toThrow('no room');
  expect(await next).toBe('served');
  await moment();
  expect(line.size).toBe(0);
});
