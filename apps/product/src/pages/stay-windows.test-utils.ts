import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Body } from './stay-parts.ts';

/** Every test of the file has the sections of a stay at once, dialogs that open and close, and a device that remembers nothing. */
export function inABrowserWithDialogs(): void {
  beforeAll(async () => {
    Element.prototype.scrollIntoView = () => undefined;
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false;
    };
    await Body.prepare();
  });
  afterEach(() => localStorage.clear());
}

/** The window of a title. */
export const opened = async (title: string) => (await screen.findByText(title, { selector: 'dialog h2' })).closest('dialog')!;
/** Without asking for roles, which is slow on a page of this length. */
export const press = async (name: string) => userEvent.click((await screen.findByText(name, { selector: 'button *' })).closest('button')!);
export const pressNamed = async (label: string) => userEvent.click(await screen.findByLabelText(label, { selector: 'button' }));
export const close = async (title: string) => userEvent.click(within(await opened(title)).getByLabelText('Close'));
