import { compose } from '../grammar/compose.ts';
import { townAt } from '../grammar/towns.ts';
import { nounOfHotel } from '../hotels/hotel-names.ts';
import type { Hotel } from '../hotels/hotels.ts';
import { randomOf } from '../random.ts';
import { joined, type Text } from '../text.ts';
import { ACTIVITIES } from './activities.ts';
import { nightsInWords } from './nights.ts';
import { BESIDE, ENDS, MIDDLES, STARTS } from './stay-sentences.ts';
import type { UndescribedStay } from './stays.ts';
import { UsedSentences } from './used-sentences.ts';

interface Sold {
  readonly hotel: Hotel;
  readonly stays: readonly UndescribedStay[];
}

const WITHOUT_HOUR = new Set(['spa-access', 'cycling', 'e-bike', 'museum', 'ski-pass', 'picnic', 'aperitif']);

/**
 * The descriptions of all stays, by their numbers. Hotels in demand come first, as on pages of results, so that such a page repeats
 * as little as the sentences allow.
 */
export function describeStays(sold: readonly Sold[]): ReadonlyMap<number, Text> {
  const used = new UsedSentences();
  const inDemand = sold.toSorted((one, other) => other.hotel.popularity - one.hotel.popularity);
  return new Map(inDemand.flatMap(({ hotel, stays }) => stays.map((stay) => [stay.id, describeStay(hotel, stay, used)] as const)));
}

/** Four sentences that neighbours do not have, as far as there are others. What an activity is like, its line in the programme says. */
function describeStay(hotel: Hotel, stay: UndescribedStay, used: UsedSentences): Text {
  const random = randomOf(stay.id, 47);
  const { town, environment } = hotel;
  const activity = ACTIVITIES.find(({ id }) => id === stay.programme.find(({ kind }) => kind === 'activity')?.id)!;
  const slots = { hotel: nounOfHotel(hotel), at: townAt(town), nights: nightsInWords(stay.nights), activity: activity.mention };
  const held = new Set<string>([
    'any',
    String(stay.nights),
    environment,
    ...stay.programme.map(({ kind }) => kind),
    ...(WITHOUT_HOUR.has(activity.id) ? [] : ['event']),
  ]);
  const areas = [[`hotel ${hotel.id}`], [(town.department ?? town.region).id], [environment], stay.themes, [town.country], ['everywhere']];
  const parts = [STARTS, MIDDLES, BESIDE, ENDS].map((list) =>
    used.least(
      random,
      list.filter(({ needs }) => held.has(needs)),
      areas,
    ),
  );
  return joined(parts.map(({ words }) => compose(words, slots)));
}
