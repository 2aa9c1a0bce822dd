import type { FlexibleDates } from '@shop/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import words from '../messages/en_GB.json' with { type: 'json' };
import { site } from '../testing/visitor-site.ts';
import { DatesPanel } from './dates-panel.tsx';

let isPhone = false;
beforeEach(() => {
  globalThis.matchMedia = ((query: string) => ({ matches: isPhone && query === '(max-width: 59.99rem)' })) as unknown as typeof matchMedia;
});

afterEach(() => {
  // @ts-expect-error -- jsdom has none
  delete globalThis.matchMedia;
});

function open(dates: FlexibleDates = {}) {
  const ignore = () => undefined;
  render(
    <IntlProvider locale="en" messages={words}>
      <DatesPanel dates={dates} days={{ isLoading: false }} site={site} onChange={ignore} onConfirm={ignore} />
    </IntlProvider>,
  );
}

test('a phone has a column of months without arrows @SEARCH-124', async () => {
  isPhone = true;
  open();
  expect((await screen.findAllByRole('grid')).length).toBeGreaterThanOrEqual(3);
  expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull();
});

test('a wide window has two months that are paged @SEARCH-123', async () => {
  isPhone = false;
  open();
  expect(await screen.findAllByRole('grid')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Next month' })).toBeVisible();
});

test('cleared dates leave the focus in the calendar', async () => {
  isPhone = false;
  open({ checkin: '2027-03-12', checkout: '2027-03-14' });
  const grids = await screen.findAllByRole('grid');
  await userEvent.click(screen.getByRole('button', { name: 'Clear dates' }));
  expect(grids.some((grid) => grid.contains(document.activeElement))).toBe(true);
});
