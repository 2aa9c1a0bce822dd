/** Asked every second, five times (spec 2, section 7). */
const EVERY_MS = 1_000;
const TIMES = 5;

interface Poll {
  /** The `_ga` cookie's id, where it is there by now. */
  readonly read: () => string | undefined;
  readonly found: (id: string) => void;
  /** After the last attempt: sets the load-attempt flag. */
  readonly gaveUp: () => void;
  readonly wait?: (task: () => void, ms: number) => void;
}

/** Waits for Google's id of the visitor, which a script of another house sets in its own time. */
export function pollGoogleId({ read, found, gaveUp, wait = (task, ms) => void setTimeout(task, ms) }: Poll): void {
  const attempt = (left: number) => {
    const id = read();
    if (id) return found(id);
    if (left === 0) return gaveUp();
    wait(() => attempt(left - 1), EVERY_MS);
  };
  wait(() => attempt(TIMES - 1), EVERY_MS);
}

/** `_ga=GA1.1.1234567890.1700000000` -> `1234567890.1700000000`. */
export function googleIdIn(cookies: string): string | undefined {
  return /(?:^|;\s*)_ga=GA\d+\.\d+\.(\d+\.\d+)/.exec(cookies)?.[1];
}

/** Google's session, kept in the cookie of its container: `_ga_ABC=GS1.1.1700000000.3…` or `GS2.1.s1700000000$o3…` -> `1700000000`. */
export function googleSessionIn(cookies: string): string | undefined {
  return /(?:^|;\s*)_ga_\w+=GS\d\.\d+\.s?(\d+)/.exec(cookies)?.[1];
}
