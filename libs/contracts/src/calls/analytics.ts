import Type from 'typebox';

const Short = Type.String({ maxLength: 200 });

/** `POST {endpoint}/analytics/ga/collect/{pos}` (spec 2, section 3, analytics relay event). */
export const RelayEvent = Type.Object(
  {
    client_id: Type.String({ minLength: 1, maxLength: 100 }),
    user_id: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
    non_personalized_ads: Type.Optional(Type.Boolean()),
    user_data: Type.Optional(Type.Union([Type.Object({}, { additionalProperties: true, maxProperties: 20 }), Type.Null()])),
    params: Type.Object(
      {
        user_logged_in: Type.Optional(Type.Union([Type.Boolean(), Short])),
        ga_session_id: Type.Optional(Type.Union([Short, Type.Number(), Type.Null()])),
        page_path: Type.Optional(Type.String({ maxLength: 2000 })),
        page_hostname: Type.Optional(Short),
        page_type: Type.Optional(Short),
        ab_tests: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
        locale: Type.Optional(Type.String({ maxLength: 20 })),
        transaction_side: Type.Optional(Short),
      },
      { additionalProperties: true, maxProperties: 60 },
    ),
  },
  { additionalProperties: true, maxProperties: 30 },
);
export type RelayEvent = Type.Static<typeof RelayEvent>;
