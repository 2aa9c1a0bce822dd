import { Compile } from 'typebox/compile';
import { lineFault, type LineFault } from './line-rules.ts';
import { LINE_SCHEMAS, type Line, type LineKind } from './line-schemas.ts';
import { LINE_TABLES, PARTS, type Part } from './line-tables.ts';

export type Validated = { readonly kind: 'fine'; readonly line: Line } | { readonly kind: 'faulty'; readonly fault: LineFault };

const LONGEST_LINE = 1_000_000;

/**
 * Judges the lines of one file from its first on: a line may name only what a line above it has described, and nothing is
 * described twice. What is faulty has not been described. `given` holds what the shop has already: `hotel:7`, `theme:spa`.
 */
export function lineValidator(part: Part = 'catalogue', given: ReadonlySet<string> = new Set()): (text: string) => Validated {
  const known = new Known(part, given);
  const checks = new Map<string, Check>(PARTS[part].map((kind) => [kind, Compile(LINE_SCHEMAS[kind]) as Check]));
  return (text) => {
    const read = readLine(text, checks);
    if (read.kind === 'faulty') return read;
    const fault = known.faultOf(read.line) ?? lineFault(read.line);
    if (fault) return { kind: 'faulty', fault };
    known.add(read.line);
    return read;
  };
}

interface Check {
  Check(value: unknown): boolean;
  Errors(value: unknown): object[];
}

function readLine(text: string, checks: ReadonlyMap<string, Check>): Validated {
  if (text.length > LONGEST_LINE) return faulty('', 'is longer than a million characters');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return faulty('', `is not JSON (${(error as Error).message})`);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return faulty('', 'is not an object');
  const check = checks.get(String((value as { kind?: unknown }).kind));
  if (!check) return faulty('kind', `is one of ${[...checks.keys()].join(', ')}`);
  if ('referenceCents' in value) return faulty('referenceCents', CROSSED_PRICE);
  if (!check.Check(value)) return faultyShape(check.Errors(value));
  if (!isStorable(text)) return faulty('', 'holds a character that is none (\\u0000, half of a pair, or bytes that are not UTF-8)');
  return { kind: 'fine', line: value as Line };
}

/** What the shop took until it kept prices itself (decision note `gift-promotions`). */
const CROSSED_PRICE =
  'is not taken: name a promotion { percent, startsOn, endsOn }; the shop crosses the lowest price of the 30 days before it';

interface ShapeError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: Record<string, unknown>;
}

/** Of several, the innermost first; `anyOf` only says that none of the others fits. */
function faultyShape(errors: readonly object[]): Validated {
  const all = errors as readonly ShapeError[];
  const error = all.find(({ keyword }) => keyword !== 'anyOf' && keyword !== 'type') ?? all[0]!;
  const names = error.params.requiredProperties ?? error.params.additionalProperties;
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  const field = Array.isArray(names) ? [path, String(names[0])].filter(Boolean).join('.') : path;
  if (error.keyword === 'required') return faulty(field, 'is missing');
  if (error.keyword === 'additionalProperties' || error.keyword === 'boolean') return faulty(field, 'is not known');
  const allowed = error.params.allowedValues;
  return faulty(field, Array.isArray(allowed) ? `must be one of ${allowed.join(', ')}` : error.message);
}

/** The parser has read escapes by now, so that only the text itself tells what they were. */
function isStorable(text: string): boolean {
  return !text.includes('\ufffd') && text.isWellFormed() && !/\\u0000/.test(text) && !/\\u[dD][89a-fA-F]/.test(text.replaceAll(PAIR, ''));
}
const PAIR = /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}/g;

/** What the lines so far have described, and what the shop has. */
class Known {
  readonly #keys = new Set<string>();
  readonly #given: ReadonlySet<string>;
  readonly #kinds: readonly string[];
  readonly #hotelOfRoom = new Map<number, number>();
  /** Of stays that are no variant. */
  readonly #hotelOfStay = new Map<number, number>();

  constructor(part: Part, given: ReadonlySet<string>) {
    this.#given = given;
    this.#kinds = PARTS[part];
  }

  add(line: Line): void {
    this.#keys.add(keyOf(line));
    if (line.kind === 'room') this.#hotelOfRoom.set(line.id, line.hotel);
    if (line.kind === 'stay' && line.variantOf === null) this.#hotelOfStay.set(line.id, line.hotel);
  }

  faultOf(line: Line): LineFault | undefined {
    const [field] = fieldsOfKey(line.kind);
    if (this.#keys.has(keyOf(line))) return { field: field!, reason: `a line above describes ${keyOf(line).replace(':', ' ')} already` };
    for (const [name, kind, id] of namedBy(line))
      if (!(this.#kinds.includes(kind) ? this.#keys : this.#given).has(`${kind}:${id}`))
        return { field: name, reason: `${this.#kinds.includes(kind) ? 'no line above describes' : 'the shop has no'} ${kind} ${id}` };
    if ((line.kind === 'stay' || line.kind === 'days') && this.#hotelOfRoom.get(line.room) !== line.hotel)
      return { field: 'room', reason: `room ${line.room} belongs to hotel ${this.#hotelOfRoom.get(line.room)}` };
    if (line.kind === 'stay' && line.variantOf !== null && this.#hotelOfStay.get(line.variantOf) !== line.hotel)
      return { field: 'variantOf', reason: `stay ${line.variantOf} is a variant itself, or of another hotel` };
    return undefined;
  }
}

function namedBy(line: Line): (readonly [field: string, kind: LineKind | 'theme' | 'minisite', id: string | number])[] {
  switch (line.kind) {
    case 'hotel':
    case 'activityCenter':
      return [['place', 'place', line.place]];
    case 'room':
      return [['hotel', 'hotel', line.hotel]];
    case 'stay':
      return [
        ['hotel', 'hotel', line.hotel],
        ['room', 'room', line.room],
        ...(line.variantOf === null ? [] : [['variantOf', 'stay', line.variantOf] as const]),
      ];
    case 'days':
      return [
        ['hotel', 'hotel', line.hotel],
        ['room', 'room', line.room],
      ];
    case 'gift':
      return [['stay', 'stay', line.stay]];
    case 'activity':
      return [['center', 'activityCenter', line.center], ...line.tags.map((tag) => ['tags', 'activityTag', tag] as const)];
    case 'review':
      return [['hotel', 'hotel', line.hotel]];
    case 'promotion':
      return [
        ['hotel', 'hotel', line.hotel],
        ...(line.room === null ? [] : [['room', 'room', `${line.room} of hotel ${line.hotel}`] as const]),
      ];
    case 'extra':
      return [['category', 'extraCategory', line.category]];
    case 'shippingFee':
      return line.country === line.pointOfSale ? [] : [['country', 'shippingFee', `${line.pointOfSale}/${line.pointOfSale}`]];
    case 'promotionCode':
      return [
        ...(line.themes ?? []).map((theme) => ['themes', 'theme', theme] as const),
        ...(line.minisites ?? []).map((minisite) => ['minisites', 'minisite', minisite] as const),
      ];
    default:
      return [];
  }
}

const fieldsOfKey = (kind: LineKind): string[] =>
  LINE_TABLES[kind].key.map((column) => LINE_TABLES[kind].columns.find(([name]) => name === column)![1]);
const keyOf = (line: Line): string =>
  `${line.kind}:${fieldsOfKey(line.kind)
    .map((field) => (line as unknown as Record<string, unknown>)[field])
    .join('/')}`;
const faulty = (field: string, reason: string): Validated => ({ kind: 'faulty', fault: { field, reason } });
