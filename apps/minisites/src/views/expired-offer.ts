/** The hotel whose expired offer was asked for, `#hotelId=12`; anything that is no number of a hotel is none (spec 1, section 2). */
export function hotelIdIn(hash: string): string | undefined {
  const id = new URLSearchParams(hash.replace(/^#/, '')).get('hotelId');
  return id && /^\d{1,9}$/.test(id) ? id : undefined;
}
