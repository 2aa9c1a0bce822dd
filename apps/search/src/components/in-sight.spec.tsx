import { act, render } from '@testing-library/react';
import { InSight } from './in-sight.tsx';

const { ResizeObserver: real } = globalThis;
const scroll = Element.prototype.scrollIntoView;
afterEach(() => {
  globalThis.ResizeObserver = real;
  Element.prototype.scrollIntoView = scroll;
});

test('a panel comes into sight when it opens and when it grows, not when it shrinks', () => {
  let resize: () => void = () => undefined;
  globalThis.ResizeObserver = class {
    constructor(heard: () => void) {
      resize = heard;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  let scrolls = 0;
  Element.prototype.scrollIntoView = () => (scrolls += 1);

  const { container } = render(<InSight>months</InSight>);
  expect(scrolls).toBe(1);
  const grow = (height: number) =>
    act(() => {
      Object.defineProperty(container.firstElementChild, 'offsetHeight', { value: height, configurable: true });
      resize();
    });
  grow(500);
  expect(scrolls).toBe(2);
  grow(300);
  expect(scrolls).toBe(2);
});
