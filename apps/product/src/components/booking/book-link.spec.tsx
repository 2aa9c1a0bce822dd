import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { StayVisit } from '../../views/stay/stay-visit.ts';
import { aStay } from '../../specimens/a-stay.ts';
import { BookLink } from './book-link.tsx';

const visit = { price: { kind: 'final', price: { sellPrice: 24_900 } }, offers: { kind: 'noDates' } } as StayVisit;

test('the button turns until the booking summary is there, and a second press does not begin anew', async () => {
  let arrive: () => void = () => undefined;
  let asked = 0;
  const summary = new Promise<void>((done) => (arrive = done));
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <BookLink stay={aStay()} visit={visit} href="/checkout?id=101">
          Book
        </BookLink>
      ),
    },
    { path: '/checkout', loader: () => (asked++, summary.then(() => null)), element: <p>summary</p> },
  ]);
  render(<RouterProvider router={router} />);
  const link = screen.getByRole('link', { name: 'Book' });
  await userEvent.click(link);
  expect(link).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(link);
  expect(asked).toBe(1);
  await act(async () => arrive());
  expect(await screen.findByText('summary')).toBeVisible();
});
