import { act, screen } from '@testing-library/react';
import { type FormEvent } from 'react';
import { hydrate, late, LATEST_MS, recordEachPage, send, time } from './sent-page.test-utils.tsx';

recordEachPage();

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
