import { render, screen } from '@testing-library/react';
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

function open() {
  const ignore = () => undefined;
  render(
    <IntlProvider locale="en" messages={words}>
      <DatesPanel dates={{}} days={{ isLoading: false }} site={site} onChange={ignore} onConfirm={ignore} />
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
