import { render } from '@testing-library/react';
import { useRoomBelow } from './use-room-below.ts';

let tell: (height: number) => void = () => undefined;
const { ResizeObserver: real } = globalThis;

beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(heard: ResizeObserverCallback) {
      tell = (blockSize) =>
        heard([{ borderBoxSize: [{ blockSize }] } as unknown as ResizeObserverEntry], this as unknown as ResizeObserver);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});
afterAll(() => {
  globalThis.ResizeObserver = real;
});

function Bar() {
  return <div ref={useRoomBelow()} />;
}

const roomBelow = () => document.documentElement.style.getPropertyValue('--bar-below');

test('the page knows how high the bar at its foot is, in whatever language, and forgets it with the bar', () => {
  const { unmount } = render(<Bar />);
  tell(109);
  expect(roomBelow()).toBe('109px');
  tell(84.5);
  expect(roomBelow()).toBe('84.5px');
  unmount();
  expect(roomBelow()).toBe('');
});
