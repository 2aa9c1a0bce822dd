/** What a picture of somebody else may not hold: whatever runs, loads or embeds. */
const REFUSED: readonly (readonly [pattern: RegExp, fault: string])[] = [
  [/<script\b/i, 'holds a script'],
  [/\son[a-z]+\s*=/i, 'holds an event handler'],
  [/javascript:/i, 'holds a script in an address'],
  [/<foreignObject\b/i, 'holds foreign content'],
  [/<!(?:ENTITY|DOCTYPE)/i, 'holds a document type'],
  [/<(?:image|iframe|embed|object|audio|video)\b/i, 'embeds another file'],
  [/(?:href|src)\s*=\s*["'](?!#)/i, 'refers to another file'],
  [/@import|url\(\s*["']?(?!#)/i, 'refers to another file'],
];

export function svgFaults(text: string): string[] {
  if (!/^\s*(?:<\?xml[^>]*>\s*)?<svg\b[^>]*>[\s\S]*<\/svg>\s*$/i.test(text)) return ['is no SVG picture'];
  return REFUSED.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault);
}

/** Width and height by the `viewBox`. */
export function svgSize(text: string): { readonly width: number; readonly height: number } | undefined {
  const [, width, height] = /<svg\b[^>]*\bviewBox\s*=\s*["']\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/i.exec(text) ?? [];
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : undefined;
}
