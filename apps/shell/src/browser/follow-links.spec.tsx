import { act } from '@testing-library/react';
import type { DataRouter } from 'react-router';
import { connection } from '../layout/connection.ts';
import { followLinks } from './follow-links.ts';

const went: string[] = [];
const router = { navigate: (to: string) => went.push(to) } as unknown as DataRouter;

beforeAll(() => followLinks({ router, prefix: '/nl' }));
beforeEach(() => {
  went.length = 0;
  document.body.innerHTML = `
    <div data-layout>
      <details data-closes open><summary>Inspirations</summary><a href="/nl/ideeen" data-routed>Ideas</a></details>
      <div popover id="burger"><a href="/nl/contact?x=1#y" data-routed>Help</a><a href="/nl/press" data-routed target="_blank">Press</a><a href="/nl/account/signin?origin=%2Fsearch%23" data-routed>Sign in</a></div>
    </div>`;
  document.getElementById('burger')!.hidePopover = () => closed.push('burger');
  closed.length = 0;
});

const closed: string[] = [];
const press = (words: string, keys: MouseEventInit = {}) =>
  [...document.querySelectorAll('a')]
    .find(({ textContent }) => textContent === words)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

/** Stands in for React, which calls what a link's properties name. */
function answered(link: HTMLAnchorElement): void {
  const react: { __reactProps$layout: { onAuxClick?(): void } } = Object.assign(link, { __reactProps$layout: {} });
  link.addEventListener('auxclick', () => react.__reactProps$layout.onAuxClick?.());
}

test('a link of the layout that is not hydrated moves within the page, without the prefix of the locale', () => {
  press('Help');
  expect(went).toEqual(['/contact?x=1#y']);
});

test('the way to the sign-in that is not hydrated takes along what the hash holds @ACC-001', () => {
  window.location.hash = '#city=Annecy';
  press('Sign in');
  window.location.hash = '';
  expect(went).toEqual(['/account/signin?origin=%2Fsearch%23city%3DAnnecy']);
});

test('what may open an order stays behind: the server leaves no place for it', () => {
  document.querySelector('a[href*=signin]')!.setAttribute('href', '/nl/account/signin?origin=%2Fconfirmation%2F1');
  window.location.hash = '#key=aB_c-1';
  press('Sign in');
  window.location.hash = '';
  expect(went).toEqual(['/account/signin?origin=%2Fconfirmation%2F1']);
});

test.each([false, true])('the drawer or menu of a link closes, whether the layout is hydrated (%s) or not', (hydrated) => {
  if (hydrated) document.querySelectorAll('a').forEach(answered);
  act(() => void press('Help'));
  expect(closed).toEqual(['burger']);
  // Its own handler moves on.
  expect(went).toEqual(hydrated ? [] : ['/contact?x=1#y']);
  act(() => void press('Ideas'));
  expect(document.querySelector('details')).not.toHaveAttribute('open');
});

test('what opens elsewhere leaves the drawer open', () => {
  press('Press');
  press('Help', { ctrlKey: true });
  expect([closed, went]).toEqual([[], []]);
});

describe('offline', () => {
  const isConnected = (yes: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: yes });
    window.dispatchEvent(new Event(yes ? 'online' : 'offline'));
  };
  beforeAll(() => connection.begin());
  beforeEach(() => isConnected(false));
  afterEach(() => isConnected(true));

  test('a link closes its drawer and waits, instead of the browser’s own page, and is followed when the connection is back', () => {
    press('Help');
    expect([closed, went]).toEqual([['burger'], []]);
    isConnected(true);
    expect(went).toEqual(['/contact?x=1#y']);
  });

  test('of two pages that were asked for the last one opens', () => {
    press('Help');
    press('Ideas');
    isConnected(true);
    expect(went).toEqual(['/ideeen']);
  });

  test('a place on the same page is gone to at once', () => {
    document.body.insertAdjacentHTML('beforeend', '<a href="#offers">Offers</a>');
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a[href="#offers"]')!.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(false);
  });
});
