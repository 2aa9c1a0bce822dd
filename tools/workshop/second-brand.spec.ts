import { brandFaults } from '@shop/design-system/brand';
import { secondBrand } from './second-brand.ts';

test("the partner's look can be read: every pair of its roles meets WCAG AA", () => {
  expect(brandFaults(secondBrand.tokens)).toEqual([]);
});
