import { act, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { keepPresses } from './kept-presses.ts';
import { sleepingPart } from './sleeping-part.tsx';

/** Hydrates what the server has sent of a part; `place` holds it. */
function sleepIn(place: HTMLElement, html: string, part: ReactElement) {
  document.body.append(place);
  place.innerHTML = `<div class="part"><!--$-->${html}<!--/$--></div>`;
  return render(part, { container: place, hydrate: true });
}

const BUTTON = '<button type="button">Book</button>';

/** A part with one button, and how often it was answered. */
function counter() {
  let presses = 0;
  const Counter = () => (
    <button type="button" onClick={() => presses++}>
      Book
    </button>
  );
  return { ...sleepingPart(() => Promise.resolve(Counter)), presses: () => presses };
}

const Word = ({ word }: { readonly word: string }) => <p>{word}</p>;

test('a part that was prepared is drawn at once, and follows its props', async () => {
  const { Part, prepare } = sleepingPart(() => Promise.resolve(Word));
  await prepare();
  const { rerender } = render(<Part word="one" />);
  expect(screen.getByText('one')).toBeVisible();
  rerender(<Part word="two" />);
  expect(screen.getByText('two')).toBeVisible();
});

test('a part that sleeps is the server’s HTML until the visitor turns to the page, and knows what has changed by then', async () => {
  let fetched = 0;
  const load = () => {
    fetched++;
    return Promise.resolve(Word);
  };
  const place = document.createElement('div');
  const browser = sleepingPart(load);
  const { rerender } = sleepIn(place, '<p>one</p>', <browser.Part word="one" />);
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
  let asked = 0;
  const load = () => {
    asked++;
    return isOnline ? Promise.resolve(Word) : Promise.reject(new Error('the chunk is gone'));
  };
  const place = document.createElement('div');
  const { Part } = sleepingPart(load);
  const { rerender } = sleepIn(place, '<p>one</p>', <Part word="one" />);
  const press = () => act(async () => void (await Promise.resolve(document.dispatchEvent(new Event('pointerdown', { bubbles: true })))));
  await press();
  await press();
  expect(asked).toBeGreaterThan(0);
  expect(place).toHaveTextContent('one');
  isOnline = true;
  await press();
  rerender(<Part word="two" />);
  expect(await screen.findByText('two')).toBeVisible();
  expect(said.length).toBeGreaterThan(0);
  console.error = error;
});

test('what is typed too early is told to the part once it lives', async () => {
  const Field = () => {
    const [text, setText] = useState('');
    return <input aria-label="Where" title={text} value={text} onChange={(event) => setText(event.target.value)} />;
  };
  const place = document.createElement('div');
  const { Part, prepare } = sleepingPart(() => Promise.resolve(Field));
  sleepIn(place, '<input aria-label="Where" title="" value=""/>', <Part />);
  place.querySelector('input')!.value = 'lyo';
  await act(prepare);
  await waitFor(() => expect(place.querySelector('input')).toHaveAttribute('title', 'lyo'));
  expect(place.querySelector('input')).toHaveValue('lyo');
});

test('a button that is pressed too early is pressed again once it lives, and only once', async () => {
  const place = document.createElement('div');
  const { Part, prepare, presses } = counter();
  sleepIn(place, BUTTON, <Part />);
  keepPresses.begin();
  place.querySelector('button')?.click();
  expect(presses()).toBe(0);
  await act(prepare);
  await waitFor(() => expect(presses()).toBe(1));
});

test('a radio button that is pressed too early is chosen once it lives', async () => {
  const Choice = () => {
    const [isOn, setOn] = useState(false);
    return <input type="radio" aria-label="Flexible" title={String(isOn)} checked={isOn} onChange={() => setOn(true)} />;
  };
  const place = document.createElement('div');
  const { Part, prepare } = sleepingPart(() => Promise.resolve(Choice));
  sleepIn(place, '<input type="radio" aria-label="Flexible" title="false"/>', <Part />);
  keepPresses.begin();
  place.querySelector('input')?.click();
  await act(prepare);
  await waitFor(() => expect(place.querySelector('input')).toHaveAttribute('title', 'true'));
  expect(place.querySelector('input')).toBeChecked();
});

test('a button that was pressed before any script was there is pressed again too', async () => {
  const place = document.createElement('div');
  const { Part, prepare, presses } = counter();
  sleepIn(place, BUTTON, <Part />);
  Object.assign(globalThis, { earlyPress: place.querySelector('button') });
  keepPresses.begin();
  await act(prepare);
  await waitFor(() => expect(presses()).toBe(1));
  Object.assign(globalThis, { earlyPress: undefined });
});

test('a link to a section that is pressed too early does not write the address, and is followed once it lives', async () => {
  let seen = '';
  const Tab = () => (
    <a
      href="#reviews"
      onClick={(event) => {
        event.preventDefault();
        seen = 'reviews';
      }}
    >
      Reviews
    </a>
  );
  const place = document.createElement('main');
  const { Part, prepare } = sleepingPart(() => Promise.resolve(Tab));
  sleepIn(place, '<a href="#reviews">Reviews</a>', <Part />);
  keepPresses.begin();
  place.querySelector('a')?.click();
  expect([window.location.hash, seen]).toEqual(['', '']);
  await act(prepare);
  await waitFor(() => expect(seen).toBe('reviews'));
});
