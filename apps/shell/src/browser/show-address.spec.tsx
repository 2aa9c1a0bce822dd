import { showAddress } from './show-address.ts';

afterEach(() => history.replaceState(null, '', '/'));

test('the code of a gift is out of the address before the page is drawn, and in no entry of the history @GIFT-017', () => {
  history.replaceState({ idx: 1 }, '', '/DEMO-BOX-2468?giftFormat=digital');
  const before = history.length;
  showAddress({ address: '/beneficiary/login', requested: '/DEMO-BOX-2468?giftFormat=digital' });
  expect(location.pathname + location.search).toBe('/beneficiary/login');
  expect(history.state).toEqual({ idx: 1 });
  expect(history).toHaveLength(before);
});

test('a page whose code cannot be had is at the address that was requested, to be tried again', () => {
  history.replaceState(null, '', '/DEMO-BOX-2468');
  showAddress({ address: '/beneficiary/login', requested: '/DEMO-BOX-2468' })();
  expect(location.pathname).toBe('/DEMO-BOX-2468');
});

test('a page at its own address keeps it, and so does one that the visitor has left meanwhile', () => {
  history.replaceState(null, '', '/boxes');
  showAddress({ address: '/boxes' });
  showAddress({ address: '/beneficiary/login', requested: '/DEMO-BOX-2468' });
  expect(location.pathname).toBe('/boxes');
});
