import type { OrderOutline, OrderView, PaymentState } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { screen } from '@testing-library/react';
import { anOrder } from '../../fixtures/an-order.ts';
import { renderPage } from '../../fixtures/render-page.tsx';

const CLOSED: OrderOutline = { orderUUID: 'b3f1', status: 'paid', kind: 'stay' };

const show = (query: string, facts: Partial<OrderView> = {}, payment: Partial<PaymentState> = {}) =>
  renderPage(`/confirmation/b3f1${query}`, [
    [
      '/orders/b3f1/payment',
      () => ({ orderUUID: 'b3f1', status: 'failed', charge: 'none', charged: 0, refunded: 0, paidByGifts: 0, ...payment }),
    ],
    ['/orders/b3f1', () => anOrder(facts)],
  ]);

describe('the confirmation', () => {
  test('a paid order shows its number, stay, dates, amount and where the mail went @SHELL-010', async () => {
    show('?status=success&gaId=1');
    expect(await screen.findByRole('heading', { name: 'Your stay is booked' })).toBeVisible();
    for (const text of [
      '12345678',
      'A night by the lake',
      'Saturday 20 February 2027',
      '2 adults',
      'We have sent the confirmation to a•••@example.com.',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Total').parentElement).toHaveTextContent('€249');
    expect(screen.getByText('Paid by card').parentElement).toHaveTextContent('€249');
    expect(await axeFaults()).toEqual([]);
  });

  test('a guest is offered an account that the order joins by its address; a customer is led to where it stands', async () => {
    const { unmount } = show('?status=success');
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/account/signin?step=register&origin=%2Faccount%2Ftrips',
    );
    unmount();
    document.cookie = 'account_id=a1';
    show('?status=success');
    expect(await screen.findByRole('link', { name: 'See it in your trips' })).toHaveAttribute('href', '/account/trips');
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
    document.cookie = 'account_id=; max-age=0';
  });

  test('any other status shows the failed payment with a Book button back to the summary @PROD-083', async () => {
    show('?status=failure', { status: 'failed' });
    expect(
      await screen.findByText(
        'Payment with card failed, please, follow your reservation. You will be able to choose another payment methods.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute(
      'href',
      '/checkout?id=101&checkin=2027-02-20&checkout=2027-02-21&a=2',
    );
    expect(await axeFaults()).toEqual([]);
  });

  test('an order that is paid all the same leads to its confirmation before it can be bought again', async () => {
    show('?status=failure', { status: 'paid' }, { status: 'paid', charge: 'charged', charged: 24_900 });
    expect(await screen.findByText('€249 was charged.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the confirmation' })).toHaveAttribute('href', '/confirmation/b3f1?status=success');
    expect(screen.getByRole('link', { name: 'Book' })).toBeVisible();
  });

  test('a payment that is not settled yet is neither', async () => {
    show('?status=success', { status: 'pending' });
    expect(await screen.findByRole('heading', { name: 'Your payment is being checked' })).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('a stay has its confirmation and its calendar entry at hand, and says what happens next', async () => {
    show('?status=success', { insured: true, cancellationDeadline: '2027-02-18' });
    expect(await screen.findByRole('link', { name: 'Confirmation (PDF)' })).toHaveAttribute(
      'href',
      '/gateway/orders/b3f1/confirmation.pdf',
    );
    expect(screen.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute('href', '/gateway/orders/b3f1/calendar.ics');
    expect(screen.getByText('Your stay is insured: cancellable until the day of arrival.')).toBeVisible();
    expect(screen.getByText('You can change it free of charge until Thursday 18 February 2027.')).toBeVisible();
  });

  test('the parts of the price add up to the total, and gifts and card pay exactly that', async () => {
    const parts = { product: 24_900, extras: 0, shipping: 0, insurance: 1_300, paymentFee: 0, promotion: 2_490, gifts: 5_000 };
    show('?status=success', { parts, amount: 18_710 });
    for (const text of ['€249', '€13', '−€24.90', '€237.10', '€50', '€187.10']) expect(await screen.findByText(text)).toBeVisible();
  });

  test('a stay on instalments says what is paid and what is still to be taken when, and never that all of it is paid @PROD-072', async () => {
    const schedule = [
      { number: 1, day: '2026-11-23', amount: 9_300, status: 'paid' as const },
      { number: 2, day: '2026-12-23', amount: 8_300, status: 'planned' as const },
      { number: 3, day: '2027-01-23', amount: 8_300, status: 'planned' as const },
    ];
    show('?status=success', { amount: 25_900, schedule });
    expect(await screen.findByText('Total')).toBeVisible();
    for (const text of ['€259', 'Paid on Monday 23 November 2026', '€93', 'To be taken on Saturday 23 January 2027'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('Paid by card')).toBeNull();
    expect(screen.getByText(/^What is left to pay is taken on the days above/)).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('an activity is confirmed with its voucher and its number', async () => {
    const { stay } = anOrder();
    show('?status=success', {
      kind: 'gift',
      checkin: '',
      checkout: '',
      nights: 0,
      stay: { ...stay, id: '9', label: 'Kayak on the lake', hotelLabel: '', locationLabel: '', roomLabel: '', uri: '/product/activity/9' },
      vouchers: [
        {
          code: 'ACT-1',
          kind: 'DIGITAL_ACTIVITY_ONLY',
          format: 'digital',
          label: 'Kayak on the lake',
          value: 8_000,
          expiresOn: '2029-02-10',
        },
        {
          ...{ code: 'ACT-2', kind: 'DIGITAL_ACTIVITY_ONLY', format: 'digital', label: 'Kayak on the lake', value: 8_000 },
          ...{ expiresOn: '2029-02-10', state: 'used', usedAt: '2028-05-01T08:32:00.000Z' },
        },
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Your gift is ready' })).toBeVisible();
    expect(screen.getByText('ACT-1')).toBeVisible();
    expect(screen.getByText('used on Monday 1 May 2028 at 10:32')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    expect(screen.getByText('valid until Saturday 10 February 2029')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voucher (PDF)' })).toHaveAttribute('href', '/gateway/orders/b3f1/voucher.pdf');
    expect(screen.getByRole('link', { name: 'Download all (ZIP)' })).toHaveAttribute('href', '/gateway/orders/b3f1/papers.zip');
    expect(screen.getByRole('link', { name: 'Card to fold (PDF)' })).toHaveAttribute(
      'href',
      '/gateway/orders/b3f1/voucher.pdf?layout=card',
    );
    expect(screen.getByText(/fold it twice along the marks/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add to my calendar' })).toBeNull();
  });

  test('a gift card is an order of nobody’s nights and travellers', async () => {
    const { stay } = anOrder();
    const voucher = { code: 'CARD-1', kind: 'GIFTCARD' as const, format: 'digital' as const, label: 'Gift card', value: 10_000 };
    show('?status=success', {
      ...{ kind: 'gift', checkin: '', checkout: '', nights: 0 },
      stay: { ...stay, label: 'Gift card', hotelLabel: '', locationLabel: '', roomLabel: '', uri: '/giftcard/customization' },
      vouchers: [{ ...voucher, expiresOn: '2029-02-10' }],
    });
    expect(await screen.findByText(/^Order number/)).toBeVisible();
    expect(screen.queryByText('2 adults')).toBeNull();
  });

  test('several pieces of a gift are counted beside their price', async () => {
    const { stay } = anOrder();
    const voucher = { kind: 'BOX', format: 'digital', label: 'Spa box', value: 14_900, expiresOn: '2029-02-10' } as const;
    show('?status=success', {
      ...{ kind: 'gift', checkin: '', checkout: '', amount: 44_700 },
      stay: { ...stay, label: 'Spa box', hotelLabel: '', locationLabel: '', roomLabel: '', uri: '/box/SPA' },
      parts: { product: 44_700, extras: 0, shipping: 0, insurance: 0, paymentFee: 0, promotion: 0, gifts: 0 },
      vouchers: ['B-1', 'B-2', 'B-3'].map((code) => ({ ...voucher, code })),
    });
    expect(await screen.findByText('3 × Spa box')).toBeVisible();
    expect(screen.getAllByText('€447')).not.toHaveLength(0);
  });

  test('each code says whom it is for where they go to several', async () => {
    const { stay } = anOrder();
    const voucher = { kind: 'BOX', format: 'digital', label: 'Spa box', value: 14_900, expiresOn: '2029-02-10' } as const;
    const sent = { state: 'sent', sentOn: '2027-02-10' } as const;
    show('?status=success', {
      ...{ kind: 'gift', checkin: '', checkout: '', amount: 29_800 },
      stay: { ...stay, label: 'Spa box', hotelLabel: '', locationLabel: '', roomLabel: '', uri: '/box/SPA' },
      vouchers: ['1', '2'].map((id) => ({ ...voucher, code: `B-${id}`, deliveryId: id })),
      deliveries: [
        { ...sent, id: '1', recipientEmail: 'luc@example.com', recipientName: 'Luc' },
        { ...sent, id: '2', recipientEmail: 'zoe@example.com' },
      ],
    });
    expect(await screen.findByText('For Luc (luc@example.com)')).toBeVisible();
    expect(screen.getByText('For zoe@example.com')).toBeVisible();
  });

  test('a failed order says whether the card was charged', async () => {
    show('?status=success', { status: 'failed', failure: 'SOLD_OUT' }, { charge: 'refunded', charged: 24_900, refunded: 24_900 });
    expect(await screen.findByText('€249 was charged and has been given back to you.')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });

  test('an order that nothing proves to be one’s own stays closed, and leads to its number and address', async () => {
    renderPage('/confirmation/b3f1?status=success', [['/orders/b3f1', () => CLOSED]]);
    expect(await screen.findByRole('heading', { name: 'Is this your order?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it with the booking number' })).toHaveAttribute('href', '/booking-management');
    expect(screen.queryByRole('link', { name: 'Confirmation (PDF)' })).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });

  test('the link of its mail opens it, and leaves the address at once', async () => {
    window.history.replaceState(null, '', '/confirmation/b3f1?status=success#key=the-key');
    const sent: unknown[] = [];
    renderPage('/confirmation/b3f1?status=success', [
      ['/orders/b3f1/access', ({ body }) => (sent.push([body, window.location.hash]), null)],
      ['/orders/b3f1', () => (sent.length > 0 ? anOrder() : CLOSED)],
    ]);
    expect(await screen.findByRole('heading', { name: 'Your stay is booked' })).toBeVisible();
    expect(sent).toEqual([[{ key: 'the-key' }, '']]);
    expect(window.location.href).toMatch(/\/confirmation\/b3f1\?status=success$/);
  });

  test('a payment that failed says so to everybody, what the card paid to its buyer alone, and leads back to the stays', async () => {
    const requested: string[] = [];
    renderPage('/confirmation/b3f1?status=failure', [
      ['/orders/b3f1/payment', ({ url }) => (requested.push(url.href), null)],
      ['/orders/b3f1', () => ({ ...CLOSED, status: 'failed' })],
    ]);
    expect(await screen.findByRole('link', { name: 'Book' })).toHaveAttribute('href', '/search?flow=booking');
    expect(requested).toEqual([]);
  });

  test('a cancelled booking of which a part is given back tells both amounts', async () => {
    const payment = { status: 'cancelled', charge: 'charged', charged: 10_381, refunded: 3_974, promised: 3_974 } as const;
    show('?status=success', { status: 'cancelled' }, payment);
    expect(await screen.findByText('€103.81 was charged, and €39.74 of it has been given back to you.')).toBeVisible();
  });

  test('a booking that was cancelled since says so', async () => {
    show('?status=success', { status: 'cancelled' }, { status: 'cancelled', charge: 'refunding', charged: 19_920 });
    expect(await screen.findByRole('heading', { name: 'This booking was cancelled' })).toBeVisible();
    expect(await screen.findByText('€199.20 was charged and is on its way back to you.')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
  });
});
