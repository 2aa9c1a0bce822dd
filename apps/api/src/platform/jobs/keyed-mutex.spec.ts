import { KeyedMutex } from './keyed-mutex.ts';

const moment = () => new Promise((resolve) => setImmediate(resolve));

test('who comes first is served first, one at a time', async () => {
  const mutex = new KeyedMutex();
  const said: string[] = [];
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    await moment();
    said.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all(['a', 'b', 'c'].map((name) => mutex.run('hotel', work(name))))).toEqual(['a', 'b', 'c']);
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('another hotel does not wait', async () => {
  const mutex = new KeyedMutex();
  let release = () => undefined as void;
  const long = mutex.run('1', () => new Promise<void>((resolve) => (release = resolve)));
  expect(await mutex.run('2', () => Promise.resolve('served'))).toBe('served');
  release();
  await long;
});

test('who fails keeps nobody waiting, and nothing is left behind', async () => {
  const mutex = new KeyedMutex();
  const failing = mutex.run('1', () => Promise.reject(new Error('no room')));
  const next = mutex.run('1', () => Promise.resolve('served'));
  await expect(failing).rejects.toThrow('no room');
  expect(await next).toBe('served');
  await moment();
  expect(mutex.size).toBe(0);
});
