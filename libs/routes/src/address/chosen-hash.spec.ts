import { chosenHash } from './chosen-hash.ts';

test('what a visitor has chosen goes along in a query, what opens something does not', () => {
  const passedOn = (path: string, hash: string) => chosenHash({ path, locale: 'en_GB', hash });
  expect(passedOn('/product/stay/12', '#checkin=2031-01-02')).toBe('#checkin=2031-01-02');
  expect(passedOn('/search', '#city=Annecy')).toBe('#city=Annecy');
  expect(passedOn('/gift/stays', '#city=Annecy&checkin=2031-01-02')).toBe('#city=Annecy&checkin=2031-01-02');
  expect(passedOn('/gift/setup/12', '#extras=3-4')).toBe('#extras=3-4');
  expect(passedOn('/confirmation/8b1d6a3e-6a3f-4d0e-9a57-1f6f4f1b2c3d', '#key=aB_c-1')).toBe('');
  expect(passedOn('/account/signin', '#reset=aB_c-1')).toBe('');
  expect(passedOn('/nowhere/at/all', '#key=1')).toBe('');
});

test('on partner and landing pages it goes along where they are known', () => {
  const known = { minisites: ['magazine'], landings: ['spa-weekend'] };
  const passedOn = (path: string) => chosenHash({ path, locale: 'en_GB', hash: '#city=Annecy', known });

  expect(['/magazine', '/spa-weekend', '/unknown'].map(passedOn)).toEqual(['#city=Annecy', '#city=Annecy', '']);
});
