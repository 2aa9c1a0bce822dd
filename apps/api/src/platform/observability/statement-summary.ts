const OPERATION = /^\s*(?:\/\*.*?\*\/\s*)?(\w+)/s;
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]\w*)"?/i;

/** What a statement does and to which table, in two words: short, and without any value. */
export function statementSummary(sql: string): { readonly operation: string; readonly table: string | undefined } {
  return { operation: (OPERATION.exec(sql)?.[1] ?? 'statement').toLowerCase(), table: TABLE.exec(sql)?.[1] };
}
