import { CALLS, COMMON_CODES, Problem, type Call } from '@shop/contracts';
import type { FastifySchema } from 'fastify';
import { REFUSALS } from '../http/refusals.ts';
import { PARAMETER_DESCRIPTIONS } from './parameter-messages.ts';

interface Described {
  readonly schema: FastifySchema;
  readonly url: string;
}

interface Route extends Described {
  readonly route: { readonly method: string | string[]; readonly url: string };
}

interface Properties {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
}

const KEY = { type: 'string', minLength: 1, maxLength: 200, description: 'one key per try: a repeated key gets the first answer again' };
const BUSY = { ...REFUSALS['5xx'], description: 'busy; `Retry-After` says when to ask again' };

/** Adds to the schema of a route what the OpenAPI document says beside it: purpose, parameters, answers without JSON. */
export function describeCall({ schema, url, route }: Route): Described {
  const address = `${String(route.method)} ${route.url}`;
  const call = (CALLS as Readonly<Record<string, Call>>)[address];
  const key = call?.key;
  if (!schema || schema.hide) return { schema, url };
  const described = {
    ...schema,
    // Said by the answer itself below; here it would count for refusals, too.
    produces: undefined,
    ...(schema.querystring !== undefined && { querystring: worded(schema.querystring as Properties) }),
    params: worded((schema.params as Properties | undefined) ?? paramsIn(url)),
    ...(key && { headers: keyHeader(key === 'optional') }),
    response: {
      ...(schema.response as object),
      ...(call && refusals(call, address)),
      ...bareAnswer(call?.answers),
      503: BUSY,
    },
  };
  return { schema: described as FastifySchema, url };
}

function keyHeader(isOptional: boolean): object {
  return { type: 'object', properties: { 'idempotency-key': KEY }, ...(!isOptional && { required: ['idempotency-key'] }) };
}

function worded<Part extends Properties>(part: Part): Part {
  const properties = Object.entries(part.properties ?? {}).map(([name, property]) => [
    name,
    property.description || !PARAMETER_DESCRIPTIONS[name] ? property : { ...property, description: PARAMETER_DESCRIPTIONS[name] },
  ]);
  return { ...part, properties: Object.fromEntries(properties) };
}

function paramsIn(url: string): Properties {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => [name!, { type: 'string' }]);
  return { type: 'object', properties: Object.fromEntries(names), required: names.map(([name]) => name) } as Properties;
}

/** Refusals with the codes that this call may give; a parameter of the path that is left empty leads nowhere. */
function refusals({ errors, problem = Problem }: Call, address: string): object {
  const codes = new Set([...COMMON_CODES, ...errors, ...(address.includes('/:') ? ['NOT_FOUND'] : [])]);
  const code = { type: 'string', enum: [...codes] };
  const refusal = { ...problem, properties: { ...(problem as typeof Problem).properties, code } };
  return { '4xx': refusal, '5xx': refusal };
}

function bareAnswer(answers: Call['answers'] | undefined): object {
  if (typeof answers !== 'string') return {};
  if (answers === 'nothing') return { 204: { type: 'null', description: 'done' } };
  return { 200: { description: 'the file', content: { [answers]: { schema: { type: 'string', format: 'binary' } } } } };
}
