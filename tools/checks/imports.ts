import ts from 'typescript';

/** One import of a file: what it names, and which names it takes (`*` for all, `default` for the default). */
export interface Import {
  readonly from: string;
  readonly names: readonly string[];
  /** Gone after type stripping. */
  readonly typeOnly: boolean;
  /** 1-based. */
  readonly line: number;
}

/** Every module that a TypeScript source asks for: static, re-exported, dynamic and in types. */
export function importsOf(file: string, source: string): Import[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: Import[] = [];
  const add = (node: ts.Node, from: ts.Node | undefined, names: readonly string[], typeOnly: boolean) => {
    if (from && ts.isStringLiteralLike(from))
      found.push({ from: from.text, names, typeOnly, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, importedNames(node.importClause), isTypeOnly(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, exportedNames(node), node.isTypeOnly);
    else if (ts.isImportTypeNode(node)) add(node, ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, [], true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node, node.arguments[0], ['*'], false);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause.namedBindings;
  return (
    !clause.name &&
    !!bindings &&
    ts.isNamedImports(bindings) &&
    bindings.elements.length > 0 &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
}

function importedNames(clause: ts.ImportClause | undefined): string[] {
  if (!clause) return [];
  const bindings = clause.namedBindings;
  const named = !bindings ? [] : ts.isNamespaceImport(bindings) ? ['*'] : valueNames(bindings.elements);
  return clause.name ? ['default', ...named] : named;
}

function exportedNames(node: ts.ExportDeclaration): string[] {
  return node.exportClause && ts.isNamedExports(node.exportClause) ? valueNames(node.exportClause.elements) : ['*'];
}

function valueNames(elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): string[] {
  return elements.filter((element) => !element.isTypeOnly).map((element) => (element.propertyName ?? element.name).text);
}
