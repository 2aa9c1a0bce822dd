import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureStore } from './picture-store.ts';

test('however many ask, two pictures are drawn at a time and each once', async () => {
  let running = 0;
  let most = 0;
  let second: () => void = () => undefined;
  const twoAreDrawn = new Promise<void>((done) => (second = done));
  const drawn: string[] = [];
  const store = pictureStore(await mkdtemp(join(tmpdir(), 'pictures-')), async (id) => {
    drawn.push(id);
    most = Math.max(most, ++running);
    if (running === 2) second();
    await twoAreDrawn;
    await new Promise((done) => setTimeout(done, 5));
    running--;
    return Buffer.from(id);
  });
  const ids = ['sea-1', 'sea-2', 'sea-3', 'sea-4', 'sea-5'];
  const pictures = await Promise.all([...ids, ...ids].map((id) => store.get(id, '640_360')));
  expect(pictures.map((picture) => picture?.bytes.toString())).toEqual([...ids, ...ids]);
  expect(most).toBe(2);
  expect(drawn.sort()).toEqual(ids);
});

test('a picture that fails is drawn again when it is asked for again', async () => {
  let tries = 0;
  const store = pictureStore(await mkdtemp(join(tmpdir(), 'pictures-')), () =>
    ++tries === 1 ? Promise.reject(new Error('no memory')) : Promise.resolve(Buffer.from('sea')),
  );
  await expect(store.get('sea-1', '640_360')).rejects.toThrow('no memory');
  expect((await store.get('sea-1', '640_360'))?.bytes.toString()).toBe('sea');
});

test('a visitor who comes when a hundred wait is told to come again', async () => {
  let draw: () => void = () => undefined;
  const allowed = new Promise<void>((done) => (draw = done));
  const store = pictureStore(await mkdtemp(join(tmpdir(), 'pictures-')), async (id) => {
    await allowed;
    return Buffer.from(id);
  });
  let refused = 0;
  let eight: () => void = () => undefined;
  const eightAreRefused = new Promise<void>((done) => (eight = done));
  const refusal = ({ status }: { status: number }) => {
    if (++refused === 8) eight();
    return status;
  };
  const requested = Array.from({ length: 110 }, (_, seed) => store.get(`sea-${seed}`, '640_360').then(() => 'drawn', refusal));
  await eightAreRefused;
  draw();
  const answers = await Promise.all(requested);
  expect(answers.filter((answer) => answer === 503)).toHaveLength(8);
  expect(answers.filter((answer) => answer === 'drawn')).toHaveLength(102);
});
