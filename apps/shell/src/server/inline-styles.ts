/** One style sheet of a page. */
export interface PageStyles {
  /** Public address. */
  readonly href: string;
  /** With addresses that hold in any document (`movedStyles`). */
  readonly text: string | undefined;
  /** SHA-256 of the file, where it is known. */
  readonly integrity?: string | undefined;
}

/**
 * A sheet in the head: inline where its text is at hand, by its address otherwise. A remote's own loader knows it by its file's
 * name (`data-href`), the shell's by its address (`data-from`): neither fetches it again.
 */
export function styleSheet({ href, text, integrity }: PageStyles, nonce: string): string {
  const name = href.slice(href.lastIndexOf('/') + 1);
  // Text that would close the element is left in its file.
  if (text === undefined || /<\/style/i.test(text)) {
    const checked = integrity ? ` integrity="${integrity}"` : '';
    return `<link rel="stylesheet" href="${href}" data-href="${name}"${checked} crossorigin>`;
  }
  return `<style nonce="${nonce}" data-href="${name}" data-from="${href}">${text}</style>`;
}
