import { toggleWishAtom, wishedStaysAtom, type Wish } from '@shop/contracts/page';
import { act, screen, waitFor } from '@testing-library/react';
import { aWish, openAccount } from '../../testing/open-account.test-utils.tsx';
import { WishlistSync } from './wishlist-sync.tsx';
import { WishlistHeart } from './wishlist-heart.tsx';

const lake = aWish('1', 'By the lake');
const kayak = aWish('1', 'Kayak', 'ACTIVITY');

const requested: string[] = [];
let answer: (url: string) => Response;

beforeEach(() => {
  requested.length = 0;
  answer = (url) => (url.includes('?locale=') ? Response.json({ STAY: [], ACTIVITY: [] }) : new Response(null, { status: 204 }));
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    requested.push(`${init?.method ?? 'GET'} ${url}${init?.body ? ` ${String(init.body)}` : ''}`);
    return answer(url);
  }) as typeof fetch;
});

afterEach(() => {
  localStorage.clear();
  document.cookie = 'account_id=; max-age=0';
});

/** A visit: hearts of one page and the sync behind them. */
function visit() {
  const element = (
    <>
      <WishlistHeart wish={lake} />
      <WishlistSync />
    </>
  );
  const { unmount, store } = openAccount([{ path: '*', element }]);
  const press = (wish: Wish) => act(async () => store.set(toggleWishAtom, wish));
  return { leave: unmount, press, wished: () => [...store.get(wishedStaysAtom)] };
}

const inAccount = ({ hotel, ...wish }: Wish) => ({ ...wish, available: true, hotel: { label: hotel, location: { label: 'Annecy' } } });
const stored = () => JSON.parse(localStorage.getItem('escale.wishlist') ?? '{}') as Record<string, { id: string }[]>;
const heart = (name: RegExp) => screen.getByRole('button', { name });

describe('a guest', () => {
  test('keeps stays and activities on the device, each by one press, and finds them again @ACC-006 @ACC-007', async () => {
    const first = visit();
    await act(async () => heart(/^Keep By the lake/).click());
    await first.press(kayak);
    expect(heart(/^Keep By the lake/)).toHaveAttribute('aria-pressed', 'true');
    expect(stored().STAY).toEqual([{ ...without(lake, 'type'), available: true }]);
    expect(stored().ACTIVITY?.map(({ id }) => id)).toEqual(['1']);
    first.leave();
    const next = visit();
    expect(next.wished()).toEqual(['1', 'ACTIVITY 1']);
    expect(heart(/^Keep By the lake/)).toHaveAttribute('aria-pressed', 'true');
    expect(requested).toEqual([]);
  });

  test('wishes something for whom the page is for: favourites are priced for them @ACC-007', async () => {
    window.history.replaceState(null, '', '/search#a=3&c=1');
    const { press } = visit();
    await press(lake);
    window.history.replaceState(null, '', '/');
    expect(localStorage.getItem('escale.searchParty')).toBe('3 1 0');
  });

  test('whose list is full is told so, and loses nothing', async () => {
    const many = Array.from({ length: 200 }, (_, number) => aWish(String(number + 100), `Stay ${number + 100}`));
    localStorage.setItem('escale.wishlist', JSON.stringify({ STAY: many, ACTIVITY: [] }));
    const { press } = visit();
    await press(lake);
    expect(await screen.findByText('Your list holds 200 favourites already. Remove one to keep “By the lake”.')).toBeVisible();
    expect(stored().STAY).toHaveLength(200);
    expect(stored().STAY?.at(-1)?.id).toBe('299');
  });

  test('takes a wish back by pressing once more @ACC-006', async () => {
    const { press, wished } = visit();
    await press(lake);
    await press(lake);
    expect([wished(), stored().STAY]).toEqual([[], []]);
  });

  test('whose browser refuses its storage sees the heart turn back, and why', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { press, wished } = visit();
    await press(lake);
    Storage.prototype.setItem = setItem;
    expect(await screen.findByText('“By the lake” could not be saved. Please try again.')).toBeVisible();
    expect(wished()).toEqual([]);
  });
});

