import { brandNameOf, pageTitle } from './brand-name.ts';

test('the title of a page ends with the name of the shop, once', () => {
  expect([pageTitle('Contact us'), pageTitle('Escale for two')]).toEqual(['Contact us | Escale', 'Escale for two']);
});

test('under a partner’s brand the title ends with the partner’s name @MINI-001', () => {
  const name = brandNameOf({ brand: { name: 'Le Petit Matin' } });
  expect([pageTitle('Contact us', name), brandNameOf({})]).toEqual(['Contact us | Le Petit Matin', 'Escale']);
});
