import { vi } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { useWideScreen } from './use-wide-screen.ts';

const resizeTo = (px: number) => {
  Object.assign(window, { innerWidth: px });
  window.dispatchEvent(new Event('resize'));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('text of twice the size needs twice the room', () => {
  resizeTo(1_440);
  document.documentElement.style.fontSize = '32px';
  const { result } = renderHook(() => useWideScreen());
  expect(result.current).toBe(false);
  document.documentElement.style.removeProperty('font-size');
});

test('a resize decides between the layouts once it has come to rest @SHELL-068', () => {
  resizeTo(1_440);
  const { result } = renderHook(() => useWideScreen());
  expect(result.current).toBe(true);
  resizeTo(500);
  act(() => void vi.advanceTimersByTime(149));
  resizeTo(600);
  act(() => void vi.advanceTimersByTime(149));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});
