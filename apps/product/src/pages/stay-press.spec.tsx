import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuote } from '../fixtures/a-stay.ts';
import { DATED, showStay } from '../fixtures/show-stay.ts';
import { Body } from './stay-parts.ts';

const STICKY_BAR = 'Your stay at a glance';
const panel = () => screen.findByRole('region', { name: 'Your booking' });
const costs = (amount: number) => aQuote({ priceInfo: { ...aQuote().priceInfo, sellPrice: amount, refPrice: amount } });

/** A stay whose first quote comes at once, the second one when it is told to. */
function showAskedAgain() {
  let answer: (quote: unknown) => void = () => undefined;
  let requested = 0;
  const shown = showStay(DATED, {
    quote: () => (requested++ === 0 ? costs(24_900) : new Promise((done) => (answer = done))),
  });
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  return { ...shown, comeBack, answer: (amount: number) => act(async () => answer(costs(amount))) };
}

/** A window whose upper edge the place of the tabs can be moved over. */
function scrolling() {
  const told: IntersectionObserverCallback[] = [];
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      told.push(tell);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  const tell = (...seen: readonly boolean[]) => {
    const entries = seen.map((isIntersecting) => ({ isIntersecting, boundingClientRect: { top: isIntersecting ? 10 : -10 } }));
    return act(async () => told.forEach((each) => each(entries as IntersectionObserverEntry[], {} as IntersectionObserver)));
  };
  return { down: () => tell(false), up: () => tell(true), jumpDown: () => tell(true, false) };
}

const { IntersectionObserver: original } = window;

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await Body.prepare();
});

afterEach(() => {
  window.IntersectionObserver = original;
});

describe('a press while the price is asked again', () => {
  test('ends on the element that it began on, and counts once the same price is there', async () => {
    const { at, comeBack, answer } = showAskedAgain();
    const before = await within(await panel()).findByRole('link', { name: 'Book' });
    await comeBack();
    const meanwhile = await within(await panel()).findByRole('link', { name: 'Calculating price' });
    expect(meanwhile).toBe(before);
    await userEvent.click(meanwhile);
    expect(at()).toBe(DATED);
    await answer(24_900);
    await waitFor(() => expect(at()).toContain('/checkout?id=101'));
  });

  test('leads nobody on at a price that he has not seen', async () => {
    const { at, comeBack, answer } = showAskedAgain();
    await within(await panel()).findByRole('link', { name: 'Book' });
    await comeBack();
    await userEvent.click(await within(await panel()).findByRole('link', { name: 'Calculating price' }));
    await answer(26_900);
    expect(await screen.findByText(/The price has changed/)).toHaveTextContent('€269 instead of €249');
    expect(await within(await panel()).findByRole('link', { name: 'Book' })).toBeVisible();
    expect(at()).toBe(DATED);
  });

  test('counts though the bar whose button was pressed has left the window meanwhile', async () => {
    const page = scrolling();
    const { at, comeBack, answer } = showAskedAgain();
    await within(await panel()).findByRole('link', { name: 'Book' });
    await page.down();
    await comeBack();
    await userEvent.click(await within(screen.getByRole('region', { name: STICKY_BAR })).findByRole('link', { name: 'Calculating price' }));
    await page.up();
    expect(screen.queryByRole('region', { name: STICKY_BAR })).toBeNull();
    await answer(24_900);
    await waitFor(() => expect(at()).toContain('/checkout?id=101'));
  });
});

test('a jump past the tabs brings the bar, though the window was seen before and after it at once', async () => {
  const page = scrolling();
  const { answer } = showAskedAgain();
  await answer(24_900);
  await panel();
  await page.jumpDown();
  expect(screen.getByRole('region', { name: STICKY_BAR })).toBeVisible();
});
