/** `HH:mm` until which guests may stay on their last day: the house's hour, or a later one that the programme holds. */
export function departureTime(house: string, programme: readonly { readonly departure?: string | undefined }[]): string {
  return programme.reduce((latest, { departure = '' }) => (departure > latest ? departure : latest), house);
}
