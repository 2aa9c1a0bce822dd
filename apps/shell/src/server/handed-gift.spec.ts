import { resolveAddress } from '@shop/routes';
import { handedGift } from './handed-gift.ts';

test.each([
  ['fr_FR', '/DEMO-BOX-2468'],
  ['nl_BE', '/7K3M-PQ8R-2XWA'],
] as const)('in %s the address of a gift, %s, is answered with the page that opens it @GIFT-017', (locale, path) => {
  expect(handedGift(resolveAddress(path, locale), locale)).toEqual({ code: path.slice(1), path: '/beneficiary/login' });
});

test.each(['/', '/boxes', '/beneficiary/login', '/no-such-page', '/stay/12'])('%s hands no code on', (path) => {
  expect(handedGift(resolveAddress(path, 'fr_FR'), 'fr_FR')).toBeUndefined();
});
