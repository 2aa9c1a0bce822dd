/** The path of a pattern with its names filled in; an optional part without a value falls away. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .flatMap((part) => {
      if (!part.startsWith(':')) return [part];
      const name = part.slice(1).replace('?', '');
      const value = params[name];
      if (value) return [encodeURIComponent(value)];
      if (part.endsWith('?')) return [];
      throw new Error(`The address ${pattern} needs "${name}"`);
    });
  return `/${parts.join('/')}`;
}
