import { allWordings } from '../cards/wording.ts';
import type { Database } from '../../platform/database/index.ts';
import { Gazetteer, type PlaceEntry } from './gazetteer.ts';
import { releaseRows } from '../loading/release-rows.ts';
import { townNames } from './town-names.ts';

/** Hotels come after the towns of the same name, whose weight is their inhabitants. */
const HOTEL_WEIGHT = 1;

/** Reads places and hotels; both can be typed into the destination field. */
export async function loadGazetteer(db: Database): Promise<Gazetteer> {
  const places = await db.selectFrom('place').selectAll().orderBy('id').execute();
  const hotels = await db
    .selectFrom('hotel')
    .select(['id', 'label', 'latitude', 'longitude', 'country', 'popularity', townNames('hotel').as('town')])
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  const entries = [
    ...places.map((place): PlaceEntry => ({ ...place, names: allWordings(place.label) })),
    ...hotels.map((hotel): PlaceEntry => ({
      id: `hotel-${hotel.id}`,
      category: 'hotel',
      label: hotel.label,
      context: hotel.town,
      value: String(hotel.id),
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      country: hotel.country,
      postalcode: null,
      weight: HOTEL_WEIGHT + hotel.popularity,
      names: [hotel.label, ...allWordings(hotel.town).map((town) => `${hotel.label} ${town}`)],
    })),
  ];
  releaseRows(places);
  releaseRows(hotels);
  return new Gazetteer(entries);
}
