import { careDoor } from './care-door.ts';

const asked = { isCareHost: true, isSignedIn: false, site: { locale: 'nl_BE', prefix: '/nl' }, path: '/hotel/7', search: '?a=3' } as const;

describe('a host of customer care', () => {
  test('shows the login page to who has no token, and knows the way back @ACC-011', () => {
    expect(careDoor(asked)).toBe('/nl/customer-care/login?origin=%2Fhotel%2F7%3Fa%3D3');
  });

  test('is open to colleagues, and its login page to everybody', () => {
    expect(careDoor({ ...asked, isSignedIn: true })).toBeUndefined();
    expect(careDoor({ ...asked, path: '/customer-care/login', search: '' })).toBeUndefined();
  });

  test('any other host is everybody’s', () => {
    expect(careDoor({ ...asked, isCareHost: false })).toBeUndefined();
  });
});
