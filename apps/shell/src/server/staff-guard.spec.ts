import { staffGuard } from './staff-guard.ts';

const requested = {
  isCareHost: true,
  isSignedIn: false,
  site: { locale: 'nl_BE', prefix: '/nl' },
  path: '/hotel/7',
  search: '?a=3',
} as const;

describe('a host of customer care', () => {
  test('shows the login page to who has no token, and knows the way back @ACC-011', () => {
    expect(staffGuard(requested)).toBe('/nl/customer-care/login?origin=%2Fhotel%2F7%3Fa%3D3');
  });

  test('is open to colleagues, and its login page to everybody', () => {
    expect(staffGuard({ ...requested, isSignedIn: true })).toBeUndefined();
    expect(staffGuard({ ...requested, path: '/customer-care/login', search: '' })).toBeUndefined();
  });

  test('any other host is everybody’s', () => {
    expect(staffGuard({ ...requested, isCareHost: false })).toBeUndefined();
  });
});
