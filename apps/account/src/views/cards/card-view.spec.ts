import { cardView } from './card-view.ts';

const CARD = { id: 'pm_1', brand: 'visa', last4: '4242', expires: '2027-02', isDefault: false, chargedFor: [] };

test.each([
  ['visa', 'Visa •••• 4242'],
  ['mastercard', 'Mastercard •••• 4242'],
  ['amex', 'American Express •••• 4242'],
  ['sepa_debit', 'SEPA •••• 4242'],
])('%s is called %s', (brand, name) => expect(cardView({ ...CARD, brand }, '2026-05-04').name).toBe(name));

test.each([
  ['2027-02-28', false],
  ['2027-03-01', true],
])('a card holds to the end of its month: on %s expired is %s', (today, isExpired) =>
  expect(cardView(CARD, today)).toMatchObject({ until: '02/2027', isExpired }),
);

test('a bank account has no last month', () => {
  const { expires: _, ...account } = CARD;
  expect(cardView(account, '2030-01-01')).toMatchObject({ isExpired: false });
  expect(cardView(account, '2030-01-01')).not.toHaveProperty('until');
});
