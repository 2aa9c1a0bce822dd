/** Some houses have sent few photographs, and some of their stays a single one: a gallery then shows one large picture (PROD-013). */
export const sentPictures = (pictures: readonly string[], id: number): string[] =>
  id % 83 === 40 ? pictures.slice(0, 1 + (id % 3)) : [...pictures];
