import type { DataRouter } from 'react-router';
import { followLinks } from './follow-links.ts';
import type { SleepingFrame } from './sleeping-frame.ts';

const went: string[] = [];
const router = { navigate: (to: string) => went.push(to) } as unknown as DataRouter;
let isAwake = false;
const parts = { isAwake: () => isAwake, whenAwake: Promise.resolve() } as unknown as SleepingFrame;

beforeAll(() => followLinks({ router, prefix: '/nl', parts }));
beforeEach(() => {
  went.length = 0;
  isAwake = false;
  document.body.innerHTML = `
    <div data-frame>
      <details data-closes open><summary>Inspirations</summary><a href="/nl/ideeen" data-routed>Ideas</a></details>
      <div popover id="burger"><a href="/nl/contact?x=1#y" data-routed>Help</a><a href="/nl/press" data-routed target="_blank">Press</a></div>
    </div>`;
  document.getElementById('burger')!.hidePopover = () => closed.push('burger');
  closed.length = 0;
});

const closed: string[] = [];
const press = (words: string, keys: MouseEventInit = {}) =>
  [...document.querySelectorAll('a')]
    .find(({ textContent }) => textContent === words)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

test('a link of the frame that sleeps moves within the page, without the prefix of the locale', () => {
  press('Help');
  expect(went).toEqual(['/contact?x=1#y']);
});

test.each([false, true])('the drawer or menu of a link closes, whether the frame is awake (%s) or not', (awake) => {
  isAwake = awake;
  press('Help');
  expect(closed).toEqual(['burger']);
  press('Ideas');
  expect(document.querySelector('details')).not.toHaveAttribute('open');
});

test('what opens elsewhere leaves the drawer open', () => {
  press('Press');
  press('Help', { ctrlKey: true });
  expect([closed, went]).toEqual([[], []]);
});
