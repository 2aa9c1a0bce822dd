import { aProductOffer } from '../../fixtures/an-offer.ts';
import { offersView, quotedOffer } from './stay-choice.ts';

const OFFERS = [aProductOffer(), aProductOffer({ weekendId: '1101', variantOf: '101' })];
const facts = { hasDates: true, offers: OFFERS, isLoading: false, named: undefined };

test('the first offer stands chosen, or the one that the address names @PROD-043 @PROD-044', () => {
  expect(offersView(facts)).toMatchObject({ kind: 'found', chosen: { weekendId: '101' } });
  expect(offersView({ ...facts, named: '1101' })).toMatchObject({ kind: 'found', chosen: { weekendId: '1101' } });
});

test.each([
  ['no dates', { hasDates: false }, 'noDates'],
  ['an answer on its way', { isLoading: true, offers: undefined }, 'loading'],
  ['no answer', { offers: undefined }, 'failed'],
  ['nothing to be had', { offers: [] }, 'none'],
] as const)('with %s there is nothing to choose from', (_, more, kind) => {
  expect(offersView({ ...facts, ...more }).kind).toBe(kind);
});

test('an offer of another stay in the address is never priced', () => {
  expect(quotedOffer('101', '999', offersView({ ...facts, named: '999' }))).toBe('101');
  expect(quotedOffer('101', '1101', offersView({ ...facts, isLoading: true, named: '1101' }))).toBeUndefined();
  expect(quotedOffer('101', '101', offersView({ ...facts, isLoading: true }))).toBe('101');
  expect(quotedOffer('101', '1101', { kind: 'failed' })).toBe('101');
});
