import { LOCALES } from '@shop/contracts';
import type { NewPartner } from '@shop/api/partners';
import type { Recipient } from '@shop/domain';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

const Places = Type.Array(Type.Integer({ minimum: 1, maximum: 999_999_999 }), { maxItems: 5000 });

/** One line of a file of partners; docs/partners-delivery.md explains it. */
export const PartnerLine = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$' }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    locale: Type.Enum([...LOCALES]),
    channel: Type.Enum(['mail', 'webhook', 'feed']),
    email: Type.Optional(Type.String({ pattern: '^[^\\s<>@]+@[^\\s<>@]+$', maxLength: 254 })),
    webhook: Type.Optional(Type.String({ maxLength: 500 })),
    hotels: Type.Optional(Places),
    activityCentres: Type.Optional(Places),
    warehouse: Type.Optional(Type.Boolean()),
    active: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
type PartnerLine = Type.Static<typeof PartnerLine>;
const shape = Compile(PartnerLine);

export interface LineFault {
  /** From 1. */
  readonly number: number;
  readonly field: string;
  readonly reason: string;
}

/** Hotels and centres of the catalogue. */
export interface KnownPlaces {
  readonly hotels: ReadonlySet<number>;
  readonly activityCentres: ReadonlySet<number>;
}

/** Reads partners, one JSON object a line, and every fault with its line. */
export function readPartners(text: string, known: KnownPlaces): { partners: NewPartner[]; faults: LineFault[] } {
  const partners: NewPartner[] = [];
  const faults: LineFault[] = [];
  const lineOf = new Map<string, number>();
  for (const [place, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const number = place + 1;
    const read = readLine(line);
    const partner = 'reason' in read ? undefined : partnerOf(read);
    const fault = 'reason' in read ? read : (faultOf(read, known) ?? repeated(partner!, lineOf));
    if (fault) faults.push({ number, ...fault });
    else partners.push(partner!);
    if (partner) for (const key of keysOf(partner)) lineOf.set(key, lineOf.get(key) ?? number);
  }
  return { partners, faults };
}

type Fault = Omit<LineFault, 'number'>;

function readLine(line: string): PartnerLine | Fault {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return { field: '', reason: `is not JSON (${(error as Error).message})` };
  }
  if (shape.Check(value)) return value;
  const error = [...shape.Errors(value)][0] as unknown as ShapeError;
  const names = error.params.requiredProperties ?? error.params.additionalProperties;
  const field = Array.isArray(names) ? String(names[0]) : error.instancePath.slice(1).replaceAll('/', '.');
  const isUnknown = error.keyword === 'additionalProperties' || error.keyword === 'boolean';
  const allowed = error.params.allowedValues;
  if (Array.isArray(allowed)) return { field, reason: `is one of ${allowed.join(', ')}` };
  return { field, reason: isUnknown ? 'is not known' : error.message };
}

interface ShapeError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: Record<string, unknown>;
}

function faultOf(
  { channel, email, webhook, hotels = [], activityCentres = [], warehouse = false }: PartnerLine,
  known: KnownPlaces,
): Fault | undefined {
  if (channel === 'mail' && !email) return { field: 'email', reason: 'is needed where channel is mail' };
  if (channel === 'webhook' && !webhook) return { field: 'webhook', reason: 'is needed where channel is webhook' };
  if (webhook !== undefined && !/^https?:\/\/[^\s/]/.test(webhook)) return { field: 'webhook', reason: 'is no address; give https://...' };
  if (hotels.length + activityCentres.length === 0 && !warehouse)
    return { field: 'hotels', reason: 'name hotels, activityCentres, or warehouse: true' };
  const hotel = hotels.find((id) => !known.hotels.has(id));
  if (hotel !== undefined) return { field: 'hotels', reason: `the catalogue has no hotel ${hotel}` };
  const centre = activityCentres.find((id) => !known.activityCentres.has(id));
  if (centre !== undefined) return { field: 'activityCentres', reason: `the catalogue has no activity centre ${centre}` };
  return undefined;
}

function partnerOf({ hotels = [], activityCentres = [], warehouse = false, active = true, ...facts }: PartnerLine): NewPartner {
  const places: Recipient[] = [
    ...hotels.map((placeId): Recipient => ({ kind: 'hotel', placeId })),
    ...activityCentres.map((placeId): Recipient => ({ kind: 'activityCentre', placeId })),
    ...(warehouse ? [{ kind: 'warehouse', placeId: 0 } as const] : []),
  ];
  return { ...facts, active, places };
}

const keysOf = ({ id, places }: NewPartner): string[] => [id, ...places.map(({ kind, placeId }) => `${kind} ${placeId}`)];

function repeated(partner: NewPartner, lineOf: ReadonlyMap<string, number>): Fault | undefined {
  const key = keysOf(partner).find((one) => lineOf.has(one));
  return key === undefined
    ? undefined
    : { field: key === partner.id ? 'id' : 'places', reason: `line ${lineOf.get(key)} names ${key} already` };
}
