import type { Hotel } from '../hotels/hotels.ts';
import type { Room } from '../hotels/rooms.ts';
import type { Activity } from './activities.ts';

/** A night under the stars is unusual in a treehouse, not in an ordinary bed. */
export const themesIn = (activity: Activity, hotel: Hotel): readonly string[] =>
  activity.themes.filter((theme) => theme !== 'unusual' || hotel.type === 'treehouse');

/** All themes of a stay: those of its activities, and what its house, its room and its table add. */
export function themesOf(hotel: Hotel, activities: readonly Activity[], room: Room, hasDinner: boolean): string[] {
  const themes = new Set(activities.flatMap((activity) => themesIn(activity, hotel)));
  const setting: Readonly<Record<Hotel['environment'], string>> = {
    sea: 'sea',
    city: 'city',
    mountain: 'mountain',
    countryside: 'nature',
    vineyard: 'wine',
    lake: 'nature',
  };
  themes.add(setting[hotel.environment]);
  if (hotel.type === 'castle') themes.add('castle');
  if (hotel.type === 'treehouse') themes.add('unusual');
  if (hotel.type === 'spa') themes.add('spa');
  if (room.capacity >= 4 || hotel.style === 'family') themes.add('39');
  if (hasDinner) themes.add('gastronomy');
  return [...themes];
}
