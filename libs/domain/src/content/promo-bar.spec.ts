import { promoBarFor } from './promo-bar.ts';

const bar = (internalCode: string, flow: 'booking' | 'gifting', ...pages: ('home' | 'search' | 'product')[]) => ({
  pages,
  promoBar: { internalCode, flow },
});
const bars = [bar('winter', 'booking', 'home', 'search'), bar('cards', 'gifting', 'home'), bar('late', 'booking', 'search', 'product')];

describe('the promo bar @SHELL-060', () => {
  test.each([
    ['home', 'booking', 'winter'],
    ['search', 'booking', 'winter'],
    ['product', 'booking', 'late'],
    ['home', 'gifting', 'cards'],
    ['search', 'gifting', undefined],
    ['home', 'activity', undefined],
  ] as const)('of a %s page in the %s flow is %s', (page, flow, code) => {
    expect(promoBarFor(bars, { page, flow })?.internalCode).toBe(code);
  });
});
