/** True when the last rooms are worth a word: 3 or fewer, but some (spec 2, section 9). */
export function roomsLeft(rooms: number | undefined): boolean {
  return rooms !== undefined && rooms > 0 && rooms <= 3;
}
