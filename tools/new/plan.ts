import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Why nothing was made: one sentence. */
export class NewRefusal extends Error {}

/** What a generator wants done: files that must not exist yet, and edits of files that do. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  readonly edits: Readonly<Record<string, (content: string) => string>>;
}

/** Does all of a plan or nothing. Returns the paths it touched. */
export function carryOut(plan: Plan, root: string): string[] {
  for (const path of Object.keys(plan.files))
    if (existsSync(join(root, path))) throw new NewRefusal(`${path} exists already; nothing was made.`);
  const edited = Object.entries(plan.edits).map(([path, edit]) => [path, edit(readFileSync(join(root, path), 'utf8'))] as const);
  for (const [path, content] of [...Object.entries(plan.files), ...edited]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return [...Object.keys(plan.files), ...Object.keys(plan.edits)];
}

/** Puts text after what a pattern finds. @throws when it finds nothing: somebody has rewritten that file. */
export function after(pattern: RegExp, text: string): (content: string) => string {
  return (content) => {
    const found = pattern.exec(content);
    if (!found) throw new NewRefusal(`A place to write to was not found: ${pattern.source}`);
    const at = found.index + found[0].length;
    return content.slice(0, at) + text + content.slice(at);
  };
}

/** Adds a line to a list of lines in the order of the alphabet. */
export function inOrder(line: string, key: (line: string) => string = (text) => text): (content: string) => string {
  return (content) => {
    const lines = content.trimEnd().split('\n');
    const at = lines.findIndex((other) => key(other) > key(line));
    lines.splice(at < 0 ? lines.length : at, 0, line);
    return `${lines.join('\n')}\n`;
  };
}
