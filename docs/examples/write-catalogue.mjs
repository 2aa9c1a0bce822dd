// `node docs/examples/write-catalogue.mjs > catalogue.jsonl`: a small catalogue as the system of an operator may write it, two
// houses with rooms for the next twelve months. docs/catalogue-format.md says what each line holds.
const MONTHS = 12;

/** One text in the four languages of the shop. */
const text = (fr, es, nl, it) => ({ fr, es, nl, it });
const same = (word) => text(word, word, word, word);
const write = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

const HOUSES = [
  {
    id: 1,
    name: 'Hôtel du Lac',
    place: { id: 'city-annecy', name: 'Annecy', latitude: 45.899, longitude: 6.129, postalCode: '74000' },
    region: text('Auvergne-Rhône-Alpes', 'Auvernia-Ródano-Alpes', 'Auvergne-Rhône-Alpes', 'Alvernia-Rodano-Alpi'),
    address: '1 quai de la Tournette, 74000 Annecy',
    environment: 'lake',
    picture: 'hotel-du-lac',
    stay: text('Une nuit au bord du lac', 'Una noche junto al lago', 'Een nacht aan het meer', 'Una notte sul lago'),
    slug: 'une-nuit-au-bord-du-lac',
    cents: 14_500,
    rooms: 3,
  },
  {
    id: 2,
    name: 'La Maison des Vignes',
    place: { id: 'city-beaune', name: 'Beaune', latitude: 47.024, longitude: 4.839, postalCode: '21200' },
    region: text('Bourgogne-Franche-Comté', 'Borgoña-Franco Condado', 'Bourgogne-Franche-Comté', 'Borgogna-Franca Contea'),
    address: '8 rue du Puits, 21200 Beaune',
    environment: 'countryside',
    picture: 'maison-des-vignes',
    stay: text('Une nuit dans les vignes', 'Una noche entre viñas', 'Een nacht tussen de wijngaarden', 'Una notte tra le vigne'),
    slug: 'une-nuit-dans-les-vignes',
    cents: 11_900,
    rooms: 2,
  },
];

for (const house of HOUSES) writeHouse(house);

function writeHouse({ id, name, place, region, address, environment, picture, stay, slug, cents, rooms }) {
  const { latitude, longitude } = place;
  const room = 10 * id + 1;
  write({
    ...{ kind: 'place', id: place.id, category: 'city', label: same(place.name), context: region, value: place.name },
    ...{ latitude, longitude, country: 'FR', postalCode: place.postalCode, weight: 50_000 },
  });
  write({
    ...{ kind: 'hotel', id, name, stars: 4, latitude, longitude, address, city: place.name, place: place.id, region },
    ...{ department: null, country: 'FR', description: stay, checkin: '15:00', checkout: '11:00' },
    ...{ type: 'hotel', environment, style: 'charming', facilities: ['wifi', 'spa', 'parking'], ecoFacilities: [], images: [picture] },
    ...{ reviewScore: 0, reviewCount: 0, popularity: 100, localTaxType: 'PER_PERSON_PER_NIGHT', localTaxCents: 165 },
    ...{ localTaxPercentage: null, pets: null, active: true },
  });
  const [double, bed] = [
    text('Chambre double', 'Habitación doble', 'Tweepersoonskamer', 'Camera doppia'),
    text('Un lit double', 'Una cama doble', 'Een tweepersoonsbed', 'Un letto matrimoniale'),
  ];
  write({ kind: 'room', id: room, hotel: id, label: double, size: 22, bed, capacity: 2, highlights: [], images: [picture] });
  const breakfast = text('Petit déjeuner', 'Desayuno', 'Ontbijt', 'Colazione');
  write({
    ...{ kind: 'stay', id: 100 + id, hotel: id, room, label: stay, slug, description: stay, nights: 1, images: [picture] },
    programme: [
      { kind: 'room', id: 'room', icon: 'bed-double', title: double },
      { kind: 'breakfast', id: 'breakfast', icon: 'coffee', title: breakfast },
    ],
    ...{ headwords: [breakfast], themes: ['romantic'], supplementCents: 1_500, cancellationType: 'FLEX_2', cancellable: true },
    ...{ importantInfos: [], marketingLabel: null, published: true, variantOf: null },
  });
  for (const month of months()) {
    const days = (value) => Array.from({ length: daysIn(month) }, () => value);
    write({ kind: 'days', hotel: id, room, month, price: days(cents), minStay: days(1), stock: days(rooms) });
  }
}

/** This month and those after it, `yyyy-MM`. */
function months() {
  const now = new Date();
  return Array.from({ length: MONTHS }, (_, more) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + more, 1)).toISOString().slice(0, 7),
  );
}

function daysIn(month) {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
