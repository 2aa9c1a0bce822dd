import type { Draw } from './draw.ts';
import { drawValue, type KnownThings } from './draw-value.ts';
import type { OpenApi, Operation, Parameter } from './json-schema.ts';

export interface DrawnRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As it goes over the wire. */
  readonly body: string | undefined;
  readonly operation: Operation;
  /** Where the operation stands in the document. */
  readonly path: string;
}

const HOSTILE: readonly unknown[] = [
  '',
  ' ',
  '\0',
  '\ud83e',
  "' or 1=1 --",
  '"; drop table hotel; --',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00',
  '{{7*7}}',
  'é'.repeat(300),
  '9'.repeat(30),
  'x'.repeat(5000),
  'null',
  'undefined',
  '__proto__',
  '-1',
  '1e999',
  'NaN',
  '0x10',
  '2030-02-30',
  '\u202e\u0000x',
  null,
  true,
  -1,
  0.5,
  1e21,
  2 ** 53,
  [],
  [[]],
  {},
  { $gt: '' },
  { toString: 1 },
];
const NOT_JSON = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"a":1}{',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '\ufeff{}',
  '[['.repeat(2000),
];

/** A request to one of the operations: a third as documented, a third at the edges, a third meant badly. */
export function drawRequest(document: OpenApi, draw: Draw, known: KnownThings): DrawnRequest {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const { path, method, operation } = draw.one(operations);
  const isHostile = draw.chance(0.34);
  const place = (parameter: Parameter) => wireText(valueOf(parameter, draw, { known, isHostile }));
  const parameters = operation.parameters ?? [];
  let address = path;
  for (const parameter of parameters.filter((one) => one.in === 'path'))
    address = address.replace(`{${parameter.name}}`, encoded(place(parameter)) || 'x');
  const query = parameters.filter((one) => one.in === 'query' && (one.required ? !isHostile || draw.chance(0.9) : draw.chance(0.4)));
  const pairs = query.flatMap((one) =>
    Array.from({ length: isHostile && draw.chance(0.1) ? 2 : 1 }, () => `${one.name}=${encoded(place(one))}`),
  );
  if (isHostile && draw.chance(0.1)) pairs.push(draw.one(['%zz=1', 'a[b]=1', '__proto__[x]=1', '&&=', 'locale', '='.repeat(50)]));
  const headers: Record<string, string> = { 'idempotency-key': `drawn-${draw.whole(0, 2_000_000_000)}` };
  if (isHostile && draw.chance(0.1)) delete headers['idempotency-key'];
  const body = bodyOf(operation, draw, { known, isHostile });
  if (body !== undefined)
    headers['content-type'] = isHostile && draw.chance(0.05) ? draw.one(['text/html', 'application/xml', 'x']) : 'application/json';
  return {
    method: method.toUpperCase(),
    url: pairs.length > 0 ? `${address}?${pairs.join('&')}` : address,
    headers,
    body,
    operation,
    path,
  };
}

interface Mood {
  readonly known: KnownThings;
  readonly isHostile: boolean;
}

function valueOf({ name, schema }: Parameter, draw: Draw, { known, isHostile }: Mood): unknown {
  return isHostile && draw.chance(0.3) ? draw.one(HOSTILE) : drawValue(schema, draw, { name, known });
}

function bodyOf({ requestBody }: Operation, draw: Draw, { known, isHostile }: Mood): string | undefined {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return undefined;
  if (isHostile && draw.chance(0.15)) return draw.one(NOT_JSON);
  const body = drawValue(schema, draw, { known });
  return JSON.stringify(isHostile ? spoilt(body, draw) : body);
}

/** The same value with one place of it replaced, lost, or joined by something unknown. */
function spoilt(value: unknown, draw: Draw): unknown {
  if (value === null || typeof value !== 'object' || draw.chance(0.1)) return draw.one(HOSTILE);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  const names = Object.keys(copy);
  if (names.length === 0 || draw.chance(0.1)) return { ...copy, unknown: draw.one(HOSTILE) };
  const name = draw.one(names);
  const fields = copy as Record<string, unknown>;
  if (draw.chance(0.2)) delete fields[name];
  else fields[name] = spoilt(fields[name], draw);
  return copy;
}

const wireText = (value: unknown): string => (value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value));
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
