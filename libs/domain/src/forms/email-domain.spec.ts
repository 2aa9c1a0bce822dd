import { suggestEmailDomain } from './email-domain.ts';

test.each([
  ['ann@gmial.com', 'gmail.com'],
  ['ann@gmail.con', 'gmail.com'],
  ['ann@hotmial.fr', 'hotmail.fr'],
  ['ann@orangr.fr', 'orange.fr'],
  ['ann@TELENTE.be', 'telenet.be'],
])('%s was probably meant for %s @RULE-012', (email, domain) => {
  expect(suggestEmailDomain(email)).toBe(domain);
});

test.each(['ann@gmail.com', 'ann@example.org', 'ann@he.com', 'ann@free.fr', 'ann', 'ann@', ''])(
  '%s looks as it was meant @RULE-012',
  (email) => {
    expect(suggestEmailDomain(email)).toBeUndefined();
  },
);
