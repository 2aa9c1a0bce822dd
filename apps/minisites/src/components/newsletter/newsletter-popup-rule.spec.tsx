import { act, fireEvent, screen } from '@testing-library/react';
import { answering } from '../../testing/answering.spec-kit.ts';
import { openPage } from '../../testing/open-page.spec-kit.tsx';
import { NewsletterPopupRule } from './newsletter-popup-rule.tsx';

let network: ReturnType<typeof answering>;
beforeEach(() => {
  network = answering({});
});
afterEach(() => {
  network.stop();
  localStorage.clear();
});

const visit = () => openPage([{ path: '*', element: <NewsletterPopupRule /> }]).router;
const wait = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));

test('ten seconds after the first change of page it shows; closing it is remembered @CONT-022 @CONT-023', async () => {
  const router = visit();
  await act(() => router.navigate('/search'));
  await wait(9_500);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }, { timeout: 4_000 }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('escale.newsletterSeen')).toBe('1');
}, 30_000);

test('leaving for a page of another kind cancels the ten seconds @CONT-023', async () => {
  const router = visit();
  await act(() => router.navigate('/search'));
  await wait(5_000);
  await act(() => router.navigate('/contact'));
  await wait(6_000);
  expect(screen.queryByRole('dialog')).toBeNull();
}, 30_000);
