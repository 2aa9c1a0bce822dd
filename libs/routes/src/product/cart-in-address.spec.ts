import { resolveAddress } from '../address/resolve-address.ts';
import { checkoutHref, parseCheckoutAddress, type CheckoutState } from './checkout-address.ts';

const CART: CheckoutState = { id: '12', checkin: '2026-12-01', checkout: '2026-12-03', adults: 2, children: 1, babies: 0 };
const queryOf = (href: string) => href.slice(href.indexOf('?'));

describe('the cart is the address of the booking summary; no server keeps one (API-045)', () => {
  test.each(['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT', 'en_GB'] as const)(
    'what is put into it in %s is in it after a reload, and on another device @API-045',
    (locale) => {
      expect(parseCheckoutAddress(queryOf(checkoutHref(locale, CART)))).toEqual(CART);
    },
  );

  test('a second stay takes the place of the first @API-045', () => {
    const second = { ...CART, id: '77', adults: 3 };
    expect(parseCheckoutAddress(queryOf(checkoutHref('nl_BE', second)))).toEqual(second);
  });

  test.each([
    ['fr_FR', '/reservation'],
    ['es_ES', '/reserva'],
  ] as const)('"/checkout" leads to the summary in %s, which opens for what its query holds @API-046', (locale, path) => {
    expect(resolveAddress('/checkout', locale)).toEqual({ kind: 'redirect', to: path });
    const href = checkoutHref(locale, CART);
    expect(resolveAddress(href.slice(0, href.indexOf('?')), locale)).toMatchObject({ kind: 'screen', screen: 'checkout' });
  });
});
