import { basename } from 'node:path';
import type { Language } from '@shop/i18n';
import ts from 'typescript';

/** A text that stands in the source under a language: `fr: { title: 'Facture' }`, or anywhere in `messages/fr.ts`. */
export interface Literal {
  readonly language: Language;
  readonly text: string;
  /** 1-based. */
  readonly line: number;
}

const LANGUAGES: readonly string[] = ['fr', 'es', 'nl', 'it', 'en'] satisfies Language[];

/** Texts of tables of words. What is put into a text stands as `{}`. */
export function languageLiterals(file: string, source: string): Literal[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Literal[] = [];
  const visit = (node: ts.Node, language: Language | undefined): void => {
    const own = languageOfProperty(node) ?? language;
    const text = own && textOf(node);
    if (own && text?.trim()) found.push({ language: own, text, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 });
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(tree, known(basename(file, '.ts')));
  return found;
}

function languageOfProperty(node: ts.Node): Language | undefined {
  return ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) ? known(node.name.text) : undefined;
}

const known = (name: string): Language | undefined => (LANGUAGES.includes(name) ? (name as Language) : undefined);

function textOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAssignment(node.parent ?? node) && (node.parent as ts.PropertyAssignment).name === node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  return undefined;
}
