import { wayBack } from './way-back.ts';

test('who was sent to sign in goes back to that page, its query included @ACC-001', () => {
  expect(wayBack(`?origin=${encodeURIComponent('/sejours?flow=booking&theme=spa')}`)).toBe('/sejours?flow=booking&theme=spa');
});

test.each([
  '',
  '?origin=',
  '?origin=//evil.example',
  '?origin=/%5Cevil.example',
  '?origin=https://evil.example',
  '?origin=javascript:1',
  '?origin=/%0A/evil',
])('"%s" names no page of this shop: home', (search) => expect(wayBack(search)).toBe('/'));

test('nobody is sent back to where one signs in', () => {
  expect(wayBack('?origin=/account/signin')).toBe('/');
  expect(wayBack('?origin=/customer-care/login%3Forigin=/')).toBe('/');
});
