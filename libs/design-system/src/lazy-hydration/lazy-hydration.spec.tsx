import { act, render, screen } from '@testing-library/react';
import { use, useLayoutEffect, useState, type ReactElement } from 'react';
import { HydrationBoundary } from './hydration-boundary.tsx';
import { lazyHydration } from './lazy-hydration.tsx';

/** Hydrates what the server has sent of a part; `place` holds it. */
function hydrateIn(place: HTMLElement, html: string, part: ReactElement) {
  document.body.append(place);
  place.innerHTML = `<div class="part"><!--$-->${html}<!--/$--></div>`;
  return render(part, { container: place, hydrate: true });
}

const Word = ({ word }: { readonly word: string }) => <p>{word}</p>;

test('a part that was prepared is drawn at once, and follows its props', async () => {
  const { Part, prepare } = lazyHydration(() => Promise.resolve(Word));
  await prepare();
  const { rerender } = render(<Part word="one" />);
  expect(screen.getByText('one')).toBeVisible();
  rerender(<Part word="two" />);
  expect(screen.getByText('two')).toBeVisible();
});

test('a part is the server’s HTML until the first interaction, and knows what has changed by then', async () => {
  let fetched = 0;
  const load = () => {
    fetched++;
    return Promise.resolve(Word);
  };
  const place = document.createElement('div');
  const browser = lazyHydration(load);
  const { rerender } = hydrateIn(place, '<p>one</p>', <browser.Part word="one" />);
  rerender(<browser.Part word="two" />);
  expect([place.textContent, fetched]).toEqual(['one', 0]);
  await act(async () => {
    document.dispatchEvent(new Event('scroll'));
    await Promise.resolve();
  });
  expect(await screen.findByText('two')).toBeVisible();
  expect(fetched).toBe(1);
});

test('a part whose code cannot be had stays the server’s HTML, and lives once it can be had at the next press', async () => {
  const said: unknown[] = [];
  const { error } = console;
  console.error = (fault) => said.push(fault);
  let isOnline = false;
  let requested = 0;
  const load = () => {
    requested++;
    return isOnline ? Promise.resolve(Word) : Promise.reject(new Error('the chunk is gone'));
  };
  const place = document.createElement('div');
  const { Part } = lazyHydration(load);
  const { rerender } = hydrateIn(place, '<p>one</p>', <Part word="one" />);
  const press = () => act(async () => void (await Promise.resolve(document.dispatchEvent(new Event('pointerdown', { bubbles: true })))));
  await press();
  await press();
  expect(requested).toBeGreaterThan(0);
  expect(place).toHaveTextContent('one');
  isOnline = true;
  await press();
  rerender(<Part word="two" />);
  expect(await screen.findByText('two')).toBeVisible();
  expect(said.length).toBeGreaterThan(0);
  console.error = error;
});

test('a form that its page is for is hydrated without an interaction', async () => {
  const place = document.createElement('div');
  const { Part } = lazyHydration(() => Promise.resolve(Word), { hydrate: 'load' });
  const { rerender } = hydrateIn(place, '<p>one</p>', <Part word="one" />);
  await act(() => Promise.resolve());
  rerender(<Part word="two" />);
  expect(await screen.findByText('two')).toBeVisible();
});

test('deferred messages leave a part of a page that is drawn again meanwhile as the server sent it', async () => {
  const words = Promise.withResolvers<string>();
  const Said = () => <p>{use(words.promise)}</p>;
  const Page = () => {
    const [isMoved, setMoved] = useState(false);
    useLayoutEffect(() => setMoved(true), []);
    return (
      <HydrationBoundary>
        <section data-moved={isMoved}>
          <Said />
        </section>
      </HydrationBoundary>
    );
  };
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = '<!--$--><section data-moved="false"><p>Four reviews</p></section><!--/$-->';
  const sent = place.querySelector('p');
  await act(async () => {
    render(<Page />, { container: place, hydrate: true });
    await Promise.resolve();
  });
  expect(place.querySelector('p')).toBe(sent);
  await act(async () => {
    words.resolve('Four reviews');
    await words.promise;
  });
  expect(place.querySelector('p')).toBe(sent);
  expect(place.querySelector('section')).toHaveAttribute('data-moved', 'true');
});
