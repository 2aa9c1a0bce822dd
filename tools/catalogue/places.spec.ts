import { placesOf } from './geography/places.ts';
import { readTowns } from './geography/towns.ts';

const { towns, departments } = readTowns();
const places = placesOf(towns, departments.all);
const find = (category: string, value: string) => places.find((place) => place.category === category && place.value === value);
const heaviest = (name: string) => places.filter((place) => place.label.fr === name).sort((a, b) => b.weight - a.weight)[0];

describe('the places of the catalogue', () => {
  test('a well-known city bears its name in every language', () => {
    expect(find('city', 'Lille')?.label).toEqual({ fr: 'Lille', es: 'Lille', nl: 'Rijsel', it: 'Lilla', en: 'Lille' });
    expect(find('city', 'Antwerpen')?.label).toEqual({ fr: 'Anvers', es: 'Amberes', nl: 'Antwerpen', it: 'Anversa', en: 'Antwerp' });
    expect(find('city', 'Firenze')?.label).toEqual({ fr: 'Florence', es: 'Florencia', nl: 'Florence', it: 'Firenze', en: 'Florence' });
  });

  test('a French town knows its department and its postal code', () => {
    expect(find('city', 'Annecy')).toMatchObject({
      country: 'FR',
      context: { fr: 'Haute-Savoie', es: 'Alta Saboya' },
      postalcode: '74000',
    });
  });

  test('the city comes before the province of its name, the province before the village', () => {
    expect(heaviest('Madrid')?.category).toBe('city');
    expect(heaviest('Utrecht')?.category).toBe('city');
    expect(heaviest('Zélande')?.category).toBe('region');
  });

  test('every value is one place of its category, every id one place', () => {
    expect(new Set(places.map((place) => `${place.category} ${place.value}`)).size).toBe(places.length);
    expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
  });

  test('there are points of interest, ski resorts and touristic regions to type', () => {
    const count = (category: string): number => places.filter((place) => place.category === category).length;
    expect(count('poi')).toBeGreaterThanOrEqual(40);
    expect(count('skiresort')).toBeGreaterThanOrEqual(40);
    expect(count('touristicregion')).toBeGreaterThanOrEqual(60);
    expect(count('region')).toBe(65);
  });

  test('every place stands in its country', () => {
    const frames: Record<string, readonly number[]> = {
      FR: [41, 51.2, -5.3, 9.7],
      ES: [27.5, 43.9, -18.3, 4.5],
      IT: [35.4, 47.2, 6.5, 18.6],
      BE: [49.4, 51.6, 2.5, 6.5],
      NL: [50.7, 53.6, 3.3, 7.3],
    };
    const outside = places.filter((place) => {
      const [south, north, west, east] = frames[place.country]! as [number, number, number, number];
      return place.latitude < south || place.latitude > north || place.longitude < west || place.longitude > east;
    });
    expect(outside.map((place) => place.id)).toEqual([]);
  });
});
