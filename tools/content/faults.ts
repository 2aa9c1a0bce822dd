import type { TSchema } from 'typebox';
import Value from 'typebox/value';

/** One thing that is wrong in a file: where in it, and what would be right. */
export interface Fault {
  /** e.g. `blocks.2.cards.0.url`; empty for the file itself. */
  readonly path: string;
  readonly right: string;
}

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, TSchema & Shape>>;
  readonly required?: readonly string[];
  readonly items?: TSchema & Shape;
  readonly anyOf?: readonly (TSchema & Shape)[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
}

/** Every fault of a value, also keys that nobody knows: a misspelt one would be lost without a word. */
export function faultsOf(schema: TSchema, value: unknown, path = ''): Fault[] {
  const shape = schema as Shape;
  if (shape.anyOf) return faultsOfVariant(shape.anyOf, value, path);
  if (shape.properties) return faultsOfObject(shape, shape.properties, value, path);
  if (shape.items) return faultsOfList(shape.items, value, path);
  return faultsOfLeaf(schema, value, path);
}

/** The variant is told by its `type`. */
function faultsOfVariant(variants: readonly (TSchema & Shape)[], value: unknown, path: string): Fault[] {
  const type = isObject(value) ? value['type'] : undefined;
  const chosen = variants.find((variant) => variant.properties?.['type']?.const === type);
  if (chosen) return faultsOf(chosen, value, path);
  const types = variants.map((variant) => String(variant.properties?.['type']?.const));
  return [{ path: below(path, 'type'), right: `is one of ${types.join(', ')}` }];
}

function faultsOfObject(shape: Shape, properties: NonNullable<Shape['properties']>, value: unknown, path: string): Fault[] {
  if (!isObject(value)) return [{ path, right: `is an object with ${Object.keys(properties).join(', ')}` }];
  const missing = (shape.required ?? []).filter((name) => value[name] === undefined);
  const unknown = Object.keys(value).filter((name) => !(name in properties));
  return [
    ...missing.map((name) => ({ path: below(path, name), right: 'is needed' })),
    ...unknown.map((name) => ({ path: below(path, name), right: `is not known; known are ${Object.keys(properties).join(', ')}` })),
    ...Object.entries(properties).flatMap(([name, inner]) =>
      value[name] === undefined ? [] : faultsOf(inner, value[name], below(path, name)),
    ),
  ];
}

function faultsOfList(items: TSchema, value: unknown, path: string): Fault[] {
  if (!Array.isArray(value)) return [{ path, right: 'is a list' }];
  return value.flatMap((item, place) => faultsOf(items, item, below(path, String(place))));
}

function faultsOfLeaf(schema: TSchema, value: unknown, path: string): Fault[] {
  const [error] = Value.Errors(schema, value);
  if (!error) return [];
  const { enum: allowed, description } = schema as Shape;
  const right = allowed ? `is one of ${allowed.join(', ')}` : error.message.replace(/^must /, 'must ');
  return [{ path, right: description && !allowed ? `${right} (${description})` : right }];
}

const below = (path: string, name: string): string => (path ? `${path}.${name}` : name);
const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);
