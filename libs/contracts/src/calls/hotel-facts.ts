import Type from 'typebox';

/** Money in cents: to be paid at the hotel, per adult and night or as a share of the booking (spec 1, section 3). */
export const LocalTax = Type.Object({
  type: Type.Enum(['PER_PERSON_PER_NIGHT', 'BOOKING_PERCENTAGE']),
  amount: Type.Integer({ description: 'cents per adult and night; 0 with a percentage' }),
  percentage: Type.Optional(Type.Number()),
  currency: Type.Literal('EUR'),
  toBePaidAtHotel: Type.Boolean(),
});
export type LocalTax = Type.Static<typeof LocalTax>;

/** Pets: price in cents a night, weight in kilograms (spec 1, section 3). */
export const PetsPolicy = Type.Object({
  petsAllowed: Type.Boolean(),
  petsPrice: Type.Optional(Type.Integer()),
  petsMaxWeight: Type.Optional(Type.Integer()),
  petsMaxNumberOfPets: Type.Integer(),
});
export type PetsPolicy = Type.Static<typeof PetsPolicy>;

/** What stay and hotel page tell of a house beside its name; names that the specification gives twice stand twice (PROD-022). */
export const HotelFacts = Type.Object({
  location: Type.Object({
    lat: Type.Number(),
    lng: Type.Number(),
    completeAddress: Type.Object({ streetAddress: Type.String(), zipCode: Type.String(), city: Type.String() }),
  }),
  practical: Type.Object({
    star: Type.Integer(),
    imageUrl: Type.String(),
    image: Type.String(),
    highlightedFacilities: Type.Array(Type.Object({ label: Type.String() })),
    ecoFacilities: Type.Array(Type.String()),
    infoGeneral: Type.Array(
      Type.Object({
        code: Type.String({ description: 'parking, internet, food, wellness, outdoors, access, children, services' }),
        label: Type.String(),
        facilities: Type.Array(Type.String()),
      }),
    ),
    policy: PetsPolicy,
    localTax: LocalTax,
    importantInfos: Type.Array(Type.String()),
  }),
});
export type HotelFacts = Type.Static<typeof HotelFacts>;
