import { payMethods, possibleMethod } from './pay-methods.ts';

const plan = [{ day: '2027-02-10', amount: 8_674 }];
const eligible = {
  paymentMethods: [
    { type: 'deferred' as const, paymentFee: 0, instalments: [{ day: '2027-02-18', amount: 24_900 }] },
    { type: '3x' as const, paymentFee: 374, instalments: plan },
  ],
};

test('the card comes first, then what the shop allows, each with its plan @PROD-070', () => {
  expect(payMethods({ amount: 24_900, locale: 'fr_FR', eligible })).toEqual([
    { method: 'card', fee: 0, instalments: [] },
    { method: 'deferred', fee: 0, instalments: [{ day: '2027-02-18', amount: 24_900 }] },
    { method: '3x', fee: 374, instalments: plan },
  ]);
});

test('when nobody knows what is allowed the card is offered and nothing else is said @PROD-078', () => {
  expect(payMethods({ amount: 24_900, locale: 'fr_FR', eligible: undefined }).map(({ method }) => method)).toEqual(['card']);
});

test.each([
  ['es_ES', 3_000, true],
  ['es_ES', 2_999, false],
  ['it_IT', 200_000, true],
  ['it_IT', 200_001, false],
  ['fr_FR', 3_000, false],
] as const)('in %s the second provider pays %d cents: %s @PROD-076', (locale, amount, isOffered) => {
  expect(payMethods({ amount, locale, eligible: undefined }).some(({ method }) => method === 'alternative')).toBe(isOffered);
});

test('what gifts pay altogether needs no other way', () => {
  expect(payMethods({ amount: 0, locale: 'es_ES', eligible })).toEqual([{ method: 'card', fee: 0, instalments: [] }]);
});

test('a way that is no longer offered becomes the card', () => {
  const methods = payMethods({ amount: 24_900, locale: 'fr_FR', eligible });
  expect([possibleMethod('3x', methods), possibleMethod('4x', methods)]).toEqual(['3x', 'card']);
});
