import { textsOf } from '../text.ts';
import type { Hotel } from '../hotels/hotels.ts';
import { nightIn, type Room } from '../hotels/rooms.ts';
import { randomOf } from '../random.ts';
import { slugOf } from '../text.ts';
import { IMPORTANT_INFOS } from './stay-texts.ts';
import { cancellationOf, type Stay } from './stays.ts';

/** Numbers of hotel nights lie above those of all stays, and below their variants. */
const FIRST_NIGHT = 500_000;

const [DESCRIPTION] = textsOf(`
  La chambre pour la nuit, sans programme : vos journées restent les vôtres. | La habitación para la noche, sin programa: los días los organizas tú. | De kamer voor de nacht, zonder programma: je vult je dagen zelf in. | La camera per la notte, senza programma: le giornate le organizzi tu. | The room for the night, without a programme: your days are yours to plan.
`);

/** Each room of the house as it is sold by the night: nothing is in it but the room. */
export function hotelNights(hotel: Hotel, rooms: readonly Room[]): Stay[] {
  return rooms.map((room) => ({
    id: FIRST_NIGHT + room.id,
    hotelId: hotel.id,
    roomId: room.id,
    label: room.label,
    slug: slugOf(room.label.fr),
    nights: 1,
    images: room.images,
    description: DESCRIPTION!,
    programme: [{ id: 'room', kind: 'room', icon: 'bed-double', title: nightIn(room, 1), image: room.images[0] }],
    headwords: [room.bed, ...room.highlights.slice(0, 2)],
    themes: [],
    supplementCents: 0,
    ...cancellationOf(randomOf(room.id, 71)),
    importantInfos: [IMPORTANT_INFOS[0]!],
    marketingLabel: null,
  }));
}
