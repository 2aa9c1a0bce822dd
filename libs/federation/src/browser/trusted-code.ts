/** The part of Trusted Types that is used here; older browsers have none of it. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: {
      createScriptURL(address: string): string | null;
      createHTML(text: string): string | null;
      createScript(text: string): string | null;
    },
  ): unknown;
}

/** What React writes to make a script element that is not run by being written, or to empty an element. */
const HARMLESS: readonly string[] = ['<script></script>', ''];

/**
 * Answers the browser's Trusted Types (`require-trusted-types-for 'script'` in the policy of the page): code comes
 * from the given directories or not at all, no text becomes HTML, and only JSON becomes the content of a script.
 */
export function trustOnlyCodeFrom(directories: readonly string[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isBelow(address, directories, location.href) ? address : null),
    createHTML: (text) => (HARMLESS.includes(text) ? text : null),
    createScript: (text) => (isJson(text) ? text : null),
  });
}

/** Whether an address leads below one of some directories, whatever dots and schemes it is written with. */
export function isBelow(address: string, directories: readonly string[], page: string): boolean {
  const { href } = new URL(address, page);
  return directories.some((directory) => href.startsWith(new URL(directory, page).href));
}

/** Structured data for search engines is a script of JSON. */
export function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
