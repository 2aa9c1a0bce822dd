import '@testing-library/jest-dom';

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
