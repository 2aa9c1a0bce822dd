import { Buyer, InvoiceBody, OrderItems, OrderParts, PersonalData } from '@shop/contracts';
import { fieldsOf, isBelow, ONLY_IN_DATA } from './exported-paths.test-utils.ts';
import { shownPaths } from './export-sections.ts';

const SHOWN = new Set(shownPaths());
/** Names a drawing, which stands on the paper of the gift. */
const LOOKS = Object.fromEntries(
  ['shortStayItem', 'boxItem', 'giftCardItem', 'singleVoucherItem', 'activityItem'].map((item) => [
    `orders # request ${item} customization look`,
    'a drawing',
  ]),
);

test('every field of the contract that may be exported stands on the page, or only in the data for a reason', () => {
  const fields = [
    ...[...fieldsOf(PersonalData), ...fieldsOf(OrderItems, 'orders # request'), ...fieldsOf(OrderParts, 'orders # parts')],
    ...[...fieldsOf(Buyer, 'orders # buyer'), ...fieldsOf(InvoiceBody, 'orders # invoice')],
  ];
  expect(fields.length).toBeGreaterThan(90);
  expect(fields.filter((path) => SHOWN.has(path) === isBelow(path, { ...ONLY_IN_DATA, ...LOOKS }))).toEqual([]);
});
