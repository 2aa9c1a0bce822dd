import { expect, test, type APIRequestContext } from '@playwright/test';
import { schemaFaults } from '@shop/testing/schema-org';
import { aHotelOnSale, on, someActivities } from '../../fixtures/hotel-visit.ts';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

for (const host of ['localhost', 'es.localhost', 'nl.localhost'])
  test(`stay, hotel and activity say at ${host} what search engines and social networks read @PROD-093`, async ({ request, baseURL }) => {
    const paths = await somePages(request);
    for (const [kind, path] of Object.entries(paths)) {
      const head = await headOf(request, on(baseURL, host, path));
      expect(head.things.flatMap(schemaFaults), `${kind} ${path}`).toEqual([]);
      expect(head.things.map((thing) => thing['@type'])).toEqual([kind === 'activity' ? 'Product' : 'Hotel', 'BreadcrumbList']);
      expect(new URL(head.canonical).host).toBe(new URL(on(baseURL, host, '/')).host);
      expect(head.alternates.sort()).toEqual(['es-ES', 'fr-BE', 'fr-FR', 'it-IT', 'nl-BE', 'nl-NL', 'x-default']);
      const picture = await request.get(local(head.picture));
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
      expect((await request.get(local(head.canonical), { headers: { host: new URL(head.canonical).host } })).status()).toBe(200);
    }
  });

async function somePages(request: APIRequestContext): Promise<Record<'stay' | 'hotel' | 'activity', string>> {
  const answer = await request.post('/api/offers.json', { data: { searchCriterias: { adult: 2 }, locale: 'fr_FR', limit: 1 } });
  const { exactMatch } = (await answer.json()) as { exactMatch: { id: string }[] };
  const [activity] = await someActivities(request);
  return { stay: `/stay/${exactMatch[0]!.id}`, hotel: `/hotel/${await aHotelOnSale(request)}`, activity: `/activity/${activity!.id}` };
}

/** The machine itself knows no `es.localhost`; the shop goes by the name that it was called. */
const local = (address: string) => address.replace(/\/\/[a-z]+\.localhost/, '//localhost');

async function headOf(request: APIRequestContext, address: string) {
  const page = await request.get(local(address), { headers: { host: new URL(address).host } });
  expect(page.status()).toBe(200);
  const html = await page.text();
  const read = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const graph = JSON.parse(read(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/)) as { '@graph': Thing[] };
  return {
    things: graph['@graph'],
    canonical: read(/<link rel="canonical" href="([^"]+)"/),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(([, language = '']) => language),
    picture: read(/<meta property="og:image" content="([^"]+)"/),
  };
}
