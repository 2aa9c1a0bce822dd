import fastify from 'fastify';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandFiles } from './brand-files.ts';
import { readBrands, siteBrand } from './brands.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><path d="M0 0h80v40H0z"/></svg>';
const pack = (id: string, change: object = {}) => ({
  ...{ id, name: `The ${id}`, minisiteId: 360, minisiteUrl: `page-of-${id}`, hosts: { [`${id}.example`]: { '': 'fr_FR' } } },
  ...{ tokens: { action: '#b3261e' }, logo: 'logo.svg', favicon: 'logo.svg', legal: { fr_FR: 'Partenaire.' }, sender: id },
  ...change,
});

function folderOf(...packs: { id: string }[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'brands-'));
  for (const one of packs) {
    mkdirSync(join(folder, one.id));
    writeFileSync(join(folder, one.id, 'brand.json'), JSON.stringify(one));
    writeFileSync(join(folder, one.id, 'logo.svg'), LOGO);
  }
  return folder;
}

const silent = () => undefined;
const folder = folderOf(pack('magazine'), pack('mutual', { minisiteId: 97 }));

test.each([
  ['the host of its own', { host: 'Magazine.example:4200', path: '/search', search: '' }, 'magazine'],
  ['the partner’s page on the shop’s host', { host: 'localhost:4200', path: '/page-of-mutual', search: '' }, 'mutual'],
  ['an address that names the partner', { host: 'localhost', path: '/search', search: '?flow=booking&minisite=97' }, 'mutual'],
  ['its own host, whatever partner the address names', { host: 'magazine.example', path: '/', search: '?minisite=97' }, 'magazine'],
  [
    'any page of the shop in a browser that has come to it before',
    { host: 'localhost', path: '/search', search: '', known: 'mutual' },
    'mutual',
  ],
  [
    'the page of another partner instead of the one before',
    { host: 'localhost', path: '/page-of-magazine', search: '', known: 'mutual' },
    'magazine',
  ],
  ['no page of a partner that has none', { host: 'localhost', path: '/search', search: '?minisite=5', known: 'mutual' }, undefined],
  ['nor its own page', { host: 'localhost', path: '/page-of-none', search: '', known: 'mutual', isPartnersPage: true }, undefined],
  ['no page for a cookie that names none', { host: 'localhost', path: '/search', search: '', known: '../magazine' }, undefined],
  ['no other address', { host: 'localhost', path: '/search', search: '?minisite=5' }, undefined],
])('a brand is shown on %s @MINI-001 @MINI-009', (_, requested, id) => {
  expect(readBrands(folder, silent).at(requested)?.pack.id).toBe(id);
});

test('a brand that may not be shown is left out and reported; all others stay', () => {
  const reported: string[] = [];
  const brands = readBrands(folderOf(pack('pale', { tokens: { action: '#e0604d' } }), pack('whole')), (sentence) =>
    reported.push(sentence),
  );
  expect(brands.all.map((brand) => brand.pack.id)).toEqual(['whole']);
  expect(reported[0]).toMatch(/^The brand pale is not shown: tokens: .*3\.52 to 1/);
  expect(readBrands(undefined, silent).all).toEqual([]);
});

test('a page says name, pictures and legal text of its brand, and nothing of any other', () => {
  const brands = readBrands(folder, silent);
  const brand = siteBrand(brands.at({ host: 'mutual.example', path: '/', search: '' })!, 'fr_FR');
  expect(brand).toMatchObject({ id: 'mutual', name: 'The mutual', minisite: 97, legal: 'Partenaire.', logo: { width: 80, height: 40 } });
  expect(JSON.stringify(brand)).not.toContain('magazine');
});

test('the style sheet holds the roles of the brand alone', () => {
  const [brand] = readBrands(folder, silent).all;
  expect(brand?.css).toBe("@layer brand {\n  :root[data-brand='magazine'] {\n    --action: #b3261e;\n  }\n}\n");
});

test('a picture of a brand is served for ever under its version, and runs nothing when it is opened by itself', async () => {
  const app = fastify();
  const brands = readBrands(folder, silent);
  brandFiles(app, brands);
  const { logo } = siteBrand(brands.all[0]!, 'fr_FR');
  const answer = await app.inject({ url: logo.src });
  expect([answer.statusCode, answer.body]).toEqual([200, LOGO]);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': expect.stringContaining('immutable') });
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  for (const url of ['/brands/magazine/logo.svg', '/brands/magazine/logo.svg?v=99999999'])
    expect((await app.inject({ url })).headers['cache-control']).toBe('no-store');
  for (const url of ['/brands/magazine/brand.json', '/brands/nobody/logo.svg', '/brands/magazine/..%2fmutual%2flogo.svg'])
    expect(await app.inject({ url })).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-store' } });
});
