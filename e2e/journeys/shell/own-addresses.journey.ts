import { expect, test, type APIRequestContext } from '@playwright/test';
import { SHOPS } from './shops.ts';

const portOf = (baseURL: string | undefined) => new URL(baseURL ?? '').port;
const ask = (request: APIRequestContext, address: string) => {
  const { host, pathname, search } = new URL(address);
  return request.get(pathname + search, { headers: { host }, maxRedirects: 0 });
};
const listedIn = async (request: APIRequestContext, origin: string, kind: 'stay' | 'activity') => {
  const sitemap = await (await ask(request, `${origin}/sitemap-${kind}.xml`)).text();
  return /<loc>([^<]+)<\/loc>/.exec(sitemap)![1]!;
};
const followed = async (request: APIRequestContext, address: string) => {
  const answer = await ask(request, address);
  const to = answer.headers()['location'];
  return to ? ask(request, new URL(to, address).href) : answer;
};
const linksOf = (html: string) => ({
  canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
  alternates: new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(([, lang, href]) => [lang!, href!]),
  ),
});

for (const { host, prefix, lang } of SHOPS)
  for (const kind of ['stay', 'activity'] as const)
    test(`one ${kind} at ${host}${prefix} has one address, in its own words, which sitemap, canonical and hreflang agree on @SHELL-009`, async ({
      request,
      baseURL,
    }) => {
      const listed = await listedIn(request, `http://${host}:${portOf(baseURL)}${prefix}`, kind);
      const page = await ask(request, listed);
      expect(page.status()).toBe(200);
      const { canonical, alternates } = linksOf(await page.text());
      expect(canonical).toBe(listed);
      expect(alternates.get(lang)).toBe(listed);
      const slugs = [...alternates.values()].map((address) => address.split('/').at(-1));
      expect(new Set(slugs).size).toBeGreaterThan(2);
      const old = await ask(request, `${listed.replace(/[^/]+$/, 'echappee-en-pleine-campagne')}?adults=3`);
      expect([old.status(), new URL(old.headers()['location'] ?? '', listed).href]).toEqual([308, `${listed}?adults=3`]);
    });

for (const path of ['/stay', '/search?flow=booking', '/content/faq'] as const)
  test(`what hreflang of ${path} names is the address itself, in every country`, async ({ request, baseURL }) => {
    const spain = `http://es.localhost:${portOf(baseURL)}`;
    const requested = path === '/stay' ? await listedIn(request, spain, 'stay') : spain + path;
    const { alternates } = linksOf(await (await followed(request, requested)).text());
    expect([...alternates.keys()]).toEqual(expect.arrayContaining(['fr-FR', 'es-ES', 'fr-BE', 'nl-BE', 'nl-NL', 'it-IT']));
    for (const address of alternates.values()) {
      const page = await ask(request, address);
      expect([address, page.status()]).toEqual([address, 200]);
      expect(linksOf(await page.text()).canonical).toBe(address);
    }
  });

test('the default locale has one address: its prefix leads to the bare path', async ({ request, baseURL }) => {
  const shop = `http://localhost:${portOf(baseURL)}`;
  for (const [requested, own] of [
    ['/fr_FR', '/'],
    ['/fr_FR/sejours?flow=booking', '/sejours?flow=booking'],
    ['/fr_FR//example.com', '/example.com'],
  ]) {
    const answer = await ask(request, shop + requested);
    expect([requested, answer.status(), answer.headers()['location']]).toEqual([requested, 308, own]);
  }
  expect((await ask(request, `${shop}/nl_BE/verblijven`)).status()).toBe(200);
});

test('gift boxes moved in Spain', async ({ request, baseURL }) => {
  const answer = await ask(request, `http://es.localhost:${portOf(baseURL)}/cofres`);
  expect([answer.status(), answer.headers()['location']]).toEqual([308, '/cajas-regalo']);
});
