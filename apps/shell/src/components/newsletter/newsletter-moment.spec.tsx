import type { FooterAnswer } from '@shop/contracts';
import { vi } from 'vitest';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { usePlace } from '../../layout/use-place.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { NewsletterMoment } from './newsletter-moment.tsx';

const words: FooterAnswer['newsletter'] = { title: 'The Thursday letter', text: 'Three hotels.', consent: { blocks: [] } };
let go: (to: string) => void;

function Visit() {
  const navigate = useNavigate();
  go = (to) => act(() => void navigate(to));
  return <NewsletterMoment place={usePlace()} />;
}

const visit = (at = '/contact', facts: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<Visit />, { ...facts, at, layout: { footer: { newsletter: words } as FooterAnswer, ...facts?.layout } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const popup = () => screen.queryByRole('dialog');

// Its code arrives between two ticks of the test's clock.
beforeAll(() => import('./newsletter-popup.tsx'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('ten seconds after the first change of page it shows, and not a moment before; closing it is remembered @CONT-022 @CONT-023 @CONT-024', async () => {
  visit();
  go('/search');
  await wait(9_999);
  expect(popup()).toBeNull();
  await wait(1);
  expect(popup()).toHaveAccessibleName('The Thursday letter');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(popup()).toBeNull();
  expect(localStorage.getItem('escale.newsletterSeen')).toBe('1');
  go('/contact');
  go('/search');
  await wait(20_000);
  expect(popup()).toBeNull();
});

test('the first page of a visit does not ask, however the search on it changes @CONT-023', async () => {
  visit('/search');
  go('/search?flow=gifting#theme=spa');
  await wait(20_000);
  expect(popup()).toBeNull();
});

test('leaving for a page of another kind cancels the ten seconds; they begin again on the next that fits @CONT-023', async () => {
  visit();
  go('/search');
  await wait(9_000);
  go('/contact');
  await wait(20_000);
  expect(popup()).toBeNull();
  go('/');
  await wait(9_999);
  expect(popup()).toBeNull();
  await wait(1);
  expect(popup()).not.toBeNull();
});

test('the ten seconds go on from one fitting page to the next @CONT-023', async () => {
  visit();
  go('/search');
  await wait(5_000);
  go('/');
  await wait(5_000);
  expect(popup()).not.toBeNull();
});

test('a visitor who types or moves with the keyboard keeps the focus: the window waits another ten seconds', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  visit();
  go('/search');
  field.focus();
  await wait(10_000);
  expect(popup()).toBeNull();
  expect(field).toHaveFocus();
  field.remove();
  await wait(10_000);
  expect(popup()).not.toBeNull();
});

test('visitors of an excluded partner are spared on every page of their visit @CONT-024', async () => {
  visit('/?affiliateId=aff-1', { layout: { excludedAffiliates: ['aff-1'] } });
  go('/search');
  await wait(20_000);
  expect(popup()).toBeNull();
});

test('visitors of an excluded partner are spared also after the browser has loaded another document @CONT-024', async () => {
  visit('/?affiliateId=aff-1', { layout: { excludedAffiliates: ['aff-1'] } });
  cleanup();
  visit('/search', { layout: { excludedAffiliates: ['aff-1'] } });
  go('/contact');
  await wait(20_000);
  expect(popup()).toBeNull();
});

test('customer care is not asked', async () => {
  visit('/contact', { site: { customerCare: true } });
  go('/search');
  await wait(20_000);
  expect(popup()).toBeNull();
});
