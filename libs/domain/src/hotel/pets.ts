/** What a house says on pets: cents a night, kilograms (spec 1, section 3, policy). */
export interface PetsPolicy {
  readonly petsAllowed: boolean;
  readonly petsPrice?: number;
  readonly petsMaxWeight?: number;
  readonly petsMaxNumberOfPets: number;
}

/** One pet unless the house says otherwise (spec 1, section 9). */
const DEFAULT_PETS = 1;

export interface StoredPets {
  readonly priceCents?: number;
  readonly maxWeight?: number;
  readonly maxNumber?: number;
}

/** The policy of a house: whether it takes pets at all, and its own numbers where it has some. */
export function petsPolicy(petsAllowed: boolean, { priceCents, maxWeight, maxNumber }: StoredPets = {}): PetsPolicy {
  if (!petsAllowed) return { petsAllowed, petsMaxNumberOfPets: 0 };
  return {
    petsAllowed,
    ...(priceCents !== undefined && { petsPrice: priceCents }),
    ...(maxWeight !== undefined && { petsMaxWeight: maxWeight }),
    petsMaxNumberOfPets: maxNumber ?? DEFAULT_PETS,
  };
}
