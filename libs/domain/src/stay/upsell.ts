/** What a stay gives its guests, as far as they compare it: its room, and the lines of its programme. */
export interface Comparable<Line extends { readonly title: string }> {
  readonly room: { readonly id: string; readonly size: number; readonly capacity: number };
  /** Without the room; a line is known by its words. */
  readonly lines: readonly Line[];
}

/**
 * What choosing the other stay would add (spec 2, section 3, upsell): the lines that only it has. Nothing where it takes
 * something away: a line, square metres, or a bed.
 */
export function addedBy<Line extends { readonly title: string }>(own: Comparable<Line>, other: Comparable<Line>): Line[] {
  const has = (lines: readonly Line[], title: string) => lines.some((line) => line.title === title);
  const isRoomAsGood = other.room.id === own.room.id || (other.room.size >= own.room.size && other.room.capacity >= own.room.capacity);
  if (!isRoomAsGood || own.lines.some(({ title }) => !has(other.lines, title))) return [];
  return other.lines.filter(({ title }) => !has(own.lines, title));
}
