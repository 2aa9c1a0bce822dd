import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Consumes } from '@shop/federation';

/** Which parts of other remotes the code in a folder shows: every `<Slot remote="search" widget="SearchBox"/>`. */
export function consumedWidgets(folder: string): Consumes {
  const found: Record<string, Set<string>> = {};
  const files = readdirSync(folder, { recursive: true }).map(String);
  for (const file of files.filter((name) => name.endsWith('.tsx') && !name.endsWith('.spec.tsx')))
    for (const [remote, widget] of slotsIn(readFileSync(join(folder, file), 'utf8'))) (found[remote] ??= new Set()).add(widget);
  const sorted = Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([remote, widgets]) => [remote, [...widgets].sort()]));
}

function slotsIn(text: string): (readonly [remote: string, widget: string])[] {
  const found: (readonly [string, string])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttributes(node)) {
      const [remote, widget] = [textOf(node, 'remote'), textOf(node, 'widget')];
      if (remote && widget) found.push([remote, widget]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('part.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

function textOf({ properties }: ts.JsxAttributes, name: string): string | undefined {
  const found = properties.find((one) => ts.isJsxAttribute(one) && ts.isIdentifier(one.name) && one.name.text === name);
  const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
  return value && ts.isStringLiteral(value) ? value.text : undefined;
}
