import { SCREENS } from './screen.ts';
import { isSecretAddress, measuredPath } from './measured-path.ts';

const site = { locale: 'nl_BE', prefix: '/nl' } as const;

test('a page view names the route, never an id or a code', () => {
  expect(measuredPath('confirmation', site)).toBe('/nl/confirmation/:orderUUID');
  expect(measuredPath('boxLanding', site)).toBe('/nl/:code');
  expect(measuredPath('results', site)).toBe('/nl/verblijven');
  expect(measuredPath(undefined, site)).toBe('/nl/not-found');
  for (const screen of SCREENS) expect(measuredPath(screen, { locale: 'fr_FR', prefix: '' })).not.toMatch(/\d/);
});

test('a gift’s own page has its code for an address', () => {
  expect([isSecretAddress('boxLanding'), isSecretAddress('stay'), isSecretAddress(undefined)]).toEqual([true, false, false]);
});
