import { DEMO_CODES } from '../catalogue/gifts/vouchers.ts';

interface Found {
  exactMatch: { uri: string }[];
}

/** Home, dated results around Paris four weeks ahead, the first stay of that list, a box and what its recipient lands on. */
export async function pagesToMeasure(address: string): Promise<Record<'home' | 'results' | 'stay' | 'box' | 'landing', string>> {
  const checkin = new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10);
  const checkout = new Date(Date.now() + 29 * 86_400_000).toISOString().slice(0, 10);
  const response = await fetch(`${address}/api/offers.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      locale: 'fr_FR',
      searchCriterias: { adult: 2, child: 0, baby: 0, lat: 48.8566, lng: 2.3522, checkin, checkout },
    }),
  });
  const { exactMatch } = (await response.json()) as Found;
  const { boxes } = (await (await fetch(`${address}/gateway/boxes/search?locale=fr_FR`)).json()) as { boxes: { code: string }[] };
  const stay = exactMatch[0];
  if (!stay) throw new Error('The catalogue has no stay near Paris: run "npm start" once so that it is seeded.');
  return {
    home: '/',
    results: `/sejours?flow=booking&city=Paris&lat=48.8566&lng=2.3522&checkin=${checkin}&checkout=${checkout}`,
    stay: stay.uri,
    box: `/box/${boxes[0]!.code}`,
    landing: `/${DEMO_CODES.box}`,
  };
}
