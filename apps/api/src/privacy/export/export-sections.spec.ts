import { Buyer, InvoiceBody, OrderItems, OrderParts, PersonalData } from '@shop/contracts';
import { fieldsOf, isBelow, ONLY_IN_DATA } from './exported-paths.test-utils.ts';
import { shownPaths } from './export-sections.ts';

const SHOWN = new Set(shownPaths());
test('every field of the contract that may be exported stands on the page, or only in the data for a reason', () => {
  const fields = [
    ...[...fieldsOf(PersonalData), ...fieldsOf(OrderItems, 'orders # request'), ...fieldsOf(OrderParts, 'orders # parts')],
    ...[...fieldsOf(Buyer, 'orders # buyer'), ...fieldsOf(InvoiceBody, 'orders # invoice')],
  ];
  expect(fields.length).toBeGreaterThan(90);
  expect(fields.filter((path) => SHOWN.has(path) === isBelow(path, ONLY_IN_DATA))).toEqual([]);
});
