import './react-settings.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import './query-errors.ts';

// A page may be a chunk of its own that is compiled when it is first asked for.
configure({ asyncUtilTimeout: 10_000 });

/** Vitest leaves it beside the document: cookies of other paths are not in `document.cookie`. */
const { jsdom } = globalThis as unknown as { readonly jsdom: { readonly cookieJar: { removeAllCookiesSync(): void } } };

// The files of a run share the document: each begins with an empty one, and leaves no component behind.
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
document.head.replaceChildren();
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
jsdom.cookieJar.removeAllCookiesSync();
afterEach(cleanup);

/** jsdom knows `<dialog>` but cannot open it. */
const dialog = HTMLDialogElement.prototype;
dialog.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
dialog.show ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
dialog.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
