/** Longest message of a report (spec 2, section 4, "Other"). */
const LONGEST = 256;
const LONGEST_STACK = 4_000;
const MAX_REPORTS = 10;

export interface BrowserError {
  readonly message: string;
  readonly stack?: string;
  /** `search@3f9c…`: whose code it was, by the address it was loaded from; `shell` for the host itself. */
  readonly release: string;
  readonly location: string;
  readonly locale: string;
}

/**
 * An error as it is reported: short, and with the release whose code threw it, or else in whose region it was met
 * (`componentStack` is React's).
 */
export function errorReport(
  error: unknown,
  page: { readonly location: string; readonly locale: string },
  componentStack?: string | null,
): BrowserError {
  const known = error instanceof Error ? error : new Error(String(error));
  const stack = known.stack?.slice(0, LONGEST_STACK);
  return {
    message: `${known.name}: ${known.message}`.slice(0, LONGEST),
    ...(stack && { stack }),
    release: releaseIn(stack) ?? releaseIn(componentStack) ?? 'shell',
    ...page,
  };
}

/** Finds `/releases/{remote}/{release}/`, the address of a release's code, or `at {remote}@{release}`, the name of its region. */
export function releaseIn(stack: string | null | undefined): string | undefined {
  const found = /\/releases\/([\w-]+)\/([\w-]+)\/|\bat ([a-z][\w-]*)@([\w-]+)/.exec(stack ?? '');
  return found ? `${found[1] ?? found[3]}@${found[2] ?? found[4]}` : undefined;
}

/** Passes each error on once, and no more than a few of a page: an endless loop must not become a flood. */
export function reportOnce(send: (report: BrowserError) => void): (report: BrowserError) => void {
  const seen = new Set<string>();
  return (report) => {
    const key = `${report.release} ${report.message}`;
    if (seen.has(key) || seen.size >= MAX_REPORTS) return;
    seen.add(key);
    send(report);
  };
}
