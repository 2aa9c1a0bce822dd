import { promotedGift } from '@shop/testing';
import { inFive } from '../gifts/gift-rows.test-utils.ts';
import type { Database } from '../platform/database/database.ts';

const region = JSON.stringify({
  fr: 'Auvergne-Rhône-Alpes',
  es: 'Auvernia-Ródano-Alpes',
  nl: 'Auvergne-Rhône-Alpes',
  it: 'Alvernia-Rodano-Alpi',
  en: 'Auvergne-Rhône-Alpes',
});
const flanders = inFive('Flandre', 'Vlaanderen');

const part = (title: string, centerId: number) => ({
  title: { fr: title, nl: title, es: title, it: title, en: title },
  description: { fr: 'Deux heures.', nl: 'Twee uur.', es: 'x', it: 'x', en: 'x' },
  univers: { fr: 'Bien-être', nl: 'Wellness', es: 'x', it: 'x', en: 'x' },
  composition: { fr: 'Serviette comprise', nl: 'Handdoek inbegrepen', es: 'x', it: 'x', en: 'x' },
  schedules: { fr: 'Tous les jours', nl: 'Elke dag', es: 'x', it: 'x', en: 'x' },
  importantInformation: { fr: 'Maillot', nl: 'Badkleding', es: 'x', it: 'x', en: 'x' },
  centerId,
});

/**
 * Baths and a kayak club in Annecy (0 and 5 km away), baths 40 km south of it, a brewery in Bruges.
 * 70001 baths for 1 to 3, 70002 kayak for 2 to 4 with a second stop at the baths, 70003 far baths, 70004 brewery, 70005 retired.
 */
export async function stockActivities(db: Database): Promise<void> {
  const center = { stars: 0, address: '1 quai du Lac, 74000 Annecy', place_id: 'city-3037543', city: 'Annecy', region, country: 'FR' };
  await db
    .insertInto('activity_center')
    .values([
      { ...center, id: 8001, label: 'Les Bains du Lac', stars: 4, latitude: 45.8992, longitude: 6.1294 },
      { ...center, id: 8002, label: 'Pagaie Club', latitude: 45.8542, longitude: 6.1294 },
      { ...center, id: 8003, label: 'Les Bains du Sud', city: 'Chambéry', place_id: 'city-3027422', latitude: 45.5392, longitude: 6.1294 },
      {
        ...center,
        id: 8004,
        label: 'Brouwerij De Zwaan',
        city: 'Brugge',
        place_id: 'city-2800931',
        region: flanders,
        country: 'BE',
        latitude: 51.2093,
        longitude: 3.2247,
      },
    ])
    .execute();
  await db
    .insertInto('activity_tag')
    .values([
      {
        id: 'thermal',
        group_id: 'wellness',
        label: inFive('Thermes', 'Thermen'),
        group_label: inFive('Bien-être', 'Wellness'),
        position: 1,
      },
      { id: 'kayak', group_id: 'water', label: inFive('Kayak', 'Kajak'), group_label: inFive('Sur l’eau', 'Op het water'), position: 2 },
      { id: 'brewery', group_id: 'taste', label: inFive('Brasserie', 'Brouwerij'), group_label: inFive('Goûter', 'Proeven'), position: 3 },
    ])
    .execute();
  const product = {
    center_id: 8001,
    label: inFive('Deux heures aux bains', 'Twee uur in het bad'),
    slug: 'deux-heures-aux-bains',
    description: inFive('Au chaud.', 'Lekker warm.'),
    activities: JSON.stringify([part('Bains', 8001)]),
    schedules: inFive('Tous les jours', 'Elke dag'),
    nice_to_know: inFive('Maillot', 'Badkleding'),
    important_infos: JSON.stringify([{ fr: 'Réservez', nl: 'Reserveer', es: 'x', it: 'x', en: 'x' }]),
    tag_ids: ['thermal'],
    themes: ['spa'],
    first_adults: 1,
    ...promotedGift(5, [3_000, 6_000, 8_900]),
    images: ['spa-1', 'massage-2'],
    popularity: 100,
    published: true,
  };
  const kayak = { center_id: 8002, tag_ids: ['kayak', 'thermal'], themes: ['active', 'nature'], first_adults: 2, popularity: 90 };
  await db
    .insertInto('activity_product')
    .values([
      { ...product, id: 70001 },
      {
        ...product,
        ...kayak,
        id: 70002,
        label: inFive('Kayak puis bains'),
        activities: JSON.stringify([part('Kayak', 8002), part('Bains', 8001)]),
        regular_cents: [8_000, 11_900, 15_500],
        promotion: null,
      },
      { ...product, id: 70003, center_id: 8003, activities: JSON.stringify([part('Bains', 8003)]) },
      {
        ...product,
        id: 70004,
        center_id: 8004,
        tag_ids: ['brewery'],
        themes: ['gastronomy'],
        activities: JSON.stringify([part('Bière', 8004)]),
      },
      { ...product, id: 70005, published: false },
    ])
    .execute();
}
