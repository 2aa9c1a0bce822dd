import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A page may be a chunk of its own that is compiled when it is first asked for.
configure({ asyncUtilTimeout: 10_000 });

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
