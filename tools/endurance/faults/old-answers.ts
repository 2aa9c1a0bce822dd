import { answered } from './answered.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

interface Operation {
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>>;
}

/** An answer as an earlier version of the API gave it. */
export type OldAnswer = (method: string, path: string, body: unknown) => unknown;

/** What every version of the API has sent are the required fields; an old one does not know the others. */
export async function oldAnswers(api: string): Promise<OldAnswer> {
  const { paths } = (await answered(`${api}/api/docs/json`)) as { paths: Record<string, Record<string, Operation>> };
  const known = Object.entries(paths).map(([path, operations]) => ({
    pattern: new RegExp(`^${path.replace(/[.+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`),
    operations,
  }));
  return (method, path, body) => {
    const found = known.find(({ pattern }) => pattern.test(path));
    const schema = found?.operations[method.toLowerCase()]?.responses?.['200']?.content?.['application/json']?.schema;
    return schema ? required(body, schema) : body;
  };
}

function required(value: unknown, { properties, required: names = [], items }: Schema): unknown {
  if (Array.isArray(value)) return items ? value.map((one) => required(one, items)) : value;
  if (!properties || value === null || typeof value !== 'object') return value;
  const stored = Object.entries(value).filter(([name]) => !(name in properties) || names.includes(name));
  return Object.fromEntries(stored.map(([name, one]) => [name, properties[name] ? required(one, properties[name]) : one]));
}
