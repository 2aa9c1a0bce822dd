import Type from 'typebox';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-MM-dd, at the hotel' });

/** What holds for the nights of one room; what is left out stays as it is. */
export const InventoryItem = Type.Object(
  {
    hotelId: Id,
    roomId: Id,
    from: Day,
    to: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'the last night, itself included' }),
    rate: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'cents a room and night for two people, before promotions' }),
    ),
    available: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 999, description: 'rooms that are free, as the source counts them at `seen`' }),
    ),
    minStay: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, description: 'nights that an arrival on this day stays at least' })),
    maxStay: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, description: 'nights that an arrival on this day stays at most' })),
    closed: Type.Optional(Type.Boolean({ description: 'the night is not sold, whatever its rate and rooms' })),
    closedToArrival: Type.Optional(Type.Boolean({ description: 'no stay begins on this day' })),
    closedToDeparture: Type.Optional(Type.Boolean({ description: 'no stay ends on this day' })),
  },
  { additionalProperties: false },
);
export type InventoryItem = Type.Static<typeof InventoryItem>;

/** `PUT {frontGateway}/partners/inventory`; docs/inventory.md describes it. */
export const InventoryUpdate = Type.Object(
  {
    version: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'rises with every update of a room: an older one changes nothing',
    }),
    seen: Type.String({ pattern: '^\\d{1,15}$', description: 'cursor of the feed up to which bookings are counted in; 0 for none' }),
    items: Type.Array(InventoryItem, { minItems: 1, maxItems: 400 }),
  },
  { additionalProperties: false },
);
export type InventoryUpdate = Type.Static<typeof InventoryUpdate>;

export const InventoryAnswer = Type.Object({
  rooms: Type.Array(
    Type.Object({
      hotelId: Type.Integer(),
      roomId: Type.Integer(),
      outcome: Type.Enum(['applied', 'repeated', 'older', 'versionReused'], {
        description: 'repeated: the same was taken before; older: a higher version was; versionReused: other items had this version',
      }),
      version: Type.Integer({ description: 'that holds now' }),
    }),
  ),
});
export type InventoryAnswer = Type.Static<typeof InventoryAnswer>;
