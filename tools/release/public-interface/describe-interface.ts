import { LOCALES, type Remote } from '@shop/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { consumedWidgets } from './consumed-widgets.ts';
import { shapeOfType } from './shape-of-type.ts';
import type { PublicInterface, Shape } from './public-interface.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Reads the public interface out of a remote's code; its addresses come from the built door. */
export function describeInterface(name: string, door: Remote, root = ROOT): PublicInterface {
  const folder = join(root, 'apps', name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const program = programOf(join(folder, 'src/remote.tsx'), root);
  const checker = program.getTypeChecker();
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${folder}/src/`));
  const doorFile = own.find(({ fileName }) => fileName.endsWith('/src/remote.tsx'));
  if (!doorFile) throw new Error(`apps/${name}/src/remote.tsx is missing`);
  return {
    format: 1,
    remote: name,
    version,
    addresses: addressesOf(door),
    widgets: sorted(widgetsIn(doorFile, checker)),
    events: sorted(own.flatMap((file) => eventsIn(file, checker))),
    data: sorted(own.flatMap((file) => questionsIn(file, checker))),
    consumes: consumedWidgets(join(folder, 'src')),
  };
}

function programOf(door: string, root: string): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [door, join(root, 'styles.d.ts')], include: [] }, ts.sys, root);
  return ts.createProgram([door, join(root, 'styles.d.ts')], { ...options, noEmit: true, incremental: false, composite: false });
}

function addressesOf(door: Remote): PublicInterface['addresses'] {
  const table: Record<string, Record<string, string>> = {};
  for (const locale of LOCALES) for (const { id, path } of door.routes({ locale })) if (id) (table[id] ??= {})[locale] = path ?? '/';
  return table;
}

/** The `widgets` of the door, each with the props of its component. */
function widgetsIn(file: ts.SourceFile, checker: ts.TypeChecker): [string, Shape][] {
  const found: [string, Shape][] = [];
  walk(file, (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'widgets' || !ts.isObjectLiteralExpression(node.initializer)) return;
    for (const member of node.initializer.properties) {
      const value = ts.isPropertyAssignment(member)
        ? member.initializer
        : ts.isShorthandPropertyAssignment(member)
          ? member.name
          : undefined;
      if (value) found.push([member.name!.getText(), propsOf(value, checker)]);
    }
  });
  return found;
}

function propsOf(component: ts.Expression, checker: ts.TypeChecker): Shape {
  const type = checker.getTypeAtLocation(component);
  const signature = (type.isUnion() ? type.types : [type]).flatMap((part) => part.getCallSignatures())[0];
  const props = signature?.getParameters()[0];
  return props ? shapeOfType(checker, checker.getTypeOfSymbolAtLocation(props, component)) : {};
}

/** `track({ event: … })` for the data layer, and events of the window by their own names. */
function eventsIn(file: ts.SourceFile, checker: ts.TypeChecker): [string, Shape][] {
  const found: [string, Shape][] = [];
  walk(file, (node) => {
    const [first] = ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.arguments ?? []) : [];
    if (!first || !(ts.isCallExpression(node) || ts.isNewExpression(node))) return;
    const called = node.expression.getText();
    if (called === 'track' && ts.isObjectLiteralExpression(first)) {
      const event = first.properties.find((member) => member.name?.getText() === 'event');
      const name = event && ts.isPropertyAssignment(event) ? event.initializer.getText().replace(/['"]/g, '') : 'unknown';
      found.push([name, shapeOfType(checker, checker.getContextualType(first) ?? checker.getTypeAtLocation(first))]);
    } else if (ts.isNewExpression(node) && (called === 'CustomEvent' || called === 'Event')) {
      const type = checker.getTypeAtLocation(first);
      if (type.isStringLiteral() && type.value.includes(':')) found.push([type.value, 'window']);
    }
  });
  return found;
}

/** What is imported from the API's client and asks a question, with the answer that it understands. */
function questionsIn(file: ts.SourceFile, checker: ts.TypeChecker): [string, Shape][] {
  const found: [string, Shape][] = [];
  walk(file, (node) => {
    if (!ts.isImportSpecifier(node) || node.parent.parent.parent.moduleSpecifier.getText().slice(1, -1) !== '@shop/api-client') return;
    const answer = answerOf(checker.getTypeAtLocation(node.name), node, checker);
    if (answer) found.push([(node.propertyName ?? node.name).text, shapeOfType(checker, answer)]);
  });
  return found;
}

/** The awaited result of a command, or of the `queryFn` of a question. */
function answerOf(requested: ts.Type, at: ts.Node, checker: ts.TypeChecker): ts.Type | undefined {
  const result = requested.getCallSignatures()[0]?.getReturnType();
  if (!result) return undefined;
  const query = result.getProperty('queryFn');
  if (!query) return result.symbol?.name === 'Promise' ? checker.getAwaitedType(result) : undefined;
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(query, at));
  const signatures = (type.isUnion() ? type.types : [type]).flatMap((part) => part.getCallSignatures());
  const answer = signatures[0]?.getReturnType();
  return answer && (checker.getAwaitedType(answer) ?? answer);
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function sorted(entries: [string, Shape][]): Record<string, Shape> {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
