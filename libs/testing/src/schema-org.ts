import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What each type of the schema.org vocabulary may hold, as the types of `schema-dts` say it. For specifications only. */
const vocabulary = readVocabulary();

/** What search engines ask for beside the vocabulary's grammar: what their rich results require, and what they show of a shop. */
const NEEDED: Record<string, readonly string[]> = {
  Hotel: ['name', 'address', 'image', 'geo', 'url'],
  Product: ['name', 'image', 'description', 'offers'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'offerCount'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
};

/** Properties that a thing and all that is in it has but may not, or lacks but needs. */
export function schemaFaults(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(schemaFaults);
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type, '@id': _id, ...properties } = thing as Record<string, unknown>;
  const name = String(type);
  const allowed = vocabulary(name);
  if (allowed.size === 0) return [`${name} is no type of schema.org`];
  return [
    ...Object.keys(properties)
      .filter((key) => !allowed.has(key))
      .map((key) => `${name} has no property ${key}`),
    ...(NEEDED[name] ?? []).filter((key) => properties[key] === undefined).map((key) => `${name} lacks ${key}`),
    ...Object.values(properties).flatMap(schemaFaults),
  ];
}

/** Reads the interfaces `HotelBase extends …` and their properties out of the package's declarations. */
function readVocabulary(): (type: string) => ReadonlySet<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('schema-dts/package.json'));
  const text = readFileSync(join(folder, 'dist/schema.d.ts'), 'utf8');
  const interfaces = new Map(
    [...text.matchAll(/interface (\w+) extends ([^{]+)\{([^]*?)\n\}/g)].map(([, name = '', parents = '', body = '']) => [
      name,
      { parents, body },
    ]),
  );
  const known = new Map<string, ReadonlySet<string>>();
  const propertiesOf = (name: string): ReadonlySet<string> => {
    const found = known.get(name);
    if (found) return found;
    const { parents = '', body = '' } = interfaces.get(name) ?? {};
    const inherited = [...parents.matchAll(/\w+Base\b/g)].flatMap(([parent]) => [...propertiesOf(parent)]);
    const own = [...body.matchAll(/^\s+"(\w+)"\?:/gm)].map(([, property = '']) => property);
    known.set(name, new Set([...own, ...inherited]));
    return known.get(name)!;
  };
  return (type) => propertiesOf(`${type}Leaf`);
}
