import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { keepPresses } from './kept-presses.ts';
import { sleepingPart } from './sleeping-part.tsx';

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
  document.body.append(place);
  place.innerHTML = '<div class="part"><!--$--><p>one</p><!--/$--></div>';
  const browser = sleepingPart(load);
  const { rerender } = render(<browser.Part word="one" />, { container: place, hydrate: true });
  rerender(<browser.Part word="two" />);
  expect([place.textContent, fetched]).toEqual(['one', 0]);
  await act(async () => {
    document.dispatchEvent(new Event('scroll'));
    await Promise.resolve();
  });
  expect(await screen.findByText('two')).toBeVisible();
  expect(fetched).toBe(1);
});

test('what is typed too early is told to the part once it lives', async () => {
  const Field = () => {
    const [text, setText] = useState('');
    return <input aria-label="Where" title={text} value={text} onChange={(event) => setText(event.target.value)} />;
  };
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = '<div class="part"><!--$--><input aria-label="Where" title="" value=""/><!--/$--></div>';
  const { Part, prepare } = sleepingPart(() => Promise.resolve(Field));
  render(<Part />, { container: place, hydrate: true });
  place.querySelector('input')!.value = 'lyo';
  await act(prepare);
  await waitFor(() => expect(place.querySelector('input')).toHaveAttribute('title', 'lyo'));
  expect(place.querySelector('input')).toHaveValue('lyo');
});

test('a button that is pressed too early is pressed again once it lives, and only once', async () => {
  let presses = 0;
  const Counter = () => (
    <button type="button" onClick={() => presses++}>
      Book
    </button>
  );
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = '<div class="part"><!--$--><button type="button">Book</button><!--/$--></div>';
  const { Part, prepare } = sleepingPart(() => Promise.resolve(Counter));
  render(<Part />, { container: place, hydrate: true });
  keepPresses.begin();
  place.querySelector('button')?.click();
  expect(presses).toBe(0);
  await act(prepare);
  await waitFor(() => expect(presses).toBe(1));
});

test('a radio button that is pressed too early is chosen once it lives', async () => {
  const Choice = () => {
    const [isOn, setOn] = useState(false);
    return <input type="radio" aria-label="Flexible" title={String(isOn)} checked={isOn} onChange={() => setOn(true)} />;
  };
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = '<div class="part"><!--$--><input type="radio" aria-label="Flexible" title="false"/><!--/$--></div>';
  const { Part, prepare } = sleepingPart(() => Promise.resolve(Choice));
  render(<Part />, { container: place, hydrate: true });
  keepPresses.begin();
  place.querySelector('input')?.click();
  await act(prepare);
  await waitFor(() => expect(place.querySelector('input')).toHaveAttribute('title', 'true'));
  expect(place.querySelector('input')).toBeChecked();
});

test('a button that was pressed before any script was there is pressed again too', async () => {
  let presses = 0;
  const Counter = () => (
    <button type="button" onClick={() => presses++}>
      Book
    </button>
  );
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = '<div class="part"><!--$--><button type="button">Book</button><!--/$--></div>';
  Object.assign(globalThis, { earlyPress: place.querySelector('button') });
  const { Part, prepare } = sleepingPart(() => Promise.resolve(Counter));
  render(<Part />, { container: place, hydrate: true });
  keepPresses.begin();
  await act(prepare);
  await waitFor(() => expect(presses).toBe(1));
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
  document.body.append(place);
  place.innerHTML = '<div class="part"><!--$--><a href="#reviews">Reviews</a><!--/$--></div>';
  const { Part, prepare } = sleepingPart(() => Promise.resolve(Tab));
  render(<Part />, { container: place, hydrate: true });
  keepPresses.begin();
  place.querySelector('a')?.click();
  expect([window.location.hash, seen]).toEqual(['', '']);
  await act(prepare);
  await waitFor(() => expect(seen).toBe('reviews'));
});
