import type { Draw } from './draw.ts';
import type { JsonSchema } from './json-schema.ts';

/** Values that exist in the shop, by the name of the field that takes them. */
export type KnownThings = Readonly<Record<string, readonly unknown[]>>;

/** Texts for each pattern of the contracts. */
const BY_PATTERN: Readonly<Record<string, readonly string[]>> = {
  '^[A-Za-z]{2}([_-][A-Za-z]{2})?$': ['fr', 'nl_BE', 'it-IT'],
  '^\\d{3,4}$': ['123', '4321'],
  '^\\d{1,9}$': ['0', '101', '999999999'],
  '^\\d{12,19}$': ['4242424242424242', '4000000000000002', '4000002500003155', '4000000000000341'],
  '^[A-Z]{2}$': ['FR', 'ES', 'XX'],
  '^[A-Za-z0-9_-]+$': ['a', 'abc_DEF-1'],
  '^\\d{2}-\\d{2}$': ['05-01', '12-31'],
  '^[a-z0-9-]{2,60}$': ['aa', 'a-page'],
  '^[a-z][a-z0-9-]{0,59}$': ['a', 'a-page'],
  '^\\d{8}$': ['12345678', '00000000'],
  '^\\+[1-9]\\d{6,14}$': ['+33612345678', '+9999999'],
  '^\\d{2}/\\d{2}$': ['12/34', '00/00', '99/99'],
  '^[A-Za-z]{2}$': ['fr', 'ZZ'],
};
const DAY = '^\\d{4}-\\d{2}-\\d{2}$';
const EDGE_DAYS = ['2024-02-29', '2023-02-29', '0000-00-00', '9999-12-31', '1970-01-01', '2026-13-01'];
const WORDS = ['a', 'Marie', 'lac', 'Saint-Étienne', 'œuvre', '12', 'spa,pool', '北京', ' x '];

/** A value that a schema allows, at its edges as often as not. */
export function drawValue(schema: JsonSchema, draw: Draw, { name = '', known }: { name?: string; known: KnownThings }): unknown {
  const things = known[name];
  if (things?.length && draw.chance(0.8)) return draw.one(things);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return draw.one(schema.enum);
  if (schema.anyOf) return drawValue(draw.one(schema.anyOf), draw, { name, known });
  if (schema.properties || schema.type === 'object') return drawObject(schema, draw, known);
  if (schema.type === 'array') return drawList(schema, draw, { name, known });
  if (schema.type === 'integer' || schema.type === 'number') return drawNumber(schema, draw);
  if (schema.type === 'boolean') return draw.chance(0.5);
  if (schema.type === 'null') return null;
  return drawText(schema, draw);
}

function drawObject({ properties = {}, required = [], additionalProperties }: JsonSchema, draw: Draw, known: KnownThings): unknown {
  const share = draw.one([0, 0.3, 0.6, 1]);
  const names = Object.keys(properties).filter((name) => required.includes(name) || draw.chance(share));
  const entries = names.map((name) => [name, drawValue(properties[name]!, draw, { name, known })]);
  if (typeof additionalProperties === 'object') entries.push(['more', drawValue(additionalProperties, draw, { known })]);
  return Object.fromEntries(entries);
}

function drawList({ items = {}, minItems = 0, maxItems = 5 }: JsonSchema, draw: Draw, of: { name: string; known: KnownThings }): unknown[] {
  const length = draw.one([minItems, Math.min(minItems + 1, maxItems), Math.min(maxItems, 12)]);
  return Array.from({ length }, () => drawValue(items, draw, of));
}

function drawNumber({ type, minimum = -2_147_483_648, maximum = 2_147_483_647 }: JsonSchema, draw: Draw): number {
  const small = Math.min(maximum, minimum + draw.whole(0, 5));
  const any = minimum + draw.next() * (maximum - minimum);
  return draw.one([minimum, maximum, small, small, type === 'integer' ? Math.floor(any) : any]);
}

function drawText({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema, draw: Draw): string {
  if (format === 'email') return draw.one(['a@example.com', 'marie.durand+x@example.co.uk']);
  if (pattern === DAY) return draw.one(EDGE_DAYS);
  const examples = pattern && BY_PATTERN[pattern];
  if (examples) return draw.one(examples);
  const length = draw.one([minLength, maxLength, Math.min(maxLength, minLength + 7)]);
  const word = draw.one(WORDS);
  return draw.chance(0.5) && word.length >= minLength && word.length <= maxLength ? word : 'x'.repeat(length);
}
