import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { StayVisit } from '../../views/stay/stay-visit.ts';
import { aStay } from '../../fixtures/a-stay.ts';
import { BookLink } from './book-link.tsx';
import { useBookingPress } from './use-booking-press.ts';

const SUMMARY = '/checkout?id=101';
const visit = {
  price: { kind: 'final', price: { sellPrice: 24_900 } },
  offers: { kind: 'noDates' },
  wishHref: SUMMARY,
  checkPrice: () => Promise.resolve(true),
} as StayVisit;

function Booking() {
  const stay = aStay();
  return (
    <BookLink {...{ stay, visit }} href={SUMMARY} onBook={useBookingPress(stay, visit)}>
      Book
    </BookLink>
  );
}

test('the button turns until the booking summary is there, and a second press does not begin anew', async () => {
  let arrive: () => void = () => undefined;
  let requested = 0;
  const summary = new Promise<void>((done) => (arrive = done));
  const router = createMemoryRouter([
    { path: '/', element: <Booking /> },
    { path: '/checkout', loader: () => (requested++, summary.then(() => null)), element: <p>summary</p> },
  ]);
  render(<RouterProvider router={router} />);
  const link = screen.getByRole('link', { name: 'Book' });
  await userEvent.click(link);
  await waitFor(() => expect(link).toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(link);
  expect(requested).toBe(1);
  await act(async () => arrive());
  expect(await screen.findByText('summary')).toBeVisible();
});
