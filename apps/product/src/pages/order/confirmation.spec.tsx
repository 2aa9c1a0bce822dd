import type { OrderView } from '@shop/contracts';
import { screen } from '@testing-library/react';
import { renderPage } from '../../specimens/render-page.tsx';

const ORDER: OrderView = {
  orderUUID: 'b3f1',
  bookingNumber: '12345678',
  status: 'paid',
  amount: 24_900,
  stay: {
    id: '101',
    label: 'A night by the lake',
    imageUrl: '/images/lake-1/640_360.webp',
    uri: '/product/stay/101',
    hotelLabel: 'Hôtel Les Roselières',
    locationLabel: 'Annecy',
    roomLabel: 'Lake view room',
  },
  checkin: '2027-02-20',
  checkout: '2027-02-21',
  nights: 1,
  adult: 2,
  child: 0,
  baby: 0,
  email: 'a•••@example.com',
};
const show = (query: string, status: OrderView['status'] = 'paid') =>
  renderPage(`/confirmation/b3f1${query}`, [['/orders/b3f1', () => ({ ...ORDER, status })]]);

describe('the confirmation', () => {
  test('a paid order shows its number, stay, dates, amount and where the mail went @SHELL-010', async () => {
    show('?status=success&gaId=1');
    expect(await screen.findByRole('heading', { name: 'Your stay is booked' })).toBeVisible();
    for (const text of [
      '12345678',
      'A night by the lake',
      'Saturday 20 February 2027',
      '2 adults',
      '€249',
      'We have sent the confirmation to a•••@example.com.',
    ])
      expect(screen.getByText(text)).toBeVisible();
  });

  test('any other status shows the failed payment with a Book button back to the summary @PROD-083', async () => {
    show('?status=failure');
    expect(
      await screen.findByText(
        'Payment with card failed, please, follow your reservation. You will be able to choose another payment methods.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute(
      'href',
      '/checkout?id=101&checkin=2027-02-20&checkout=2027-02-21&a=2',
    );
  });

  test('a payment that is not settled yet is neither', async () => {
    show('?status=success', 'pending');
    expect(await screen.findByRole('heading', { name: 'Your payment is being checked' })).toBeVisible();
  });
});
