import type { EarlyEvent, EarlyEvents } from './record-early-events.ts';

/** Between two looks whether what was used is hydrated by now. */
const LOOK_MS = 50;
/** A text that was repeated is looked after this often. */
const MAX_LOOKS = 10;

/** What the page's first line has recorded; undefined on a server, and where no such line was written. */
export function earlyEvents(): EarlyEvents | undefined {
  return (globalThis as { earlyEvents?: EarlyEvents }).earlyEvents;
}

/**
 * Repeats each recorded event as soon as React has hydrated its target, wherever that is on the page. Called right after `hydrateRoot`:
 * from here on React hears of presses first, since a press may make it hydrate the target and answer. Before it repeats one,
 * `flushEffects` runs the effects that wait: a field of a form is registered by one, and forgets what was said before.
 */
export function replayEarlyEvents(flushEffects: () => void): void {
  const early = earlyEvents();
  if (!early) return;
  early.isAnswered = isAnswered;
  addEventListener('click', recordChoice, true);
  for (const type of ['click', 'submit']) {
    removeEventListener(type, early.record, true);
    document.addEventListener(type, early.record, true);
  }
  for (const field of document.querySelectorAll<Field>('input, select, textarea')) if (wasChanged(field)) early.record(inputOf(field));
  let isLooking = false;
  const look = () => {
    const ready = early.queue.find((event, place) => isReady(event) && !waitsForAnother(event, early.queue.slice(0, place)));
    if (ready) {
      early.queue.splice(early.queue.indexOf(ready), 1);
      // Never while the visitor changes a field: what is drawn then takes the change back before React hears of it.
      flushEffects();
      replay(ready);
    }
    isLooking = early.queue.length > 0;
    // One a task: React has drawn what follows from it before the next.
    if (isLooking) setTimeout(look, ready ? 0 : LOOK_MS);
  };
  early.onRecord = () => {
    if (!isLooking) setTimeout(look, LOOK_MS);
    isLooking = true;
  };
  if (early.queue.length > 0) early.onRecord();
}

const isReady = ({ target }: EarlyEvent): boolean => !target.isConnected || isAnswered(target);

/** In a form everything comes in the order in which it was done: the form may be hydrated before its fields, and is sent after them. */
function waitsForAnother({ target }: EarlyEvent, before: readonly EarlyEvent[]): boolean {
  const form = target.closest('form');
  return form !== null && before.some((earlier) => earlier.target.closest('form') === form);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A browser that comes back to a page, or fills in a form, may write into fields and say nothing of it. */
function wasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, sent);
  }
  if (field.type === 'radio') return (field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked;
  if (field.type === 'checkbox') return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  return field.type !== 'hidden' && field.value !== field.defaultValue;
}

const inputOf = (target: Field) => ({ type: 'input', target, preventDefault: () => undefined });

const answered = new WeakSet<HTMLElement>();

/**
 * Whether React answers what is done to an element. It gives an element its properties before it has finished hydrating it, and forgets
 * them when something beside it has to wait: so it is asked, by an event that nothing on a page listens to. Where it has not finished, the
 * event makes it try at once, and a later question may find it ready.
 */
export function isAnswered(target: HTMLElement): boolean {
  const key = Object.keys(target).find((name) => name.startsWith('__reactProps')) as keyof HTMLElement | undefined;
  if (key && !answered.has(target)) {
    const props = target[key] as object;
    const asked: object = { ...props, onAuxClick: () => answered.add(target) };
    Object.assign(target, { [key]: asked });
    target.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
    if ((target[key] as object) === asked) Object.assign(target, { [key]: props });
  }
  return answered.has(target);
}

/**
 * A press switches a radio or a checkbox before any listener hears of it. If React hydrates it only then, it finds it switched, and hears of
 * no change: the press is kept as one that came before.
 */
function recordChoice({ target }: Event): void {
  if (target instanceof HTMLInputElement && isChoice(target)) earlyEvents()?.record(inputOf(target));
}

const isChoice = ({ type }: HTMLInputElement) => ['radio', 'checkbox'].includes(type);

function replay({ type, target, submitter, value = '', checked }: EarlyEvent): void {
  if (type === 'submit') (target as HTMLFormElement).requestSubmit(submitter);
  else if (type === 'click') target.click();
  else if (target instanceof HTMLSelectElement) {
    for (const name of ['input', 'change']) {
      // What the first event makes React draw has the value that the page knows.
      target.value = value;
      target.dispatchEvent(new Event(name, { bubbles: true }));
    }
  } else if (target instanceof HTMLInputElement && isChoice(target)) {
    // React hears of a change only: one that the browser has switched already would be none.
    target.checked = !checked;
    target.click();
  } else writeUntilHeard(target as HTMLInputElement, value);
}

/**
 * A field that React has begun to hydrate, and not finished, answers nothing, and is overwritten when it is finished: what was typed is
 * written again, unless the visitor types on, presses something, or sends the form while it holds that text: it may be cleared then.
 */
function writeUntilHeard(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const sent = field.defaultValue;
  const acts = ['keydown', 'submit', 'pointerdown'];
  let looks = 0;
  const stop = () => {
    looks = MAX_LOOKS;
    for (const type of acts) document.removeEventListener(type, heard, true);
  };
  const heard = ({ type, target }: Event) => (type === 'keydown' ? target === field : field.value === value) && stop();
  const look = () => {
    if (looks++ >= MAX_LOOKS || !field.isConnected) return stop();
    if (field.value === sent && value !== sent) write(field, value);
    setTimeout(look, LOOK_MS);
  };
  for (const type of acts) document.addEventListener(type, heard, true);
  write(field, value);
  setTimeout(look, LOOK_MS);
}

/** React compares with the text that it found in a field, so that it hears of this text only as a change. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  for (const text of ['', value]) {
    setter?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
