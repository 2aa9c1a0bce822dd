import type { Hotel } from '../hotels/hotels.ts';
import type { Random } from '../random.ts';
import { fill, sameText, type Text } from '../text.ts';
import type { Activity } from './activities.ts';
import { FRAMES, openingsOf } from './openings.ts';

/** Names that are already used in a department: neighbours never bear the same. A name without town or activity is used once. */
export type UsedNames = Map<string, Set<string>>;

export interface Naming {
  readonly hotel: Hotel;
  readonly theme: string;
  readonly activity: Activity;
  /** The town, with its preposition. */
  readonly at: Text;
  readonly used: UsedNames;
}

/** A name that no neighbour bears, after the theme, the house or what is done there. */
export function nameOf(random: Random, { hotel, theme, activity, at, used }: Naming): Text {
  const setting =
    hotel.type === 'treehouse'
      ? 'unusual'
      : hotel.type === 'castle'
        ? 'castle'
        : hotel.snowy && activity.themes.includes('snow')
          ? 'snow'
          : hotel.environment;
  const openings = [...openingsOf(theme), ...openingsOf(setting), ...openingsOf(hotel.environment)];
  const near = namesOf(used, (hotel.town.department ?? hotel.town.region).id);
  const everywhere = namesOf(used, 'everywhere');
  for (let attempt = 0; ; attempt++) {
    const opening = random.pick(openings);
    const frame = random.pick(attempt < 12 ? FRAMES : FRAMES.filter((one) => one.kind === 'at'));
    const mention = activity.mention;
    if (frame.kind === 'mention' && opening.fr.includes(' et ') && frame.words.fr.includes(' et ')) continue;
    const name = fill(frame.words, { opening, mention, at });
    const told = attempt < 24 ? name : fill(sameText('{name} – {hotel}'), { name, hotel: sameText(hotel.label) });
    const all = frame.kind === 'alone' ? everywhere : near;
    if (attempt < 40 && all.has(told.fr)) continue;
    near.add(told.fr);
    everywhere.add(told.fr);
    return told;
  }
}

function namesOf(used: UsedNames, where: string): Set<string> {
  const names = used.get(where) ?? new Set<string>();
  used.set(where, names);
  return names;
}
