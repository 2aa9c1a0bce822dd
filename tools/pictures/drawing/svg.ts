/** A piece of SVG markup. Pieces are joined by putting them one after the other. */
export type Svg = string;

/** How a shape is filled and outlined; a plain string is the fill. */
export type Paint = string | PaintDetail;

interface PaintDetail {
  fill?: string;
  opacity?: number;
  stroke?: string;
  width?: number;
  round?: boolean;
  dash?: string;
  clip?: string;
}

/** Path data with short numbers: d`M${x} ${y}L…`. */
export function d(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return strings.reduce((out, text, i) => {
    const value = values[i - 1];
    return out + (typeof value === 'number' ? short(value) : (value ?? '')) + text;
  });
}

export const path = (data: string, paint: Paint): Svg => `<path d="${data}"${attributes(paint)}/>`;

export const line = (data: string, stroke: string, width: number, opacity = 1): Svg =>
  path(data, { fill: 'none', stroke, width, opacity, round: true });

export function rect(x: number, y: number, w: number, h: number, paint: Paint, radius = 0): Svg {
  const corners = radius ? ` rx="${short(radius)}"` : '';
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, w))}" height="${short(Math.max(0, h))}"${corners}${attributes(paint)}/>`;
}

export const circle = (x: number, y: number, radius: number, paint: Paint): Svg =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${attributes(paint)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, paint: Paint): Svg =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"${attributes(paint)}/>`;

/** Path data of an oval: many ovals of one colour are one path, which is much faster to paint than many shapes. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const polygon = (points: readonly Point[], paint: Paint): Svg => path(`${outline(points)}Z`, paint);

export const group = (content: Svg, transform: string, paint: Paint = {}): Svg =>
  `<g transform="${transform}"${attributes(paint)}>${content}</g>`;

export const move = (x: number, y: number, scale = 1): string =>
  `translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`;

export const mirror = (content: Svg, x: number): Svg => group(content, `translate(${short(2 * x)} 0) scale(-1 1)`);

export const repeat = (count: number, draw: (i: number) => Svg): Svg =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => draw(i)).join('');

export type Point = readonly [x: number, y: number];

export const outline = (points: readonly Point[]): string => points.map(([x, y], i) => `${i ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');

function attributes(paint: Paint): string {
  if (typeof paint === 'string') return ` fill="${paint}"`;
  const { fill, opacity, stroke, width, round, dash, clip } = paint;
  return [
    fill && ` fill="${fill}"`,
    opacity !== undefined && opacity < 1 && ` opacity="${Math.round(opacity * 1000) / 1000}"`,
    stroke && ` stroke="${stroke}" stroke-width="${short(width ?? 1)}"`,
    round && ' stroke-linecap="round" stroke-linejoin="round"',
    dash && ` stroke-dasharray="${dash}"`,
    clip && ` clip-path="${clip}"`,
  ]
    .filter(Boolean)
    .join('');
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
