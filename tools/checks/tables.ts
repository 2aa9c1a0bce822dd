import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Who writes which table of an application's database, as its `rooms.json` has it. */
export interface TableOwners {
  /** Folder of `src` with the migrations, which make the tables and may write all of them. */
  readonly migrations: string;
  /** Tables by the room that writes them: others ask its functions. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** Rooms that write tables of others, and why. */
  readonly alsoWrite: Readonly<Record<string, { readonly tables: readonly string[] | 'all'; readonly because: string }>>;
}

/** A statement that writes. `table` is undefined where the source does not name it. */
export interface Write {
  readonly table: string | undefined;
  /** 1-based. */
  readonly line: number;
}

const BY_KYSELY = /\b(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*(?:'(\w+)|(?=[^\s']))/g;
const BY_SQL = /\b(?:insert\s+into|delete\s+from)\s+(\w+)|\bupdate\s+(?!set\b)(\w+)(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\b/g;

/** What a source writes, through Kysely and in statements of its own. */
export function writesOf(source: string): Write[] {
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const byKysely = [...source.matchAll(BY_KYSELY)].map((call) => ({ table: call[1], line: lineAt(call.index) }));
  const bySql = [...source.matchAll(BY_SQL)].map((statement) => ({ table: statement[1] ?? statement[2], line: lineAt(statement.index) }));
  return [...byKysely, ...bySql];
}

/** Says what is wrong with a room that writes a table, or nothing. */
export function writeFault(room: string, { table }: Pick<Write, 'table'>, owners: TableOwners): string | undefined {
  const allowed = owners.alsoWrite[room]?.tables;
  if (allowed === 'all') return undefined;
  if (table === undefined) return 'name the table in the statement, so that its owner can be checked';
  const owner = Object.keys(owners.tables).find((one) => owners.tables[one]!.includes(table));
  if (owner === undefined || owner === room || allowed?.includes(table)) return undefined;
  return `${table} is written by ${owner} alone: call a function of ${owner}, or add one there`;
}

/** Tables that no room owns, or that are owned but do not exist. `tables`: those that the migrations leave. */
export function ownerFaults(tables: readonly string[], owners: TableOwners): string[] {
  const owned = Object.values(owners.tables).flat();
  const several = owned.filter((table, at) => owned.indexOf(table) !== at);
  return [
    ...tables.filter((table) => !owned.includes(table)).map((table) => `${table} has no owner: name it under the room that writes it`),
    ...owned.filter((table) => !tables.includes(table)).map((table) => `${table} is owned, but no migration makes it`),
    ...several.map((table) => `${table} has several owners: one of them writes it, the others call that one's functions`),
  ];
}

/** The tables that the migrations of a folder leave. */
export function tablesOf(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return tablesAfter(files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')));
}

/** The tables that there are after these migrations, in their order. */
export function tablesAfter(migrations: readonly string[]): string[] {
  const tables = new Set<string>();
  for (const [, made, dropped] of migrations.join('\n').matchAll(CHANGE)) {
    if (made) tables.add(made);
    if (dropped) tables.delete(dropped);
  }
  return [...tables].sort();
}

const CHANGE = /create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)|drop\s+table\s+(?:if\s+exists\s+)?(\w+)/g;
