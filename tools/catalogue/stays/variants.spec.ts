import { makeCatalogue } from '../catalogue.ts';
import { FIRST_VARIANT, variantsOf } from './variants.ts';

const { houses } = makeCatalogue({ today: '2026-11-21', hotels: 300 });
const pairs = houses.flatMap(({ hotel, stays }) =>
  variantsOf(hotel, stays).map((variant) => ({ variant, stay: stays.find(({ id }) => id === variant.variantOf)! })),
);

test('a non-cancellable variant is the same stay for less @PROD-044', () => {
  expect(pairs.length).toBeGreaterThan(200);
  for (const { variant, stay } of pairs) {
    expect(stay.cancellable).toBe(true);
    expect(variant).toEqual({
      ...stay,
      id: FIRST_VARIANT + stay.id,
      variantOf: stay.id,
      cancellationType: 'NCNR',
      cancellable: false,
      supplementCents: variant.supplementCents,
    });
    expect(variant.supplementCents).toBeLessThan(stay.supplementCents);
    expect(variant.supplementCents).toBeGreaterThanOrEqual(0);
  }
});
