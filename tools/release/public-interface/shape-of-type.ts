import ts from 'typescript';
import type { Shape } from './public-interface.ts';

/** Types of a library or deeper than this are told by their name only. */
const DEEPEST = 12;

/** Tells the structure of a type, with members in the order of their names; what repeats itself is told by its name. */
export function shapeOfType(checker: ts.TypeChecker, type: ts.Type, above: readonly ts.Type[] = []): Shape {
  const name = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  if (above.includes(type) || above.length > DEEPEST) return name;
  const within = [...above, type];
  const part = (inner: ts.Type) => shapeOfType(checker, inner, within);
  if (type.isUnion()) return alternatives(type.types.map(part));
  if (checker.isArrayType(type) || checker.isTupleType(type))
    return { '[]': alternatives(checker.getTypeArguments(type as ts.TypeReference).map(part)) };
  if (!(type.flags & ts.TypeFlags.Object) && !type.isIntersection()) return name;
  if (isOfLibrary(type) || type.getCallSignatures().length) return name;
  return Object.fromEntries(
    [
      ...checker.getPropertiesOfType(type).map((member): [string, Shape] => [nameOf(member), part(typeOfMember(checker, member))]),
      ...checker.getIndexInfosOfType(type).map(({ type: each }): [string, Shape] => ['[name]', part(each)]),
    ].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function nameOf(member: ts.Symbol): string {
  return member.flags & ts.SymbolFlags.Optional ? `${member.name}?` : member.name;
}

/** Without the `undefined` that `?` says already. */
function typeOfMember(checker: ts.TypeChecker, member: ts.Symbol): ts.Type {
  const type = checker.getTypeOfSymbol(member);
  return member.flags & ts.SymbolFlags.Optional ? checker.getNonNullableType(type) : type;
}

function alternatives(shapes: readonly Shape[]): Shape {
  const known = new Map(shapes.map((shape) => [JSON.stringify(shape), shape]));
  if (known.has('"true"') && known.has('"false"')) {
    known.delete('"true"');
    known.delete('"false"');
    known.set('"boolean"', 'boolean');
  }
  const sorted = [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shape]) => shape);
  return sorted.length === 1 ? sorted[0]! : { '|': sorted };
}

/** Dates, React nodes and the like are what their library says they are. */
function isOfLibrary(type: ts.Type): boolean {
  const files = type.symbol?.declarations?.map((declaration) => declaration.getSourceFile().fileName) ?? [];
  return files.length > 0 && files.every((file) => file.includes('/node_modules/') && !file.includes('/node_modules/typebox/'));
}
