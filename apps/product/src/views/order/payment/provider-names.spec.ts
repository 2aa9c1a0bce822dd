import type { SitePayment } from '@shop/contracts';
import { checkOrder, EMPTY_ORDER } from '../form/buyer.ts';
import { alternativeName, hasAlternative } from './provider-names.ts';

const STRIPE: SitePayment = { provider: 'stripe', isLetIn: true };
const BOTH: SitePayment = { ...STRIPE, alternative: { name: 'Klarna', countries: ['ES'] } };

test('the second provider is offered by its own name in the countries that the operator named @PROD-076', () => {
  expect(alternativeName(BOTH)).toBe('Klarna');
  expect(['ES', 'IT'].map((country) => hasAlternative(BOTH, country))).toEqual([true, false]);
  expect(hasAlternative(STRIPE, 'ES')).toBe(false);
  expect(hasAlternative(undefined, 'ES')).toBe(false);
  expect(hasAlternative({ provider: 'test', isLetIn: false }, 'IT')).toBe(true);
});

test('who buys on credit says where they live, everybody else may', () => {
  const facts = { today: '2030-06-01', withoutCard: true };
  const faults = checkOrder(EMPTY_ORDER, { ...facts, withAddress: true });
  expect(faults).toMatchObject({ addressLine: 'mandatory', postalCode: 'mandatory', city: 'mandatory' });
  expect(checkOrder(EMPTY_ORDER, facts)).not.toHaveProperty('city');
});
