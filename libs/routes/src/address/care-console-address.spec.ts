import { careConsoleHref, parseCareConsole } from './care-console-address.ts';

test.each([
  {},
  { query: 'anne+lac@example.com' },
  { orderUUID: '00000000-0000-4000-8000-000000000001' },
  { query: 'Zoé & Co #1', orderUUID: '00000000-0000-4000-8000-000000000001' },
])('what customer care looks at is read from its address as it was written: %j', (address) => {
  const [path, hash = ''] = careConsoleHref('nl_BE', address).split('#');
  expect(path).toBe('/customer-care/desk');
  expect(parseCareConsole(`#${hash}`)).toEqual({ query: undefined, orderUUID: undefined, ...address });
});

test('what nobody can look for is left out', () => {
  expect(parseCareConsole(`#q=${'x'.repeat(121)}&order=../../admin`)).toEqual({ query: undefined, orderUUID: undefined });
});
