import type { PageRemotes, RemoteHost } from '@shop/federation/server';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { ownedBy } from '../../remote-messages.tsx';
import type { ReleaseWatch } from './release-watch.ts';
import { RenderFaults } from './render-faults.ts';

/** Which releases are held responsible for rendering `page`: what the watch counts, and what the breaker hears. */
async function faultsOf(page: ReactNode, { isWhole = true } = {}) {
  const failed: string[] = [];
  const outcomes: string[] = [];
  const host = { note: (name: string, release: string, outcome: string) => outcomes.push(`${name}@${release} ${outcome}`) };
  const watch = { failed: (key: string) => failed.push(key) };
  const remotes = { lock: { search: '3f9c' } } as unknown as PageRemotes;
  const log = { error: () => undefined };
  const faults = new RenderFaults(
    { host: host as unknown as RemoteHost, watch: watch as unknown as ReleaseWatch },
    remotes,
    log as unknown as ConstructorParameters<typeof RenderFaults>[2],
  );
  await new Promise<void>((done) => {
    const { pipe } = renderToPipeableStream(page, {
      onError: (error, { componentStack }) => faults.ofRegion(error, componentStack),
      onShellReady: () => pipe(new PassThrough().on('end', done).resume()),
      onShellError: () => done(),
    });
  });
  faults.settle(['search'], { isWhole });
  return { failed, outcomes };
}

const Region = ownedBy('search@3f9c', ({ children }: { children?: ReactNode }) => children);

test('an object that is no React child counts for the release in whose region it is, though no code of it is in the stack', async () => {
  const { failed, outcomes } = await faultsOf(createElement(Region, null, { kind: 'no element' } as unknown as ReactNode));
  expect(failed).toEqual(['search@3f9c']);
  expect(outcomes).toEqual(['search@3f9c threw']);
});

test('an element of no type counts for the release in whose region it is', async () => {
  const nothing = createElement(undefined as unknown as 'p');
  expect((await faultsOf(createElement(Region, null, createElement('main', null, nothing)))).failed).toEqual(['search@3f9c']);
});

test('a page that its visitor has left went well for nobody; what threw in it threw', async () => {
  expect((await faultsOf(createElement(Region, null, 'results'), { isWhole: false })).outcomes).toEqual([]);
  const broken = createElement(Region, null, { kind: 'no element' } as unknown as ReactNode);
  expect((await faultsOf(broken, { isWhole: false })).outcomes).toEqual(['search@3f9c threw']);
});

test('an error of the shell around a region counts for the shell', async () => {
  function Header(): never {
    throw new Error('no menu');
  }
  const { failed, outcomes } = await faultsOf(createElement('div', null, createElement(Header), createElement(Region, null, 'results')));
  expect(failed).toEqual(['shell']);
  expect(outcomes).toEqual(['search@3f9c well']);
});
