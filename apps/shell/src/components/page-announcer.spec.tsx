import { vi } from 'vitest';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { PageAnnouncer } from './page-announcer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = () => document.querySelector('[aria-live]')!.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open() {
  document.title = 'Stays | Escale';
  const page = (
    <>
      <PageAnnouncer />
      <main id="main" tabIndex={-1} />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ path: '/*', element: page }], { initialEntries: ['/stays'] });
  render(<RouterProvider router={router} />);
  await pass(0);
  return (to: string) => act(() => router.navigate(to));
}

test('the first page says nothing, the next has the focus and says its title', async () => {
  const goTo = await open();
  await pass(5_000);
  expect(said()).toBe('');
  expect(screen.getByRole('main')).not.toHaveFocus();
  await goTo('/terms');
  document.title = 'Terms | Escale';
  await pass(150);
  expect(said()).toBe('Terms | Escale');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a title that comes late is said when it is there, and neither the one before nor none', async () => {
  const goTo = await open();
  await goTo('/terms');
  await pass(300);
  expect(said()).toBe('');
  document.title = '';
  await pass(3_000);
  expect(said()).toBe('');
  document.title = 'Terms | Escale';
  await pass(150);
  expect(said()).toBe('Terms | Escale');
});

test('a hash that changes meanwhile keeps no title from being said, and is no move', async () => {
  const goTo = await open();
  await goTo('/terms');
  document.title = 'Terms | Escale';
  await goTo('/terms#a=2');
  await pass(150);
  expect(said()).toBe('Terms | Escale');
  screen.getByRole('main').blur();
  await goTo('/terms#a=3');
  await pass(2_000);
  expect(screen.getByRole('main')).not.toHaveFocus();
});

test('a page that is called as the one before says so, a little later', async () => {
  const goTo = await open();
  await goTo('/stays/2');
  await pass(2_000);
  expect(said()).toBe('Stays | Escale');
});
