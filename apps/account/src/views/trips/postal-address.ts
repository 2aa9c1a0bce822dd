import type { TripDetail } from '@shop/contracts';

/** The lines below the name of the house; the town stands once, also where a house names it in its address. */
export function postalAddress({ hotel: { address }, locationLabel }: Pick<TripDetail, 'hotel' | 'locationLabel'>): readonly string[] {
  const town = locationLabel.split(',', 1)[0]!.trim();
  return address.toLowerCase().includes(town.toLowerCase()) ? [address] : [address, locationLabel];
}
