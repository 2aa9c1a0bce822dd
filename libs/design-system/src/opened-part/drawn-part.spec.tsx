import { act } from '@testing-library/react';
import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { awaitedPart } from './awaited-part.ts';
import { drawnPart } from './drawn-part.tsx';
import { optionalPart } from './opened-part.tsx';

const { error } = console;
const faults: unknown[] = [];
beforeEach(() => {
  faults.length = 0;
  console.error = (fault) => faults.push(fault);
});
afterEach(() => {
  console.error = error;
});

const Letter = () => <input aria-label="The Thursday letter" />;
/** A server draws a boundary around what may come later. */
const SENT = '<!--$--><input aria-label="The Thursday letter"/><!--/$-->';

/** Hydrates what the server has sent; answers whether it is still there. */
async function hydrate(html: string, Part: ComponentType): Promise<() => boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = html;
  const sent = place.querySelector('input');
  await act(async () => {
    startTransition(() => void hydrateRoot(place, <Part />, { onRecoverableError: (fault) => faults.push(fault) }));
    await Promise.resolve();
  });
  return () => place.querySelector('input') === sent;
}

test('what a server draws at once and a browser opens later is one and the same element', async () => {
  const isStored = await hydrate(
    SENT,
    optionalPart(() => Promise.resolve(Letter)),
  );
  expect(isStored()).toBe(true);
  expect((await hydrate(SENT, drawnPart(Letter)))()).toBe(true);
  expect(faults).toEqual([]);
});

test('drawn without its boundary it would be thrown away', async () => {
  const isStored = await hydrate(
    '<input aria-label="The Thursday letter"/>',
    optionalPart(() => Promise.resolve(Letter)),
  );
  expect(isStored()).toBe(false);
});

test('a exposed widget whose code cannot be had leaves what stands in its place, and comes with the next press', async () => {
  const line = { isThere: false };
  const Part = awaitedPart(() => (line.isThere ? Promise.resolve(Letter) : Promise.reject(new Error('the chunk did not come'))));
  const Place = drawnPart(Part, <p>Search</p>);
  const place = document.createElement('div');
  await act(async () => {
    hydrateRoot(place, <Place />, { onRecoverableError: () => undefined });
    await Promise.resolve();
  });
  expect(place).toHaveTextContent('Search');
  line.isThere = true;
  await act(async () => {
    window.dispatchEvent(new Event('pointerdown'));
    await Promise.resolve();
  });
  expect(place.querySelector('input')).not.toBeNull();
});
