import type { Client } from 'pg';
import type { Catalogue, House } from '../catalogue.ts';
import { telephoneOf } from '../geography/telephone.ts';
import { channelManagerOf, localTaxOf, petsOf } from '../hotels/practical.ts';
import { targetedLabelOf } from '../stays/stay-texts.ts';
import { variantsOf } from '../stays/variants.ts';
import { ids, insertRows, json } from './insert-rows.ts';

/** Everything but the calendar; returns the rows written by table. */
export async function fillCatalogue(client: Client, catalogue: Catalogue): Promise<Record<string, number>> {
  const { places, houses, contents, retired } = catalogue;
  return {
    place: await insertRows(
      client,
      'place',
      [
        ['id', 'text', (row) => row.id],
        ['category', 'text', (row) => row.category],
        ['label', 'jsonb', (row) => json(row.label)],
        ['context', 'jsonb', (row) => json(row.context)],
        ['value', 'text', (row) => row.value],
        ['latitude', 'double precision', (row) => row.latitude],
        ['longitude', 'double precision', (row) => row.longitude],
        ['country', 'text', (row) => row.country],
        ['postalcode', 'text', (row) => row.postalcode],
        ['weight', 'integer', (row) => row.weight],
      ],
      places,
      4000,
    ),
    hotel: await insertRows(
      client,
      'hotel',
      [
        ['id', 'integer', ({ hotel }) => hotel.id],
        ['label', 'text', ({ hotel }) => hotel.label],
        ['stars', 'smallint', ({ hotel }) => hotel.stars],
        ['latitude', 'double precision', ({ hotel }) => hotel.latitude],
        ['longitude', 'double precision', ({ hotel }) => hotel.longitude],
        ['address', 'text', ({ hotel }) => hotel.address],
        ['telephone', 'text', ({ hotel }) => telephoneOf(hotel.id, hotel.town)],
        ['city', 'text', ({ hotel }) => hotel.town.name.replaceAll("'", '’')],
        ['place_id', 'text', ({ hotel }) => hotel.town.id],
        ['region', 'jsonb', ({ hotel }) => json(hotel.town.region.label)],
        ['department', 'jsonb', ({ hotel }) => json(hotel.town.department?.label)],
        ['country', 'text', ({ hotel }) => hotel.town.country],
        ['description', 'jsonb', ({ hotel }) => json(hotel.description)],
        ['checkin', 'text', ({ hotel }) => hotel.checkin],
        ['checkout', 'text', ({ hotel }) => hotel.checkout],
        ['type', 'text', ({ hotel }) => hotel.type],
        ['environment', 'text', ({ hotel }) => hotel.environment],
        ['style', 'text', ({ hotel }) => hotel.style],
        ['facilities', 'text[]', ({ hotel }) => ids(hotel.facilities)],
        ['eco_facilities', 'text[]', ({ hotel }) => ids(hotel.ecoFacilities)],
        ['images', 'text[]', ({ hotel }) => ids(hotel.images)],
        ['review_score', 'numeric', scoreOf],
        ['review_count', 'integer', ({ reviews }) => reviews.length],
        ['popularity', 'integer', ({ hotel }) => hotel.popularity],
        ['local_tax_cents', 'integer', ({ hotel }) => hotel.localTaxCents],
        ['local_tax_type', 'text', ({ hotel }) => localTaxOf(hotel).type],
        ['local_tax_percentage', 'numeric', ({ hotel }) => localTaxOf(hotel).percentage],
        ['pets', 'jsonb', ({ hotel }) => json(petsOf(hotel))],
        ['channel_manager', 'text', ({ hotel }) => channelManagerOf(hotel)],
        ['active', 'boolean', ({ hotel }) => hotel.id !== retired.hotelId],
      ],
      houses,
    ),
    room: await insertRows(
      client,
      'room',
      [
        ['id', 'integer', (row) => row.id],
        ['hotel_id', 'integer', (row) => row.hotelId],
        ['label', 'jsonb', (row) => json(row.label)],
        ['size', 'smallint', (row) => row.size],
        ['bed', 'jsonb', (row) => json(row.bed)],
        ['capacity', 'smallint', (row) => row.capacity],
        ['highlights', 'jsonb', (row) => json(row.highlights)],
        ['images', 'text[]', (row) => ids(row.images)],
      ],
      houses.flatMap((house) => house.rooms),
    ),
    stay: await insertRows(
      client,
      'stay',
      [
        ['id', 'integer', (row) => row.id],
        ['hotel_id', 'integer', (row) => row.hotelId],
        ['room_id', 'integer', (row) => row.roomId],
        ['label', 'jsonb', (row) => json(row.label)],
        ['slug', 'text', (row) => row.slug],
        ['description', 'jsonb', (row) => json(row.description)],
        ['nights', 'smallint', (row) => row.nights],
        ['images', 'text[]', (row) => ids(row.images)],
        ['programme', 'jsonb', (row) => json(row.programme)],
        ['headwords', 'jsonb', (row) => json(row.headwords)],
        ['themes', 'text[]', (row) => ids(row.themes)],
        ['supplement_cents', 'integer', (row) => row.supplementCents],
        ['cancellation_type', 'text', (row) => row.cancellationType],
        ['cancellable', 'boolean', (row) => row.cancellable],
        ['important_infos', 'jsonb', (row) => json(row.importantInfos)],
        ['marketing_label', 'jsonb', (row) => json(row.marketingLabel)],
        ['targeted_label', 'jsonb', (row) => json(targetedLabelOf(row))],
        ['variant_of', 'integer', (row) => row.variantOf],
        ['published', 'boolean', (row) => (row.variantOf ?? row.id) !== retired.stayId],
      ],
      houses.flatMap(({ hotel, stays, nights }) => [...stays, ...variantsOf(hotel, stays), ...nights]),
    ),
    review: await insertRows(
      client,
      'review',
      [
        ['id', 'integer', (row) => row.id],
        ['hotel_id', 'integer', (row) => row.hotelId],
        ['locale', 'text', (row) => row.locale],
        ['customer', 'text', (row) => row.customer],
        ['type', 'text', (row) => row.type],
        ['date', 'date', (row) => row.date],
        ['average', 'numeric', (row) => row.average],
        ['positive', 'text', (row) => row.positive],
        ['negative', 'text', (row) => row.negative],
        ['details', 'jsonb', (row) => json(row.details)],
      ],
      houses.flatMap((house) => house.reviews),
    ),
    content: await insertRows(
      client,
      'content',
      [
        ['key', 'text', (row) => row.key],
        ['locale', 'text', (row) => row.locale],
        ['body', 'jsonb', (row) => json(row.body)],
      ],
      contents,
    ),
  };
}

/** The mean of what the guests gave; 0 where there are none. */
function scoreOf({ reviews }: House): number {
  return reviews.length === 0 ? 0 : Math.round((reviews.reduce((sum, review) => sum + review.average, 0) / reviews.length) * 10) / 10;
}
