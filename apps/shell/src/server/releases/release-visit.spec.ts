import { resolveLock, type Registry } from '@shop/federation';
import { newKeyPair, overrideToken, readPrivateKey, signedKeys, Trust, type Override } from '@shop/federation/server';
import { overridesIn, releaseVisit } from './release-visit.ts';

const VISITORS = 20_000;
const registry: Registry = {
  format: 1,
  remotes: { search: { stable: 'old', releases: { old: 'x', new: 'y' }, canary: { release: 'new', percent: 10 } } },
};
const host = { hasCanary: () => true, trust: new Trust() };
const now = Date.parse('2026-11-21T10:00:00Z');

/** What a visitor's next page is asked with. */
const cookieOf = ({ cookies }: { cookies: readonly string[] }) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');
const releaseOf = (cookie: string | undefined) => resolveLock(registry, { bucket: releaseVisit(cookie, host, now).bucket }).search;

test('of twenty thousand visitors a canary of 10 % gets 9 to 11 %, each on every page again', () => {
  const cookies = Array.from({ length: VISITORS }, () => cookieOf(releaseVisit(undefined, host, now)));
  const first = cookies.map(releaseOf);
  const share = (first.filter((release) => release === 'new').length / VISITORS) * 100;
  expect(share).toBeGreaterThan(9);
  expect(share).toBeLessThan(11);
  expect(cookies.map(releaseOf)).toEqual(first);
});

describe('a tester’s releases where signatures are asked for', () => {
  const [operator, squad, stranger] = [newKeyPair(), newKeyPair(), newKeyPair()].map(({ privatePem, publicKey }) => ({
    key: readPrivateKey(privatePem),
    publicKey,
  })) as [Key, Key, Key];
  const override: Override = { remote: 'search', release: 'new', integrity: 'y', until: now + 1_000 };
  const trust = strictTrust(operator, squad.publicKey);

  test('are those that the squad of the remote has signed', () => {
    expect(overridesIn(overrideToken(override, squad.key), { trust }, now)).toEqual([override]);
  });

  test.each([
    ['without a signature', () => overrideToken(override, squad.key).split('.')[0]!],
    ['signed by somebody else', () => overrideToken(override, stranger.key)],
    ['signed for another remote', () => overrideToken({ ...override, remote: 'product' }, squad.key)],
    ['with another payload than was signed', () => forged(override, overrideToken(override, squad.key))],
    ['that has expired', () => overrideToken({ ...override, until: now }, squad.key)],
  ])('not one %s', (_, token) => {
    expect(overridesIn(token(), { trust }, now)).toEqual([]);
  });
});

interface Key {
  readonly key: ReturnType<typeof readPrivateKey>;
  readonly publicKey: string;
}

/** Believes one squad's key for search. */
function strictTrust(operator: Key, squad: string): Trust {
  const trust = new Trust(operator.publicKey);
  trust.learn(signedKeys({ revision: 1, squads: { search: [squad] } }, operator.key));
  return trust;
}

function forged(override: Override, token: string): string {
  const payload = Buffer.from(JSON.stringify({ ...override, release: 'evil' })).toString('base64url');
  return `${payload}.${token.split('.')[1]}`;
}
