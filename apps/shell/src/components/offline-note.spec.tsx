import { act, screen } from '@testing-library/react';
import { axeFaults } from '@shop/testing/axe';
import userEvent from '@testing-library/user-event';
import { connection } from '../layout/connection.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { OfflineNote } from './offline-note.tsx';
import { RemoteDown } from './pages/remote-down.tsx';

const isConnected = (yes: boolean) =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: yes });
    window.dispatchEvent(new Event(yes ? 'online' : 'offline'));
  });
afterEach(() => isConnected(true));

test.each([
  ['fr_FR', 'Vous êtes hors ligne', 'Réessayer'],
  ['es_ES', 'Te has quedado sin conexión', 'Reintentar'],
  ['it_IT', 'Sei offline', 'Riprova'],
  ['nl_BE', 'Je bent offline', 'Opnieuw proberen'],
] as const)('who loses the connection is told in the language of the page, as long as it lasts: %s', async (locale, text, again) => {
  renderInShop(<OfflineNote />, { site: { locale } });
  expect(screen.queryByText(text, { exact: false })).toBeNull();
  isConnected(false);
  expect(screen.getByText(text, { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: again })).toBeVisible();
  expect(await axeFaults()).toEqual([]);
  isConnected(true);
  expect(screen.queryByText(text, { exact: false })).toBeNull();
});

test('who tries again does what waits', async () => {
  const done: string[] = [];
  renderInShop(<OfflineNote />);
  isConnected(false);
  connection.whenBack(() => done.push('opened'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(done).toEqual(['opened']);
});

test('a part that could not be fetched is asked for again by itself once the connection is back', () => {
  renderInShop(<RemoteDown />, { at: '/search' });
  const pressed: string[] = [];
  screen.getByRole('link', { name: 'Try again' }).addEventListener('click', (event) => {
    event.preventDefault();
    pressed.push('again');
  });
  isConnected(false);
  isConnected(true);
  expect(pressed).toEqual(['again']);
});
