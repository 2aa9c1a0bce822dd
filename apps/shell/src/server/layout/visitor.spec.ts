import { visitorOf } from './visitor.ts';

const visitor = (cookie = '', query = '', userAgent = 'Firefox') => visitorOf({ cookie, userAgent, query: new URLSearchParams(query) });

test('a new visitor is asked for consent, is nobody and takes part in nothing @SHELL-071', () => {
  expect(visitor()).toEqual({
    asksConsent: true,
    experiments: {},
    isSignedIn: false,
    isNativeApp: false,
  });
});

test('who has the cookie of the access token counts as signed in, whatever else they carry @ACC-003', () => {
  expect(visitor('access_token=1').isSignedIn).toBe(true);
  expect(visitor('account_id=7; gift_session=known; access_token=').isSignedIn).toBe(false);
});

test('who has chosen is not asked again, unless by the footer', () => {
  expect(visitor('consent=1.m0.a0')).toMatchObject({ asksConsent: false, consent: { measurement: false } });
  expect(visitor('consent=1.m0.a0', 'consent=open').asksConsent).toBe(true);
});

test('experiments come from the cookie, and the query overrides them @SHELL-069', () => {
  expect(visitor('ab_tests=card%3Dnew', 'ab_tests=card=old').experiments).toEqual({ card: 'old' });
});

test('the native app is known by its agent, its query or its session; it asks for consent itself', () => {
  expect(visitor('', '', 'Mozilla ShopApp/3').isNativeApp).toBe(true);
  expect(visitor('', 'app=1')).toMatchObject({ isNativeApp: true, asksConsent: false });
  expect(visitor('native_app=1').isNativeApp).toBe(true);
});

test('the last language is one of the two, or none @SHELL-064', () => {
  expect(visitor('last_language=nl_BE').lastLanguage).toBe('nl');
  expect(visitor('last_language=de').lastLanguage).toBeUndefined();
  expect(visitor('%E0=%E0; last_language=fr').lastLanguage).toBe('fr');
});
