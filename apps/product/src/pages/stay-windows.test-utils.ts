import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Body } from './stay-parts.ts';

/** What had the focus when a dialog opened: a browser gives it back. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();
const { focus } = HTMLElement.prototype;

/** Every test of the file has the sections of a stay at once, dialogs that open and close, and a device that remembers nothing. */
export function inABrowserWithDialogs(): void {
  beforeAll(async () => {
    Element.prototype.scrollIntoView = () => undefined;
    // What lies behind a modal dialog is inert.
    HTMLElement.prototype.focus = function focusUnlessInert(options) {
      const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (!modal || modal.contains(this)) focus.call(this, options);
    };
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false;
      (openers.get(this) as HTMLElement | null | undefined)?.focus();
    };
    await Body.prepare();
  });
  afterEach(() => localStorage.clear());
  afterAll(() => void (HTMLElement.prototype.focus = focus));
}

/** The window of a title. */
export const opened = async (title: string) => (await screen.findByText(title, { selector: 'dialog h2' })).closest('dialog')!;
/** Without asking for roles, which is slow on a page of this length. */
export const press = async (name: string) => userEvent.click((await screen.findByText(name, { selector: 'button *' })).closest('button')!);
export const pressNamed = async (label: string) => userEvent.click(await screen.findByLabelText(label, { selector: 'button' }));
export const close = async (title: string) => userEvent.click(within(await opened(title)).getByLabelText('Close'));
