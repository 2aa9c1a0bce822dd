import { SOLD_LOCALES } from '@shop/contracts';
import account from './remote.tsx';

test.each(SOLD_LOCALES)('the account has the same addresses in %s @ACC-001', (locale) => {
  const paths = account.routes({ locale }).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/account/settings/profile',
      '/account/trips',
      '/account/trips/:orderUUID',
      '/account/wishlist',
      '/account/signin',
    ]),
  );
  expect(paths).toEqual(expect.arrayContaining(['/customer-care/login', '/customer-care/desk']));
});
