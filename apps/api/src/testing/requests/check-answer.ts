import { Compile } from 'typebox/schema';
import type { JsonSchema, Operation } from './json-schema.ts';

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
}

/** What is wrong with an answer by the document; nothing when it is as documented. A 503 that says when to come back is. */
export function faultOf({ responses }: Operation, answer: Answer): string | undefined {
  const { status, body } = answer;
  if (status >= 500 && !(status === 503 && answer.retryAfter)) return `${status} ${body.slice(0, 200)}`;
  const documented = responses[status] ?? responses[`${String(status)[0]}XX`];
  if (!documented) return `${status} is not documented: ${body.slice(0, 200)}`;
  const forms = Object.entries(documented.content ?? {});
  const [type, content] = forms.find(([form]) => answer.contentType?.startsWith(form)) ?? forms[0] ?? [];
  if (!type || !content) return body === '' ? undefined : `${status} is documented without a body: ${body.slice(0, 200)}`;
  if (!answer.contentType?.startsWith(type)) return `${status} is ${answer.contentType}, documented as ${type}`;
  return type === 'application/json' ? misfit(content.schema, body) : undefined;
}

const checks = new WeakMap<JsonSchema, ReturnType<typeof Compile>>();

function misfit(schema: JsonSchema, body: string): string | undefined {
  const check = checks.get(schema) ?? Compile(withNull(schema) as object);
  checks.set(schema, check);
  const value: unknown = JSON.parse(body);
  if (check.Check(value)) return undefined;
  const [, errors] = check.Errors(value);
  return `does not fit: ${JSON.stringify(errors[0])} in ${body.slice(0, 200)}`;
}

/** OpenAPI 3.0 says `nullable` where JSON Schema has a type. */
function withNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNull);
  if (schema === null || typeof schema !== 'object') return schema;
  const { nullable, ...rest } = Object.fromEntries(Object.entries(schema).map(([name, inner]) => [name, withNull(inner)]));
  return nullable ? { anyOf: [rest, { type: 'null' }] } : rest;
}
