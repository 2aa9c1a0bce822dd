import { vi } from 'vitest';
import type { Upsell } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStay } from '../fixtures/a-stay.ts';
import { anUpsell } from '../fixtures/an-offer.ts';
import { ADDRESS, DATED, showStay } from '../fixtures/show-stay.ts';
import { inABrowserWithDialogs, opened, press } from './stay-windows.test-utils.ts';

inABrowserWithDialogs();
afterEach(() => void vi.restoreAllMocks());

/** Timers of half a second, in which an extra can still be given up: they run when the test says so. */
function halfSecond() {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const waiting = new Map<number, () => void>();
  let last = 0;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== 500) return start(run, ms, ...rest);
    waiting.set((last -= 1), run);
    return last;
  }) as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => void (waiting.delete(timer as number) || stop(timer)));
  const pass = () =>
    act(() => {
      for (const run of waiting.values()) run();
      waiting.clear();
    });
  return { waiting, pass };
}

describe('extras of a stay', () => {
  test('an extra is added, says so, and after half a second the page of the resulting offer opens @PROD-055', async () => {
    const { pass } = halfSecond();
    const { at } = showStay(`${ADDRESS}#a=3`, { upsells: [anUpsell()] });
    expect((await screen.findByText('Add')).closest('button')).toHaveAccessibleName('Add Three-course dinner');
    await press('Add');
    expect(await opened('We are adding your extra Three-course dinner')).toBeVisible();
    expect(at()).toContain('/101/');
    expect(await axeFaults(await opened('We are adding your extra Three-course dinner'))).toEqual([]);
    pass();
    await waitFor(() => expect(at()).toBe('/product/stay/102/with-dinner#a=3'));
    await press('Remove');
    expect(await opened('We are removing your extra Three-course dinner')).toBeVisible();
    pass();
    await waitFor(() => expect(at()).toBe(`${ADDRESS}#a=3`));
  });

  test('each of two extras can be removed again, the last one first @PROD-055', async () => {
    const { pass } = halfSecond();
    const line = { id: 'champagne', kind: 'extra', title: 'Champagne', icon: 'sparkles' } as const;
    const champagne = anUpsell({ id: '103', programLines: [line], uri: '/product/stay/103/with-champagne' });
    const idOf = (url: URL) => /\/(\d+)\//.exec(url.pathname)![1]!;
    const upsells: Record<string, Upsell[]> = { '101': [anUpsell()], '102': [champagne] };
    const { at } = showStay(ADDRESS, {
      stay: ({ url }) => aStay({ id: idOf(url), ...(idOf(url) === '102' && { uri: anUpsell().uri }) }),
      upsells: ({ url }) => ({ upsells: upsells[idOf(url)] ?? [] }),
    });
    const add = async (name: string) => {
      expect(await screen.findByText(name, { selector: 'p' })).toBeVisible();
      await press('Add');
      await opened(`We are adding your extra ${name}`);
      pass();
    };
    const removed = async (name: string) => {
      await waitFor(() => expect(screen.getByText('Remove').closest('button')).toHaveAccessibleName(`Remove ${name}`));
      await press('Remove');
      await opened(`We are removing your extra ${name}`);
      pass();
    };
    await add('Three-course dinner');
    await waitFor(() => expect(at()).toBe('/product/stay/102/with-dinner'));
    await add('Champagne');
    await waitFor(() => expect(at()).toBe('/product/stay/103/with-champagne'));
    expect(await screen.findByText('Three-course dinner', { selector: 'p' })).toBeVisible();
    await removed('Champagne');
    await waitFor(() => expect(at()).toBe('/product/stay/102/with-dinner'));
    await removed('Three-course dinner');
    await waitFor(() => expect(at()).toBe(ADDRESS));
    await waitFor(() => expect(screen.queryByText('Remove')).toBeNull());
  });

  test('a payment that failed does not follow to the offer with an extra @PROD-055 @PROD-082', async () => {
    const { at } = showStay(`${DATED}&error=1`, { upsells: [anUpsell()] });
    await press('Add');
    await waitFor(() => expect(at()).toBe('/product/stay/102/with-dinner#checkin=2027-02-20&checkout=2027-02-21'));
  });

  test('an activity that both offers hold keeps its day when an extra is added @PROD-053 @PROD-055', async () => {
    const spa = { id: 'spa', kind: 'activity', title: 'Spa access', icon: 'bath', activityId: 'spa' } as const;
    const stay = aStay({ programLine: [...aStay().programLine, spa] });
    const { at } = showStay(`${DATED}&activityDates=spa_2`, { stay, upsells: [anUpsell()] });
    await press('Add');
    await waitFor(() => expect(at()).toMatch(/^\/product\/stay\/102\/with-dinner#.*&activityDates=spa_2$/));
  });

  test('a customer who closes the window in time keeps the stay as it was', async () => {
    const { waiting } = halfSecond();
    const { at } = showStay(ADDRESS, { upsells: [anUpsell()] });
    await press('Add');
    const adding = await opened('We are adding your extra Three-course dinner');
    expect(waiting.size).toBe(1);
    await userEvent.click(within(adding).getByRole('button', { name: 'Close' }));
    expect([waiting.size, at()]).toEqual([0, ADDRESS]);
  });

  test('while the extras of chosen dates are on their way the ones before stay, and can be added', async () => {
    const never = new Promise(() => undefined);
    const { at } = showStay(ADDRESS, { upsells: ({ url }) => (url.searchParams.has('checkin') ? never : { upsells: [anUpsell()] }) });
    for (const day of [/^Saturday 20 February 2027/, /^Sunday 21 February 2027/])
      await userEvent.click(await screen.findByRole('button', { name: day }));
    expect((await screen.findByText('Add')).closest('ul')).toHaveAttribute('aria-busy', 'true');
    await press('Add');
    await waitFor(() => expect(at()).toBe('/product/stay/102/with-dinner#checkin=2027-02-20&checkout=2027-02-21'));
  });
});
