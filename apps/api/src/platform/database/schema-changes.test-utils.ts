import { sql } from 'kysely';
import type { Database } from './database.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  /** A statement that does not name it leaves the value to the database. */
  readonly filled: boolean;
}

/** What a row has to keep to. */
interface Rule {
  readonly table: string;
  readonly columns: readonly string[];
  readonly said: string;
}

export interface Schema {
  readonly columns: readonly Column[];
  readonly rules: readonly Rule[];
}

/** Tables, columns, constraints and unique indexes of a database. */
export async function schemaOf(db: Database): Promise<Schema> {
  const { rows: columns } = await sql<Column>`
    select table_name as "table", column_name as "column", udt_name as type, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
    from information_schema.columns where table_schema = current_schema()`.execute(db);
  const { rows: constraints } = await sql<Rule>`
    select conrelid::regclass::text as "table", 'rule over old columns: ' || pg_get_constraintdef(oid) as said,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
    from pg_constraint where connamespace = current_schema()::regnamespace and contype in ('c', 'f', 'x')`.execute(db);
  const { rows: indexes } = await sql<Rule>`
    select indrelid::regclass::text as "table", 'unique index over old columns: ' || indexrelid::regclass as said,
      array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey)) as columns
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indisunique and relnamespace = current_schema()::regnamespace`.execute(db);
  return { columns: columns.map((row) => ({ ...row, type: NAMES[row.type] ?? row.type })), rules: [...constraints, ...indexes] };
}

const NAMES: Readonly<Record<string, string>> = { int4: 'integer', int2: 'smallint', int8: 'bigint' };

/** What would stop a process that was written for the schema before. */
export function incompatibilities(before: Schema, after: Schema): string[] {
  return [...lost(before, after), ...requested(before, after)];
}

function lost(before: Schema, after: Schema): string[] {
  const tables = new Set(after.columns.map(({ table }) => table));
  const gone = [...new Set(before.columns.map(({ table }) => table))]
    .filter((table) => !tables.has(table))
    .map((table) => `${table} is gone`);
  const changed = before.columns
    .filter(({ table }) => tables.has(table))
    .flatMap((old) => {
      const now = after.columns.find(({ table, column }) => table === old.table && column === old.column);
      const name = `${old.table}.${old.column}`;
      if (!now) return [`${name} is gone`];
      return [
        ...(now.type === old.type ? [] : [`${name} is ${now.type} and was ${old.type}`]),
        ...(old.nullable && !now.nullable ? [`${name} must not be empty any more`] : []),
        ...(old.filled && !now.filled ? [`${name} has no default any more`] : []),
      ];
    });
  return [...gone, ...changed];
}

function requested(before: Schema, after: Schema): string[] {
  const known = new Set(before.columns.map(({ table, column }) => `${table}.${column}`));
  const tables = new Set(before.columns.map(({ table }) => table));
  const rules = new Set(before.rules.map(ruleOf));
  const columns = after.columns
    .filter(({ table, column, nullable, filled }) => tables.has(table) && !known.has(`${table}.${column}`) && !nullable && !filled)
    .map(({ table, column }) => `${table}.${column} must be given by a process that does not know it`);
  const narrower = after.rules
    .filter(
      (rule) => tables.has(rule.table) && !rules.has(ruleOf(rule)) && rule.columns.every((column) => known.has(`${rule.table}.${column}`)),
    )
    .map(({ table, said }) => `${table} has a new ${said}`);
  return [...columns, ...narrower];
}

const ruleOf = ({ table, said }: Rule): string => `${table} ${said}`;
