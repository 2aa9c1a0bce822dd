/** Rows of a small catalogue, as the database keeps them; a test names only what matters to it. */

type Text = Record<'fr' | 'es' | 'nl' | 'it' | 'en', string>;

const sameText = (words: string): Text => ({ fr: words, es: words, nl: words, it: words, en: words });

export const ANNECY = { latitude: 45.8992, longitude: 6.1294 };

export function aPlace(facts: Partial<ReturnType<typeof annecy>> = {}) {
  return { ...annecy(), ...facts };
}

function annecy() {
  return {
    id: 'city-3037543',
    category: 'city',
    label: sameText('Annecy'),
    context: sameText('Haute-Savoie') as Text | null,
    value: 'Annecy',
    ...ANNECY,
    country: 'FR',
    postalcode: '74000' as string | null,
    weight: 128_000,
  };
}

export function aHotel(facts: Partial<ReturnType<typeof lakeHotel>> = {}) {
  return { ...lakeHotel(), ...facts };
}

function lakeHotel() {
  return {
    id: 1,
    label: 'Hôtel des Marquisats',
    stars: 3,
    ...ANNECY,
    address: '6 chemin de Colmyr',
    city: 'Annecy',
    place_id: 'city-3037543',
    region: { ...sameText('Auvergne-Rhône-Alpes'), es: 'Auvernia-Ródano-Alpes' },
    department: sameText('Haute-Savoie') as Text | null,
    country: 'FR',
    description: { fr: 'Au bord du lac.', es: 'A orillas del lago.', nl: 'Aan het meer.', it: 'In riva al lago.', en: 'By the lake.' },
    checkin: '15:00',
    checkout: '11:00',
    type: 'hotel',
    environment: 'lake',
    style: 'charming',
    facilities: ['spa', 'parking'],
    eco_facilities: [] as string[],
    images: ['lake-1', 'lake-2'],
    review_score: 8.6,
    review_count: 40,
    popularity: 100,
    local_tax_cents: 150,
    active: true,
  };
}

export function aRoom(facts: Partial<ReturnType<typeof doubleRoom>> = {}) {
  return { ...doubleRoom(), ...facts };
}

function doubleRoom() {
  return {
    id: 11,
    hotel_id: 1,
    label: { ...sameText('Chambre double'), nl: 'Tweepersoonskamer', en: 'Double room' },
    size: 18,
    bed: { ...sameText('Lit double'), en: 'Double bed' },
    capacity: 2,
    highlights: [sameText('Balcon')],
    images: ['room-1'],
  };
}

export function aStay(facts: Partial<ReturnType<typeof spaStay>> = {}) {
  return { ...spaStay(), ...facts };
}

function spaStay() {
  return {
    id: 101,
    hotel_id: 1,
    room_id: 11,
    label: {
      fr: 'Détente au bord du lac',
      es: 'Relax junto al lago',
      nl: 'Ontspannen aan het meer',
      it: 'Relax in riva al lago',
      en: 'Unwind by the lake',
    },
    slug: 'detente-au-bord-du-lac',
    description: sameText('Une nuit au calme.'),
    nights: 1,
    images: ['lake-1', 'room-1'],
    programme: [{ id: '1', kind: 'breakfast', title: { ...sameText('Petit-déjeuner'), nl: 'Ontbijt' }, icon: 'coffee' }],
    headwords: [{ ...sameText('Petit-déjeuner'), nl: 'Ontbijt' }],
    themes: ['spa'],
    supplement_cents: 2_000,
    cancellation_type: 'FLEX',
    cancellable: true,
    important_infos: [sameText('Animaux non admis')],
    marketing_label: null as Text | null,
    published: true,
  };
}

/** One month of a room, every day alike; `days` gives single days their own numbers, counted from 1. */
export interface RoomMonth {
  readonly hotel_id: number;
  readonly room_id: number;
  /** First day of the month. */
  readonly month: string;
  readonly length: number;
  readonly price: number;
  readonly promo: number;
  readonly minStay: number;
  readonly stock: number;
  readonly days: Readonly<Record<number, Partial<Record<'price' | 'promo' | 'minStay' | 'stock', number>>>>;
}

export function aMonth(facts: Partial<RoomMonth> = {}): RoomMonth {
  return { hotel_id: 1, room_id: 11, month: '2030-06-01', length: 30, price: 10_000, promo: 0, minStay: 1, stock: 5, days: {}, ...facts };
}

/** The numbers of a month as the array that the database keeps. */
export function arrayOf(month: RoomMonth, of: 'price' | 'promo' | 'minStay' | 'stock'): number[] {
  return Array.from({ length: month.length }, (_, day) => month.days[day + 1]?.[of] ?? month[of]);
}
