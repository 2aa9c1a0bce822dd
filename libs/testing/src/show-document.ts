/**
 * Shows a whole document as text, as a browser that opens its address would: language, head and body. The document of a run
 * outlives its files, so that it is filled and never opened anew, which would take its `body` and listeners from all others.
 */
export function showDocument(html: string): void {
  const { documentElement, head, body } = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = documentElement.lang;
  document.head.replaceChildren(...head.childNodes);
  document.body.replaceChildren(...body.childNodes);
}
