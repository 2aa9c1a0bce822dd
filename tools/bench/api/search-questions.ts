import { addDays } from '@shop/domain';
import { DEMO_CODES } from '../../catalogue/gifts/vouchers.ts';
import type { Question } from './load.ts';

/** Arrivals are drawn from so many days, so that most searches ask for a weekend of their own. */
const ARRIVALS = 120;
const TOWNS = [
  { city: 'Annecy', lat: 45.8992, lng: 6.1294 },
  { city: 'Paris', lat: 48.8566, lng: 2.3522 },
  { city: 'Lyon', lat: 45.764, lng: 4.8357, distanceMax: 100 },
  { region: 'Bretagne' },
  { department: 'Haute-Savoie' },
];
let requested = 0;

/**
 * Searches by what they look at. Each question differs from the last by a price limit of some cents, so that none is
 * answered from memory but where the row says so.
 */
export function searchQuestions(today: string): Readonly<Record<string, Question[]>> {
  const weekend = datesFrom(addDays(today, 28));
  const drawn = () => datesFrom(addDays(today, 2 + ((requested * 7) % ARRIVALS)));
  return {
    'search around a town, dated': [
      ...TOWNS.map((town) => search(() => ({ ...town, ...drawn() }))),
      ...TOWNS.map((town) => search(() => ({ ...town, ...weekend, facilities: 'spa', stars: '3,4', priceMax: 24_000 }))),
    ],
    'search around a town, dates of ± 2 days': TOWNS.map((town) => search(() => ({ ...town, ...drawn(), flexibleDays: 2 }))),
    'search around a town, any day': [
      ...TOWNS.map((town) => search(() => town)),
      ...TOWNS.map((town) => search(() => ({ ...town, adult: 3, child: 1 }))),
    ],
    'search of a country, one weekend': [search(() => weekend)],
    'search of a country, all weekends': [search(drawn)],
    'search of a country, all weekends of ± 2 days': [search(() => ({ ...drawn(), flexibleDays: 2 }))],
    'search of a country, any day': [search(() => ({}))],
    'search of a country, a family, any day': [search(() => ({ adult: 2, child: 2 })), search(() => ({ adult: 5 }))],
    'search of a recipient, any day': [ofGift(() => ({})), ofGift(() => ({ region: 'Bretagne' }))],
    'search of a recipient around a town, dated': TOWNS.map((town) => ofGift(() => ({ ...town, ...drawn() }))),
    'filters of a recipient, any day': [ofGift(() => ({}), 'box-facets')],
    'the same search again': [{ ...POST, body: bodyOf({}) }],
    'map of a region': [search(() => ({ region: 'Bretagne' }), { performMapSearch: true })],
    'destinations, typed letter by letter': ['b', 'bo', 'bor', 'bord', 'bordx', 'anecy', 'saint m', 'ste'].map((term) => ({
      method: 'GET',
      path: `/api/autocomplete-geonames.json?locale=fr_FR&term=${encodeURIComponent(term)}&maxResults=30`,
    })),
  };
}

const POST = { method: 'POST', path: '/api/offers.json', headers: { 'content-type': 'application/json' } } as const;

/** What the holder of a box may open with it (GIFT-020), found anew each time as well. */
function ofGift(criterias: () => object, call: 'box-offers' | 'box-facets' = 'box-offers'): Question {
  const path = `/gateway/${call}/${DEMO_CODES.box}?locale=fr_FR`;
  return {
    method: 'GET',
    path,
    setupRequest: (request) => ({ ...request, path: `${path}&${query({ ...criterias(), priceMin: 901 + (requested++ % 4_000) })}` }),
  };
}

const query = (criterias: object): string =>
  new URLSearchParams(Object.entries(criterias).map(([key, value]) => [key, String(value)])).toString();

function search(criterias: () => object, options: object = {}): Question {
  return {
    ...POST,
    setupRequest: (request) => ({ ...request, body: bodyOf({ ...criterias(), priceMin: 901 + (requested++ % 4_000) }, options) }),
  };
}

function bodyOf(searchCriterias: object, options: object = {}): string {
  return JSON.stringify({ locale: 'fr_FR', searchCriterias, withFacets: true, withActivities: true, ...options });
}

function datesFrom(checkin: string): { checkin: string; checkout: string } {
  return { checkin, checkout: addDays(checkin, 2) };
}
