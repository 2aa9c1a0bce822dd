/**
 * Writes `icons.svg`, the sheet of the icons in use, each one path on a 24 x 24 board, and `icon-names.ts`.
 * A name that was published stays: a remote that was released earlier may still show it.
 * Run it after a change of NAMES: `node libs/design-system/src/icon/draw-icons.ts`.
 * Source: lucide-static (ISC licence).
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const NAMES = [
  'arrow-left',
  'arrow-right',
  'arrow-up-down',
  'badge-check',
  'bath',
  'bed',
  'bed-double',
  'bike',
  'calendar',
  'calendar-check',
  'check',
  'chef-hat',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'circle-check',
  'clock',
  'coffee',
  'copy',
  'credit-card',
  'download',
  'external-link',
  'eye',
  'eye-off',
  'gift',
  'globe',
  'heart',
  'help-circle',
  'hotel',
  'house',
  'images',
  'info',
  'landmark',
  'list',
  'loader',
  'locate',
  'lock',
  'log-out',
  'mail',
  'map',
  'map-pin',
  'menu',
  'message-circle',
  'minus',
  'mountain',
  'pencil',
  'phone',
  'plus',
  'search',
  'share-2',
  'shield-check',
  'shopping-bag',
  'sliders-horizontal',
  'smartphone',
  'snowflake',
  'sparkles',
  'star',
  'tag',
  'ticket',
  'trash',
  'tree-pine',
  'triangle-alert',
  'truck',
  'user',
  'users',
  'utensils',
  'wallet',
  'waves',
  'wine',
  'x',
] as const;

/** Names that lucide has changed since. */
const RENAMED: Readonly<Record<string, string>> = { 'help-circle': 'circle-question-mark', waves: 'waves-horizontal' };

const require = createRequire(import.meta.url);
type Attributes = Readonly<Record<string, string>>;
type Nodes = Readonly<Record<string, readonly (readonly [string, Attributes])[]>>;
const nodes = JSON.parse(readFileSync(require.resolve('lucide-static/icon-nodes.json'), 'utf8')) as Nodes;

const symbols = NAMES.map((name) => {
  const drawing = nodes[name] ?? nodes[RENAMED[name] ?? ''];
  if (!drawing) throw new Error(`lucide has no icon ${name}`);
  const path = drawing.map(([tag, attributes]) => pathOf(tag, attributes)).join('');
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
});
const sheet = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
const version = createHash('sha256').update(sheet).digest('hex').slice(0, 8);
const names = `/** Written by draw-icons.ts. */
export const ICON_NAMES = [
${NAMES.map((name) => `  '${name}',`).join('\n')}
] as const;

/** Changes with the drawings: the sheet is cached for good. */
export const ICON_SHEET_VERSION = '${version}';
`;
writeFileSync(new URL('icons.svg', import.meta.url), sheet);
writeFileSync(new URL('icon-names.ts', import.meta.url), names);

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
