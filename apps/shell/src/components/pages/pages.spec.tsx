import { DEFAULT_TOGGLES } from '@shop/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import { SiteContext } from '@shop/contracts/page';
import { axeFaults } from '@shop/testing/axe';
import { parse } from '@formatjs/icu-messageformat-parser';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { RawIntlProvider } from 'react-intl';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { intlOf, type Words } from '../../intl-of.ts';
import { crashPage } from '../../server/crash-page.ts';
import { aSite, renderInShop } from '../../testing/render-in-shop.tsx';
import { Crash } from './crash.tsx';
import { NotFound } from './not-found.tsx';
import { RegionError } from './region-error.tsx';
import { RemoteDown } from './remote-down.tsx';

const texts = JSON.parse(readFileSync('apps/shell/src/messages/en_GB.json', 'utf8')) as Record<string, string>;
const words = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)])) as Words;

function Broken(): never {
  throw new Error('x'.repeat(600));
}

test('a page that crashes went on holidays, leads home and reports at most 256 characters @SHELL-043 @SHELL-044', async () => {
  const reported: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => reported.push(body) > 0 });
  const router = createMemoryRouter([{ path: '*', Component: Broken, ErrorBoundary: Crash }]);
  const { error } = console;
  console.error = () => undefined;
  render(
    <SiteContext value={aSite()}>
      <RawIntlProvider value={intlOf('en_GB', words)}>
        <RouterProvider router={router} />
      </RawIntlProvider>
    </SiteContext>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('It seems that the page went on holidays');
  expect(screen.getByRole('link', { name: 'Go to the homepage' })).toHaveAttribute('href', '/');
  await waitFor(() => expect(reported).toHaveLength(1));
  expect(await axeFaults()).toEqual([]);
  console.error = error;
});

test('the server’s own crash page says the same without any code @SHELL-043', () => {
  const html = crashPage(aSite({ prefix: '/nl_BE' }), words, ['/assets/main.css']);
  expect(html).toContain('It seems that the page went on holidays');
  expect(html).toContain('href="/nl_BE">Go to the homepage');
  expect(html).not.toContain('<script');
});

test('an address that shows nothing says so with its code @SHELL-046', async () => {
  renderInShop(<NotFound />, { at: '/nowhere' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops!');
  expect(screen.getByText("We can't seem to find the page you are looking for. Error code: 404")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the homepage' })).toHaveAttribute('href', '/');
  expect(await axeFaults()).toEqual([]);
});

test('a part of the shop that is down is a page with a name of its own, and may be asked for again', async () => {
  renderInShop(<RemoteDown />, { at: '/search?flow=booking' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This part is resting for a moment');
  expect(document.title).toBe('This part is resting for a moment | Escale');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/search?flow=booking');
  expect(await axeFaults()).toEqual([]);
});

test('an address of a page that is not there is kept out of search engines @SHELL-051', () => {
  const robots = () => document.head.querySelectorAll('meta[name=robots]').length;
  const toggles = { ...DEFAULT_TOGGLES, indexing: true };
  renderInShop(<NotFound />, { at: '/content/nowhere', site: { toggles } });
  expect(robots()).toBe(1);
});

test('a part that failed may be asked for once more; where that is in vain, an alert over the page reloads it @SHELL-045', async () => {
  const { error } = console;
  console.error = () => undefined;
  const fails = () => Promise.reject(new Error('the chunk is gone'));
  const route = { path: '*', loader: fails, Component: () => null, ErrorBoundary: RegionError, HydrateFallback: () => null };
  render(
    <SiteContext value={aSite()}>
      <RawIntlProvider value={intlOf('en_GB', words)}>
        <RouterProvider router={createMemoryRouter([route])} />
      </RawIntlProvider>
    </SiteContext>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Oops, something went wrong');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops, something went wrong');
  expect(document.title).toBe('Oops, something went wrong | Escale');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alertdialog', { name: 'Oops, something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(await axeFaults()).toEqual([]);
  console.error = error;
});
