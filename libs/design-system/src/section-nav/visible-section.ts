/** A section of the page and where its upper edge is, in pixels from the upper edge of the window. */
export interface SectionPlace {
  readonly id: string;
  readonly top: number;
}

/** The section that is read: the last one that has passed the line under the bar; at the end of the page the last one. */
export function visibleSection(places: readonly SectionPlace[], line: number, isAtEnd: boolean): string | undefined {
  if (isAtEnd) return places.at(-1)?.id;
  return (places.findLast((place) => place.top <= line) ?? places[0])?.id;
}
