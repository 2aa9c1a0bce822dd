import Type, { type TSchema, type TString } from 'typebox';

/** Ids of words, themes, pictures: they travel in lists and addresses. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$' });
export const Ids = Type.Array(Id, { maxItems: 200 });
/** A picture of the operator's folder, whose name it is. */
export const Picture = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,79}$' });
export const Pictures = Type.Array(Picture, { maxItems: 200 });
export const Number9 = Type.Integer({ minimum: 1, maximum: 999_999_999 });
export const Count = Type.Integer({ minimum: 0, maximum: 999_999_999 });
export const Cents = Type.Integer({ minimum: 0, maximum: 100_000_000 });
export const Name = Type.String({ minLength: 1, maxLength: 200 });
export const Latitude = Type.Number({ minimum: -90, maximum: 90 });
export const Longitude = Type.Number({ minimum: -180, maximum: 180 });
export const Country = Type.String({ pattern: '^[A-Z]{2}$' });
/** A day of each year. */
export const MonthDay = Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', description: 'MM-dd' });
export const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
export const Said = Type.String({ minLength: 1, maxLength: 20_000 });
export const line = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });
export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

const inEachLanguage = (said: TString) => line({ fr: said, es: said, nl: said, it: said, en: Type.Optional(said) });
/** One text in each language of the shop; English may be left out. */
export const Words = inEachLanguage(Said);
/** The same in one sentence: screen readers read it out in one piece. */
export const ShortWords = inEachLanguage(Type.String({ pattern: '\\S', maxLength: 200 }));
export const WordLists = Type.Array(Words, { maxItems: 100 });
/** As it is dialled from abroad. */
export const Telephone = Type.String({ pattern: '^\\+[1-9]\\d{6,14}$' });
export const Day = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
