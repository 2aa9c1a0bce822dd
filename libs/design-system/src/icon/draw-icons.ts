/**
 * Writes `icons.svg`, the sheet of the icons in `icon-names.ts`, each one path on a 24 x 24 board, and its version.
 * Run it after a change of the names: `node libs/design-system/src/icon/draw-icons.ts`.
 * Source: lucide-static (ISC licence).
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ICON_NAMES } from './icon-names.ts';

/** Names that lucide has changed since. */
const RENAMED: Readonly<Record<string, string>> = { 'help-circle': 'circle-question-mark', waves: 'waves-horizontal' };

const require = createRequire(import.meta.url);
type Attributes = Readonly<Record<string, string>>;
type Nodes = Readonly<Record<string, readonly (readonly [string, Attributes])[]>>;
const nodes = JSON.parse(readFileSync(require.resolve('lucide-static/icon-nodes.json'), 'utf8')) as Nodes;

const symbols = ICON_NAMES.map((name) => {
  const drawing = nodes[name] ?? nodes[RENAMED[name] ?? ''];
  if (!drawing) throw new Error(`lucide has no icon ${name}`);
  const path = drawing.map(([tag, attributes]) => pathOf(tag, attributes)).join('');
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
});
const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
const version = createHash('sha256').update(sheet).digest('hex').slice(0, 8);
const written = `/** Written by draw-icons.ts. Changes with the drawings: under this version alone, a shell has the sheet cached for a year. */
export const ICON_SHEET_VERSION = '${version}';
`;
writeFileSync(new URL('icons.svg', import.meta.url), sheet);
writeFileSync(new URL('icon-sheet-version.ts', import.meta.url), written);

function pathOf(tag: string, a: Attributes): string {
  const n = (key: string): number => Number(a[key] ?? 0);
  if (tag === 'path') return absoluteStart(a['d'] ?? '');
  if (tag === 'circle')
    return `M${n('cx') - n('r')} ${n('cy')}a${n('r')} ${n('r')} 0 1 0 ${2 * n('r')} 0a${n('r')} ${n('r')} 0 1 0 ${-2 * n('r')} 0`;
  if (tag === 'line') return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`;
  if (tag === 'polyline') return `M${(a['points'] ?? '').trim()}`;
  if (tag === 'polygon') return `M${(a['points'] ?? '').trim()}z`;
  if (tag === 'rect') return rectangle(n('x'), n('y'), n('width'), n('height'), Math.min(n('rx') || n('ry')));
  throw new Error(`${tag} cannot be drawn as a path`);
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const arc = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}z`;
}

/** A relative first move is absolute anyway, but not once another path stands before it. */
function absoluteStart(d: string): string {
  const relative = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(.*)$/s.exec(d);
  if (!relative) return d;
  const [, x, y, rest = ''] = relative;
  return `M${x} ${y}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`;
}
