/** A piece of XML, whole and escaped. */
export type Xml = string & { readonly xml: true };

type Content = string | readonly Xml[];

/** An element with text, which is escaped, or with other elements. */
export function element(name: string, content: Content): Xml;
export function element(name: string, attributes: Readonly<Record<string, string>>, content: Content): Xml;
export function element(name: string, ...rest: readonly unknown[]): Xml {
  const [attributes, content] = rest.length === 2 ? (rest as [Record<string, string>, Content]) : [{}, rest[0] as Content];
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.join('');
  return `<${name}${written.join('')}>${inner}</${name}>` as Xml;
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters have no place in XML at all. */
function escaped(text: string): string {
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter]!);
}
