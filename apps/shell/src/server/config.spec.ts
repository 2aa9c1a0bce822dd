import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';

const WHOLE = { PUBLIC_ORIGIN: 'https://www.shop.example', RELEASE_ROOT_KEY: 'MCowBQYDK2VwAyEA' };
const DEMO = { SHOP_ENV: 'demo' };

test('on an empty machine one message names everything, each with an example', () => {
  expect(() => readConfig({})).toThrow(
    /^The shell does not start: SHOP_ENV is not set, which means production, and 2 settings are missing or wrong\.\n {2}PUBLIC_ORIGIN {5}is not set: .+ e\.g\. PUBLIC_ORIGIN=https:\S+\n {2}RELEASE_ROOT_KEY {2}is not set: .+ e\.g\. RELEASE_ROOT_KEY=MC/,
  );
});

test('a complete shop in production is on https, without the locale of reviews', () => {
  expect(readConfig(WHOLE)).toMatchObject({ isProduction: true, protocol: 'https', reviewLocale: false, rootKey: 'MCowBQYDK2VwAyEA' });
});

test('a demonstration needs nothing', () => {
  expect(readConfig(DEMO)).toMatchObject({ isProduction: false, protocol: 'http', reviewLocale: true, port: 4200, defaultLocale: 'fr_FR' });
});

test('what is for development is refused in production', () => {
  expect(() => readConfig({ ...WHOLE, SHOP_LOCAL_REMOTES: 'search=/tmp' })).toThrow('SHOP_LOCAL_REMOTES  is set');
  expect(readConfig({ ...DEMO, SHOP_LOCAL_REMOTES: 'search=/tmp' }).localRemotes.get('search')).toBe('/tmp');
});

test('a short token of operators is refused in production, and not repeated', () => {
  const read = () => readConfig({ ...WHOLE, OPERATOR_TOKEN: 'hunter2' });
  expect(read).toThrow('OPERATOR_TOKEN  is shorter than 16 characters');
  expect(read).not.toThrow('hunter2');
});

test('wrong switches, ports and locales stand in the same message', () => {
  const wrong = { ...DEMO, SHOP_TOGGLES: 'boxes=maybe', SHOP_HOSTS: 'shop.fr', PORT: 'x', DEFAULT_LOCALE: 'de_DE' };
  expect(() => readConfig(wrong)).toThrow('4 settings are missing or wrong');
  expect(() => readConfig(wrong)).toThrow('SHOP_TOGGLES    cannot be used: SHOP_TOGGLES: the switch boxes is on or off');
});

test('the root key may be a file; one that is not there is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'key-'));
  const file = join(folder, 'root.pub');
  writeFileSync(file, 'MCow\n');
  expect(readConfig({ ...WHOLE, RELEASE_ROOT_KEY: file }).rootKey).toBe('MCow');
  rmSync(folder, { recursive: true });
  expect(() => readConfig({ ...WHOLE, RELEASE_ROOT_KEY: file })).toThrow(`RELEASE_ROOT_KEY  is "${file}": neither a public key`);
});