describe('a customer', () => {
  beforeEach(() => {
    document.cookie = 'account_id=7';
  });

  test('keeps wishes in the account', async () => {
    const { press, wished } = visit();
    await waitFor(() => expect(requested).toHaveLength(1));
    answer = (url) =>
      url.includes('?locale=')
        ? Response.json({ STAY: [{ ...lake, hotel: { label: 'Inn', location: { label: 'Annecy' } }, available: true }], ACTIVITY: [] })
        : new Response(null, { status: 204 });
    await press(lake);
    await waitFor(() => expect(requested).toContain('PUT /gateway/account/wishlist/STAY/1'));
    expect([wished(), stored()]).toEqual([['1'], {}]);
    await waitFor(() => expect(requested.filter((call) => call.startsWith('GET'))).toHaveLength(2));
    await press(lake);
    await waitFor(() => expect(requested).toContain('DELETE /gateway/account/wishlist/STAY/1'));
  });

  test('whose wish cannot be kept sees the heart turn back, and why', async () => {
    const { press, wished } = visit();
    await waitFor(() => expect(requested).toHaveLength(1));
    answer = () => Response.json({ code: 'BROKEN', message: '' }, { status: 500 });
    await press(lake);
    expect(await screen.findByText('“By the lake” could not be saved. Please try again.')).toBeVisible();
    expect(wished()).toEqual([]);
  });

  test('whose session has ended keeps the wish on the device until the next sign-in', async () => {
    const { press } = visit();
    await waitFor(() => expect(requested).toHaveLength(1));
    answer = () => Response.json({ code: 'NOT_SIGNED_IN', message: '' }, { status: 401 });
    await press(lake);
    await waitFor(() => expect(stored().STAY?.map(({ id }) => id)).toEqual(['1']));
  });

  test('who has just signed in brings along what the device kept', async () => {
    localStorage.setItem('escale.wishlist', JSON.stringify({ STAY: [lake], ACTIVITY: [kayak] }));
    answer = (url) =>
      url.includes('?locale=')
        ? Response.json({ STAY: [inAccount(lake)], ACTIVITY: [inAccount(kayak)] })
        : new Response(null, { status: 204 });
    visit();
    await waitFor(() =>
      expect(requested).toContain('POST /gateway/account/wishlist {"items":[{"type":"STAY","id":"1"},{"type":"ACTIVITY","id":"1"}]}'),
    );
    await waitFor(() => expect(localStorage.getItem('escale.wishlist')).toBeNull());
  });

  test('whose device kept more than one call takes hands all of it over, and is told what the account had no room for', async () => {
    const many = Array.from({ length: 250 }, (_, number) => aWish(String(number + 1), `Stay ${number + 1}`));
    localStorage.setItem('escale.wishlist', JSON.stringify({ STAY: many.slice(0, 200), ACTIVITY: many.slice(200) }));
    const kept = { STAY: many.slice(4, 200).map(inAccount), ACTIVITY: many.slice(200).map(inAccount) };
    answer = (url) => (url.includes('?locale=') ? Response.json(kept) : new Response(null, { status: 204 }));
    visit();
    expect(await screen.findByText(/Stay 1, Stay 2,? and Stay 3 and one more/)).toBeVisible();
    const sent = requested.filter((one) => one.startsWith('POST /gateway/account/wishlist '));
    expect(sent.map((one) => one.match(/"id"/g)?.length)).toEqual([200, 50]);
    expect(localStorage.getItem('escale.wishlist')).toBeNull();
  });
});

function without<Key extends keyof Wish>(wish: Wish, key: Key): Omit<Wish, Key> {
  return Object.fromEntries(Object.entries(wish).filter(([name]) => name !== key)) as Omit<Wish, Key>;
}
