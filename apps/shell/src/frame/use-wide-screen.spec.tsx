import { act, renderHook } from '@testing-library/react';
import { useWideScreen } from './use-wide-screen.ts';

const resizeTo = (px: number) => {
  Object.assign(window, { innerWidth: px });
  window.dispatchEvent(new Event('resize'));
};
const rest = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));

test('a resize decides between the layouts once it has come to rest @SHELL-068', async () => {
  resizeTo(1_440);
  const { result } = renderHook(() => useWideScreen());
  expect(result.current).toBe(true);
  resizeTo(500);
  resizeTo(600);
  expect(result.current).toBe(true);
  await rest(200);
  expect(result.current).toBe(false);
});
