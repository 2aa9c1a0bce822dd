import { AUTHENTICATION_STEPS, authenticationHref, mailedToken, parseAuthenticationStep } from './authentication-step.ts';

const TOKEN = 'v3ry-l0ng_and-secret-token';

test.each(AUTHENTICATION_STEPS)('the address of "%s" is read as it was written, and keeps where to go on', (step) => {
  const search = authenticationHref(step, 'fr_FR', '?origin=%2Faccount%2Ftrips').replace('/account/signin', '');
  expect(parseAuthenticationStep(search)).toBe(step);
  expect(new URLSearchParams(search).get('origin')).toBe('/account/trips');
});

test.each(['', '?step=', '?step=admin', '?step=constructor'])('"%s" asks for no step: somebody signs in', (search) => {
  expect(parseAuthenticationStep(search)).toBe('signIn');
});

test('a link of a mail carries its token behind the #', () => {
  expect(mailedToken('reset', `#reset=${TOKEN}`)).toBe(TOKEN);
});

test.each(['', '#', '#reset=', '#reset=cut-off', `#confirm=${TOKEN}`, `#reset=${TOKEN}<script>`])('"%s" carries none', (hash) => {
  expect(mailedToken('reset', hash)).toBeUndefined();
});
