import { vi } from 'vitest';
import { renderHook } from '@testing-library/react';
import { useCloseLater } from './use-close-later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function calendar() {
  const onClose = vi.fn();
  const { result, unmount } = renderHook(() => useCloseLater(onClose));
  return { choose: (isComplete: boolean) => result.current(isComplete), onClose, unmount };
}

test('a complete range closes the calendar after one second @SEARCH-135', () => {
  const { choose, onClose } = calendar();
  choose(true);
  vi.advanceTimersByTime(999);
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('another arrival within that second keeps it open', () => {
  const { choose, onClose } = calendar();
  choose(true);
  vi.advanceTimersByTime(500);
  choose(false);
  vi.advanceTimersByTime(5_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('a calendar that was closed otherwise is not closed again', () => {
  const { choose, onClose, unmount } = calendar();
  choose(true);
  unmount();
  vi.advanceTimersByTime(5_000);
  expect(onClose).not.toHaveBeenCalled();
});
