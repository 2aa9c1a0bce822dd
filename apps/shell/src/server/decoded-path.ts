/**
 * The path of an address as the router reads it: without its query, escapes resolved once. What cannot be read stays as it
 * is, and the router refuses it.
 */
export function decodedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A source map, packed or not, tells how the shop is built: for those who build it, never for visitors. */
export function isSourceMap(decoded: string): boolean {
  return /\.map(?:\.\w+)?$/i.test(decoded);
}
