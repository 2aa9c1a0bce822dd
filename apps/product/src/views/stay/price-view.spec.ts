import type { Quote } from '@shop/contracts';
import { aQuote, aStay } from '../../fixtures/a-stay.ts';
import { priceView } from './price-view.ts';

const stay = aStay();
const refused = (code: string, status = 409) => ({ status, code, message: 'refused' });

describe('the price of a stay', () => {
  test('choosing no dates gives the from-price, choosing both the quote @PROD-032', () => {
    expect(priceView({ stay, hasDates: false, quote: aQuote() })).toMatchObject({ kind: 'from', price: { sellPrice: 14_900, nights: 1 } });
    expect(priceView({ stay, hasDates: true, quote: aQuote() })).toMatchObject({
      kind: 'final',
      price: { sellPrice: 24_900, refPrice: 28_900, promo: 14, moneySaved: 4_000 },
    });
  });

  test('a promotion under 10 percent is none, in the quote too @RULE-002', () => {
    const almost = { ...aQuote().priceInfo, sellPrice: 9_100, refPrice: 10_000 };
    const just = { ...almost, sellPrice: 9_000 };
    expect(priceView({ stay, hasDates: true, quote: aQuote({ priceInfo: almost }) })).toMatchObject({ price: { promo: 0, moneySaved: 0 } });
    expect(priceView({ stay, hasDates: true, quote: aQuote({ priceInfo: just }) })).toMatchObject({
      price: { promo: 10, moneySaved: 1_000 },
    });
  });

  test('a promotion says until when, dated or not; a price without one does not', () => {
    const promotionEndsOn = '2026-12-14';
    const promoted = { ...stay.fromPrice, sellPrice: 9_000, refPrice: 10_000, promotionEndsOn };
    const almost = { ...promoted, sellPrice: 9_100 };
    expect(priceView({ stay: { fromPrice: promoted }, hasDates: false })).toMatchObject({ price: { promotionEndsOn } });
    const quote = aQuote({ priceInfo: { ...aQuote().priceInfo, promotionEndsOn } });
    expect(priceView({ stay, hasDates: true, quote })).toMatchObject({ price: { promotionEndsOn } });
    expect(priceView({ stay: { fromPrice: almost }, hasDates: false })).not.toHaveProperty('price.promotionEndsOn');
  });

  test('while a new quote is on its way the old price is shown but cannot be sold', () => {
    expect(priceView({ stay, hasDates: true, quote: aQuote(), isStale: true })).toMatchObject({
      kind: 'loading',
      previous: { sellPrice: 24_900 },
    });
    expect(priceView({ stay, hasDates: true })).toMatchObject({ kind: 'loading', previous: { sellPrice: 14_900 } });
  });

  test('a quote that is not bookable is refused, with the first code or message @PROD-037', () => {
    expect(priceView({ stay, hasDates: true, quote: aQuote({ bookable: false }) })).toEqual({
      kind: 'refused',
      refusal: { kind: 'notBookable', code: 'The offer is not bookable with these criterias' },
    });
    expect(priceView({ stay, hasDates: true, quote: { ...aQuote({ bookable: false }), ...refused('MIN_STAY') } })).toEqual({
      kind: 'refused',
      refusal: { kind: 'notBookable', code: 'MIN_STAY' },
    });
    const { priceInfo: _none, ...withoutPrice } = aQuote();
    expect(priceView({ stay, hasDates: true, quote: withoutPrice as Quote })).toMatchObject({ refusal: { kind: 'notBookable' } });
    expect(priceView({ stay, hasDates: true, error: refused('SOLD_OUT') })).toEqual({
      kind: 'refused',
      refusal: { kind: 'soldOut', code: 'SOLD_OUT' },
    });
    expect(priceView({ stay, hasDates: true, error: { status: 409, message: 'No room' } })).toMatchObject({ refusal: { code: 'No room' } });
    expect(priceView({ stay, hasDates: true, error: {} })).toEqual({
      kind: 'refused',
      refusal: { kind: 'quoteError', code: 'Quote error' },
    });
  });

  test('PACKAGE_NOT_AVAILABLE_CHECKIN anywhere in the error is about the check-in day @PROD-038', () => {
    const aboutCheckin = { kind: 'refused', refusal: { kind: 'notAvailableOnCheckin' } };
    expect(priceView({ stay, hasDates: true, error: refused('PACKAGE_NOT_AVAILABLE_CHECKIN') })).toMatchObject(aboutCheckin);
    expect(
      priceView({ stay, hasDates: true, error: { status: 409, code: 'PRICE', message: 'PRICE: PACKAGE_NOT_AVAILABLE_CHECKIN' } }),
    ).toMatchObject(aboutCheckin);
  });
});
