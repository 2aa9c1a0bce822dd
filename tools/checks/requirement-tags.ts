/** One row of docs/requirements.tsv. */
export interface Requirement {
  /** `SEARCH-101`. */
  readonly id: string;
  /** `SEARCH / cards`. */
  readonly area: string;
  readonly text: string;
}

/** Reads the table; its first line names the columns id, area, source, requirement. */
export function readRequirements(table: string): Requirement[] {
  const rows = table.split('\n').slice(1).filter(Boolean);
  return rows.map((row) => {
    const [id = '', area = '', , text = ''] = row.split('\t');
    return { id, area, text };
  });
}

/** The rows that a specification names in its titles: `@SEARCH-101`. */
export function tagsOf(source: string): string[] {
  return [...source.matchAll(/@([A-Z]+-\d{3})\b/g)].map((match) => match[1]!);
}

/** What one area looks like. */
export interface AreaCover {
  readonly area: string;
  readonly rows: number;
  readonly covered: number;
  readonly open: readonly Requirement[];
}

/** Groups by the part of the area before the slash, in the table's order. */
export function coverByArea(requirements: readonly Requirement[], tags: ReadonlySet<string>): AreaCover[] {
  const areas = Map.groupBy(requirements, ({ area }) => area.split(' / ')[0]!);
  return [...areas].map(([area, rows]) => {
    const open = rows.filter(({ id }) => !tags.has(id));
    return { area, rows: rows.length, covered: rows.length - open.length, open };
  });
}
