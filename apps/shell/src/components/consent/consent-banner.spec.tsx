import { REFUSED, hasConsent } from '@shop/analytics';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { keepChoice, useConsent } from './consent-context.ts';
import { ConsentProvider } from './consent-provider.tsx';
import { ConsentSettings } from './consent-settings.tsx';

const shown = (asksConsent = true) =>
  renderInShop(
    <ConsentProvider>
      <ConsentBanner />
      <ConsentSettings />
    </ConsentProvider>,
    { layout: { asksConsent }, at: '/search?flow=booking' },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const cookie = () => /consent=([^;]*)/.exec(document.cookie)?.[1];

beforeEach(() => {
  document.cookie = 'consent=; path=/; max-age=0';
});

test('refusing and accepting look the same, and nothing is ticked beforehand', () => {
  shown();
  const [refuse, accept] = [screen.getByRole('button', { name: 'Refuse all' }), screen.getByRole('button', { name: 'Accept all' })];
  expect(refuse.className).toBe(accept.className);
  for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:disabled)')) expect(box.checked).toBe(false);
});

test('a refusal is remembered, and nothing may be measured', async () => {
  shown();
  await press('Refuse all');
  expect(cookie()).toBe('1.m0.a0');
  expect(hasConsent()).toBe(false);
  expect(screen.queryByTestId('consent')).toBeNull();
});

test('the footer asks again, and the choice can be changed', async () => {
  shown(false);
  expect(screen.queryByTestId('consent')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Cookie settings' }));
  await press('Accept all');
  await waitFor(() => expect(hasConsent()).toBe(true));
  expect(cookie()).toBe('1.m1.a1');
});

test('asked for again the banner gets the focus, answered it gives it to the page', async () => {
  const main = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 }));
  shown(false);
  await userEvent.click(screen.getByRole('link', { name: 'Cookie settings' }));
  expect(screen.getByTestId('consent')).toHaveFocus();
  await press('Refuse all');
  expect(main).toHaveFocus();
  main.remove();
});

test('withdrawing removes what was kept for measuring', async () => {
  document.cookie = '_ga=GA1.1.1.2; path=/';
  document.cookie = 'ab_tests=card%3Dnew; path=/';
  document.cookie = 'last_language=nl_BE; path=/';
  shown();
  await press('Refuse all');
  await waitFor(() => expect(document.cookie).not.toMatch(/_ga|ab_tests/));
  expect(document.cookie).toContain('last_language');
});

test('advertising alone is withdrawn with its cookies; measuring keeps its own', async () => {
  document.cookie = '_ga=GA1.1.1.2; path=/';
  document.cookie = '_gcl_au=1.1.5; path=/';
  await keepChoice({ measurement: true, advertising: false });
  expect(document.cookie).not.toContain('_gcl_au');
  expect(document.cookie).toContain('_ga=');
  await keepChoice({ measurement: false, advertising: false });
  expect(document.cookie).not.toContain('_ga=');
});

test('an answer takes nothing away from a page that is still the server’s HTML', async () => {
  const untilTouched = new Promise<never>(() => undefined);
  const Deferred = () => use(untilTouched);
  const Refuse = () => {
    const { choice, choose } = useConsent();
    return <button onClick={() => choose(REFUSED)}>{choice ? 'Refused' : 'Refuse'}</button>;
  };
  const page = (
    <ConsentProvider>
      <Refuse />
      <main>
        <Suspense fallback="No search today">
          <Deferred />
        </Suspense>
      </main>
    </ConsentProvider>
  );
  const sent = '<button>Refuse</button><main><!--$--><input aria-label="Where?"><!--/$--></main>';
  await act(() => Promise.resolve(renderInShop(page, { sent })));
  await press('Refuse');
  expect(screen.getByRole('button', { name: 'Refused' })).toBeVisible();
  expect(screen.getByLabelText('Where?')).toBeVisible();
});
