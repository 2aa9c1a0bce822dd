import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { lazy, startTransition, Suspense, useState, type ComponentType, type FormEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { forgetEarlyEvents, noEffects } from './early-events.test-utils.ts';
import { recordEarlyEvents } from './record-early-events.ts';
import { replayEarlyEvents } from './replay-early-events.ts';

/** A form that works without its code is sent by then, ms. */
const LATEST_MS = 5_000;

beforeEach(() => {
  jest.useFakeTimers();
  window.location.hash = '';
  recordEarlyEvents(LATEST_MS);
});
afterEach(() => {
  forgetEarlyEvents();
  document.body.replaceChildren();
  jest.useRealTimers();
});

const time = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A page as the server sent it. */
function send(html: string): HTMLElement {
  const place = document.createElement('main');
  document.body.append(place);
  place.innerHTML = html;
  return place;
}

/** React takes it over, as the shell lets it. */
async function hydrate(place: HTMLElement, page: ReactElement, flushEffects = noEffects): Promise<void> {
  act(() => {
    startTransition(() => void hydrateRoot(place, page));
    replayEarlyEvents(flushEffects);
  });
  await time(500);
}

/** Its code comes when it is let go. */
function late(Part: ComponentType): { page: ReactElement; arrive(): Promise<void> } {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const Late = lazy(() => code.promise);
  const page = (
    <Suspense>
      <Late />
    </Suspense>
  );
  return {
    page,
    async arrive() {
      code.resolve({ default: Part });
      await time(500);
    },
  };
}

/** A button that counts, with what the server sends of it. */
function counter() {
  let presses = 0;
  const Book = () => (
    <button type="button" onClick={() => presses++}>
      Book
    </button>
  );
  return { Book, html: '<button type="button">Book</button>', presses: () => presses };
}

const button = () => screen.getByRole('button');

describe('a press', () => {
  test('before any script is answered once the page is hydrated, and once although it was repeated', async () => {
    const { Book, html, presses } = counter();
    const place = send(html);
    button().click();
    button().click();
    await hydrate(place, <Book />);
    expect(presses()).toBe(1);
    act(() => button().click());
    expect(presses()).toBe(2);
  });

  test('on a part of a live page that is not hydrated yet is answered once its code is there', async () => {
    const { Book, html, presses } = counter();
    const { page, arrive } = late(Book);
    const place = send(`<!--$-->${html}<!--/$-->`);
    await hydrate(place, page);
    act(() => button().click());
    await time(2_000);
    expect(presses()).toBe(0);
    await arrive();
    expect(presses()).toBe(1);
  });

  test('that makes React hydrate its target, and is answered by it, is not repeated', async () => {
    const { Book, html, presses } = counter();
    const place = send(html);
    await hydrate(place, <Book />);
    act(() => button().click());
    await time(500);
    expect(presses()).toBe(1);
  });

  test('on what the visitor has left meanwhile is forgotten', async () => {
    const { Book, html, presses } = counter();
    const place = send(html);
    button().click();
    place.replaceChildren();
    await hydrate(send(html), <Book />);
    expect(presses()).toBe(0);
  });

  test('on a link within the page does not write the address, whose hash holds the search', async () => {
    const seen: string[] = [];
    const Tab = () => (
      <a
        href="#reviews"
        onClick={(event) => {
          event.preventDefault();
          seen.push('reviews');
        }}
      >
        Reviews
      </a>
    );
    const place = send('<a href="#reviews">Reviews</a>');
    screen.getByRole('link').click();
    expect(window.location.hash).toBe('');
    await hydrate(place, <Tab />);
    expect(seen).toEqual(['reviews']);
  });
});

describe('what is said in a field', () => {
  test('before any script, and without an event, reaches the page', async () => {
    const Field = () => {
      const [text, setText] = useState('');
      return <input aria-label="Where" title={text} value={text} onChange={(event) => setText(event.target.value)} />;
    };
    const place = send('<input aria-label="Where" title="" value=""/>');
    screen.getByRole<HTMLInputElement>('textbox').value = 'lyo';
    await hydrate(place, <Field />);
    expect(screen.getByRole('textbox')).toHaveValue('lyo');
    expect(screen.getByRole('textbox')).toHaveAttribute('title', 'lyo');
  });

  test('survives a page that draws its field again while it is hydrated', async () => {
    const Choice = () => {
      const [nights, setNights] = useState('1');
      const [, drawAnew] = useState(0);
      return (
        <select
          aria-label="Nights"
          title={nights}
          value={nights}
          onInput={() => flushSync(() => drawAnew((times) => times + 1))}
          onChange={(event) => setNights(event.target.value)}
        >
          <option>1</option>
          <option>2</option>
        </select>
      );
    };
    const { page, arrive } = late(Choice);
    const options = '<option selected="">1</option><option>2</option>';
    const place = send(`<!--$--><select aria-label="Nights" title="1">${options}</select><!--/$-->`);
    await hydrate(place, page);
    const nights = screen.getByRole<HTMLSelectElement>('combobox');
    nights.value = '2';
    act(() => void nights.dispatchEvent(new Event('input', { bubbles: true })));
    await arrive();
    expect(screen.getByRole('combobox')).toHaveAttribute('title', '2');
    expect(screen.getByRole('combobox')).toHaveValue('2');
  });

  test('for the first time, on a live page that is about to be drawn again, is heard', async () => {
    let drawAnew = (): void => undefined;
    const Choice = () => {
      const [nights, setNights] = useState('1');
      const [times, setTimes] = useState(0);
      drawAnew = () => setTimes(times + 1);
      return (
        <select aria-label={`Nights ${times}`} title={nights} value={nights} onChange={(event) => setNights(event.target.value)}>
          <option>1</option>
          <option>2</option>
        </select>
      );
    };
    const place = send('<select aria-label="Nights 0" title="1"><option selected="">1</option><option>2</option></select>');
    await hydrate(place, <Choice />, () => flushSync(() => drawAnew()));
    const nights = screen.getByRole<HTMLSelectElement>('combobox');
    nights.value = '2';
    act(() => ['input', 'change'].forEach((type) => nights.dispatchEvent(new Event(type, { bubbles: true }))));
    expect(nights).toHaveValue('2');
    expect(nights).toHaveAttribute('title', '2');
  });

  test.each(['radio', 'checkbox'] as const)('a %s that was switched on stays on, and its page knows it', async (type) => {
    const Choice = () => {
      const [isOn, setOn] = useState(false);
      return <input type={type} aria-label="Spa" title={String(isOn)} checked={isOn} onChange={(event) => setOn(event.target.checked)} />;
    };
    const place = send(`<input type="${type}" aria-label="Spa" title="false"/>`);
    screen.getByLabelText('Spa').click();
    expect(screen.getByLabelText('Spa')).toBeChecked();
    await hydrate(place, <Choice />);
    expect(screen.getByLabelText('Spa')).toBeChecked();
    expect(screen.getByLabelText('Spa')).toHaveAttribute('title', 'true');
  });
});

describe('a form', () => {
  const HTML = (action: string) => `<form ${action}><button type="submit" name="choice" value="refuse">Refuse all</button></form>`;

  test('that is sent before its code is there stays on the page, and its code answers', async () => {
    const answers: string[] = [];
    const answer = (event: FormEvent) => {
      event.preventDefault();
      answers.push(((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement).value);
    };
    const place = send(HTML('action="/consent" method="post"'));
    button().click();
    await hydrate(
      place,
      <form action="/consent" method="post" onSubmit={answer}>
        <button type="submit" name="choice" value="refuse">
          Refuse all
        </button>
      </form>,
    );
    await time(2 * LATEST_MS);
    expect(answers).toEqual(['refuse']);
  });

  test('whose code never comes is sent by the browser, and keeps the hash of the page', async () => {
    window.location.hash = '#c=1';
    send(HTML('action="/consent" method="post"'));
    const sent: string[] = [];
    button().click();
    addEventListener('submit', (event) => {
      if (!event.defaultPrevented) sent.push((event.target as HTMLFormElement).action);
      event.preventDefault();
    });
    await time(LATEST_MS - 1);
    expect(sent).toEqual([]);
    await time(1);
    expect(sent).toEqual([`${window.location.origin}/consent#c=1`]);
  });
});

test('letters that are typed while a field is hydrated follow those that were typed before', async () => {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const place = send('<input name="first" value="">');
  const field = place.querySelector('input')!;
  const type = (letter: string) => {
    field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: letter }));
    setter?.call(field, field.value + letter);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
  };
  function Name() {
    const [text, setText] = useState('');
    return (
      <>
        <input name="first" value={text} onChange={({ target }) => setText(target.value)} />
        <output>{text}</output>
      </>
    );
  }
  for (const letter of 'Camil') type(letter);
  place.append(document.createElement('output'));
  act(() => {
    hydrateRoot(place, <Name />);
    replayEarlyEvents(noEffects);
  });
  // What a further drawing of the form does to it.
  setter?.call(field, '');
  act(() => type('l'));
  await time(500);
  act(() => type('e'));
  await time(1_000);
  expect([field.value, screen.getByRole('status').textContent]).toEqual(['Camille', 'Camille']);
});
