import { vi } from 'vitest';
import { lateScripts } from './late-scripts.ts';

const main = { href: '/assets/main.1.js', integrity: 'sha384-main' };
const entry = { href: '/releases/search/1/remoteEntry.js', integrity: 'sha384-entry' };
const requested = () =>
  [...document.head.querySelectorAll('script, link')].map((one) => one.getAttribute('src') ?? one.getAttribute('href'));

/** The page's line runs, as the browser runs it. */
const run = () => new Function(lateScripts(main, [entry]))() as undefined;

let painted: () => void;
const twoFrames = () => {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
};

beforeEach(() => {
  vi.useFakeTimers();
  painted = () => undefined;
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(reported: () => void) {
        painted = reported;
      }
      observe() {}
    },
  });
  document.head.replaceChildren();
});
afterEach(() => {
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
});

test('scripts are fetched once the page with its pictures is drawn, each with its hash and once', () => {
  run();
  dispatchEvent(new Event('load'));
  twoFrames();
  expect(requested()).toEqual([]);
  painted();
  painted();
  twoFrames();
  expect(requested()).toEqual([entry.href, main.href]);
  expect([...document.head.children].map((one) => (one as HTMLScriptElement).integrity)).toEqual(['sha384-entry', 'sha384-main']);
});

test('a visitor who interacts with the page need not wait for its pictures', () => {
  run();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(requested()).toContain(main.href);
});

test('what is pressed before the scripts are there is kept for them', () => {
  run();
  const button = document.createElement('button');
  button.type = 'button';
  document.body.append(button);
  button.click();
  expect(globalThis).toMatchObject({ earlyEvents: { wasPressed: true, queue: [{ type: 'click', target: button }] } });
});

test('a page whose hash asks for something else than the server could see has no time to lose', () => {
  location.hash = '#a=3';
  run();
  expect(requested()).toContain(main.href);
  location.hash = '';
});

test('pictures that never come hold scripts up for two seconds and no longer', () => {
  run();
  vi.advanceTimersByTime(1_999);
  expect(requested()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(requested()).toContain(main.href);
});

test('an address cannot close the script that it stands in', () => {
  expect(lateScripts({ href: '/</script><b>' }, [])).not.toContain('</script>');
});
