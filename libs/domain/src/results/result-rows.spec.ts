import { crossSellBlocks, inlineBlocks, resultRows } from './result-rows.ts';

const cards = (count: number) => Array.from({ length: count }, (_, index) => index);
const lengths = (count: number) => resultRows(cards(count)).map((row) => row.length);

test('three cards, then up to the ninth, then the rest @SEARCH-041', () => {
  expect(lengths(24)).toEqual([3, 6, 15]);
  expect(lengths(10)).toEqual([3, 6, 1]);
  expect(lengths(9)).toEqual([3, 6]);
  expect(lengths(3)).toEqual([3]);
  expect(lengths(0)).toEqual([]);
});

test('beside a map two cards, then up to the sixth, then the rest: no line has a hole before a block', () => {
  expect(resultRows(cards(24), 2).map((row) => row.length)).toEqual([2, 4, 18]);
  expect(resultRows(cards(2), 2).map((row) => row.length)).toEqual([2]);
});

test('who books is shown ways to give between the rows, who gives the vouchers @SEARCH-042', () => {
  const visit = { hasBanner: false, isCustomerCare: false };
  expect(inlineBlocks({ ...visit, flow: 'booking' })).toEqual([['giftBlock'], ['box', 'giftCard']]);
  expect(inlineBlocks({ ...visit, flow: 'activity' })).toEqual([['giftStay'], ['box', 'giftCard']]);
  expect(inlineBlocks({ ...visit, flow: 'gifting' })).toEqual([['singleVoucher'], ['giftBlock']]);
});

test('a banner made for this search takes the first place', () => {
  expect(inlineBlocks({ flow: 'booking', hasBanner: true, isCustomerCare: false })[0]).toEqual(['targetedBanner']);
});

test('customer care sees no blocks between the rows and none below', () => {
  expect(inlineBlocks({ flow: 'booking', hasBanner: true, isCustomerCare: true })).toEqual([]);
  expect(crossSellBlocks('gifting', true)).toEqual([]);
});

test('below the results stand box and gift card for those who give, a gift stay for the others @SEARCH-040', () => {
  expect(crossSellBlocks('gifting', false)).toEqual(['box', 'giftCard']);
  expect(crossSellBlocks('booking', false)).toEqual(['giftStay']);
  expect(crossSellBlocks('activity', false)).toEqual(['giftStay']);
});
