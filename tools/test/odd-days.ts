/** Days and hours on which calendars, catalogues and opening hours are other than on a Wednesday in spring. */
export const ODD_DAYS: Readonly<Record<string, string>> = {
  'the last evening of a month, after the partners have closed': '2030-08-31T18:30:00Z',
  'the 29th of February': '2028-02-29T09:00:00Z',
  'the Sunday on which an hour is missing': '2030-03-31T00:30:00Z',
  'the Sunday on which an hour comes twice': '2030-10-27T00:30:00Z',
  'the minute before the last bookings of the day': '2030-06-04T17:59:00Z',
  'the evening of New Year': '2030-12-31T21:00:00Z',
};

/** One of the odd days, by the seed of the run: the same seed is the same day. */
export function drawnDay(seed: string): { readonly name: string; readonly now: string } {
  const days = Object.entries(ODD_DAYS);
  const [name, now] = days[Number(seed) % days.length]!;
  return { name, now };
}
