/** What a visitor did to an element that React did not answer yet. */
export interface EarlyEvent {
  readonly type: 'click' | 'input' | 'submit';
  readonly target: HTMLElement;
  /** Of a form: the button that sent it. */
  readonly submitter?: HTMLElement | null;
  /** Of a field: what it said, which hydration may overwrite. */
  readonly value?: string;
  readonly checked?: boolean;
}

/** Events of this page that wait for their code. */
export interface EarlyEvents {
  readonly queue: EarlyEvent[];
  /** Something was pressed before any script was there. */
  wasPressed: boolean;
  /** A listener: keeps the event if its target is not hydrated yet. */
  record(event: Pick<Event, 'type' | 'target' | 'preventDefault'>): void;
  /** Called with each event that is kept. */
  onRecord?: () => void;
  /** Whether React answers what is done to an element; until it has begun, nothing is answered. */
  isAnswered?: (target: HTMLElement) => boolean;
}

/**
 * Records presses, input and submits of what is not hydrated yet, from the page's first line on; `replayEarlyEvents` repeats them.
 * A form that names its `action` is sent by the browser if its code has not come after `latest` milliseconds, and keeps the hash.
 *
 * A popover's button works by itself, as do links to other pages; a link within the page would overwrite the hash, which holds the search.
 * Once is enough for somebody who presses again because nothing happens; of a field the last value counts.
 * Written into the page as it stands: it can use nothing from outside.
 */
export function recordEarlyEvents(latest: number): void {
  const targets = {
    click: 'button[type="button"]:not([popovertarget]), main a[href^="#"]',
    input: 'input, select, textarea',
    submit: 'form',
  };
  const send = (early: EarlyEvent) => {
    const at = events.queue.indexOf(early);
    if (at < 0) return;
    events.queue.splice(at, 1);
    const form = early.target as HTMLFormElement;
    const address = new URL(form.action);
    address.hash ||= location.hash;
    form.action = address.href;
    removeEventListener('submit', events.record, true);
    document.removeEventListener('submit', events.record, true);
    form.requestSubmit(early.submitter);
  };
  const events: EarlyEvents = {
    queue: [],
    wasPressed: false,
    record(event) {
      const type = event.type as EarlyEvent['type'];
      events.wasPressed ||= type === 'click';
      const target = event.target instanceof Element && event.target.closest<HTMLElement>(targets[type]);
      if (!target) return;
      const known = events.queue.findIndex((early) => early.type === type && early.target === target);
      if (known >= 0) events.queue.splice(known, 1);
      // As the visitor left it: to ask whether it is answered may hydrate it, and overwrite it.
      const { value, checked } = target as HTMLInputElement;
      // What was typed into a field before it was hydrated still waits to be repeated, with what is typed since.
      if (events.isAnswered?.(target) && !(type === 'input' && known >= 0)) return;
      if (type === 'submit' || target instanceof HTMLAnchorElement) event.preventDefault();
      const early = { type, target, submitter: (event as Partial<SubmitEvent>).submitter ?? null, value, checked };
      // A text stands where it was typed first, ahead of what sends it.
      events.queue.splice(type === 'input' && known >= 0 ? known : events.queue.length, 0, early);
      if (type === 'submit' && target.hasAttribute('action')) setTimeout(send, latest, early);
      events.onRecord?.();
    },
  };
  // A letter that comes after hydration has overwritten a field, and before the field is written again, follows what was typed.
  const restore = ({ target }: Event) => {
    const early = events.queue.find((one) => one.type === 'input' && one.target === target);
    const field = target as HTMLInputElement;
    if (early && field.value !== early.value)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, early.value);
  };
  addEventListener('beforeinput', restore, true);
  Object.assign(globalThis, { earlyEvents: events });
  for (const type of Object.keys(targets)) addEventListener(type, events.record, true);
}
