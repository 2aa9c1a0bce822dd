import { expect, type APIRequestContext, type Page } from '@playwright/test';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
const REFUSED = { name: 'consent', value: '1.m0.a0', path: '/' };

/** An address on one of the shop's hosts. */
export function on(baseURL: string | undefined, host: string, path: string): string {
  const url = new URL(path, baseURL);
  url.hostname = host;
  return url.href;
}

/** Visitors who have already answered the question on cookies. */
export async function answeredConsent(page: Page, hosts: readonly string[]): Promise<void> {
  await page.context().addCookies(hosts.map((domain) => ({ ...REFUSED, domain })));
}

/** The best stays of the shop name a hotel that sells something. */
export async function aHotelOnSale(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/offers.json', {
    data: { searchCriterias: { adult: 2, child: 0, baby: 0 }, locale: 'fr_FR', limit: 1 },
  });
  const { exactMatch } = (await answer.json()) as { exactMatch: { hotel: { id: string } }[] };
  expect(exactMatch).toHaveLength(1);
  return exactMatch[0]!.hotel.id;
}

/** Two activities that are sold. */
export async function someActivities(request: APIRequestContext): Promise<readonly { id: string; uri: string }[]> {
  const answer = await request.post('/api/search/activity-only.json', {
    data: { searchCriterias: { adult: 2 }, locale: 'fr_FR', limit: 2 },
  });
  const { results } = (await answer.json()) as { results: { id: string; uri: string }[] };
  expect(results).toHaveLength(2);
  return results;
}
