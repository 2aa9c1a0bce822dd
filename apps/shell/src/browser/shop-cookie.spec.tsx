import { keepCookie } from './shop-cookie.ts';

afterEach(() => keepCookie('last_language', '', 0));

test('what is kept is there for every page of the shop, until it is taken back', () => {
  keepCookie('last_language', 'nl_BE', 60);
  expect(document.cookie).toContain('last_language=nl_BE');
  keepCookie('last_language', '', 0);
  expect(document.cookie).not.toContain('last_language');
});
