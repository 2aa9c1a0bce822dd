import type { RemoteName } from '@shop/contracts';

/** `release.json`: what a squad published. Paths are relative to the release's directory. */
export interface Release {
  readonly format: 1;
  readonly name: RemoteName;
  /** Id of this build, 12 hexadecimal digits of its content. */
  readonly release: string;
  /** Version of the contract between shell and remote. */
  readonly contract: string;
  /** Shared packages and the ranges that this release asks of the shell. */
  readonly shared: Readonly<Record<string, string>>;
  readonly server: { readonly file: string };
  readonly browser: {
    /** Name of the container's global variable. */
    readonly container: string;
    readonly entry: string;
    /** Scripts and style sheets that the exposed door needs at once. */
    readonly js: readonly string[];
    readonly css: readonly string[];
    /** What a page that is loaded by itself needs besides, by its name: `checkout` of the chunk `page-checkout`. */
    readonly pages: Readonly<Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>>;
    /** The script that holds one locale's words. */
    readonly messages: Readonly<Record<string, string>>;
  };
  /** SHA-256 of every file, as in the `integrity` attribute. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Version of this remote's public interface (its `package.json`), and the file that says what that is. */
  readonly publicInterface?: { readonly version: string; readonly file: string };
  /** Bytes of all JavaScript and CSS of the browser build, uncompressed. */
  readonly size: { readonly js: number; readonly css: number };
}

/** {remote -> release}, resolved once for a page; server and browser both keep to it. */
export type ReleaseLock = Readonly<Partial<Record<RemoteName, string>>>;

/** What the browser must know of one locked remote. */
export interface BrowserRemote {
  readonly release: string;
  /** Address of the release's directory, with a trailing slash. */
  readonly base: string;
  readonly container: string;
  readonly entry: string;
  readonly js: readonly string[];
  readonly css: readonly string[];
  readonly messages: string | undefined;
  /** Only of the files named here. */
  readonly integrity: Readonly<Record<string, string>>;
  /** The server could not render it: the browser begins with the same fallback. */
  readonly down?: boolean;
}

/** What one page needs of a release in one locale; `chunks` names the pages of it that are loaded by themselves. */
export function browserRemote(release: Release, locale: string, chunks: readonly string[] = []): BrowserRemote {
  const { browser } = release;
  const messages = browser.messages[locale];
  const pages = chunks.flatMap((chunk) => browser.pages[chunk] ?? []);
  const js = [...browser.js, ...pages.flatMap((page) => page.js)];
  const css = [...browser.css, ...pages.flatMap((page) => page.css)];
  const named = [browser.entry, ...js, ...css, ...(messages ? [messages] : [])];
  return {
    release: release.release,
    base: `/releases/${release.name}/${release.release}/`,
    container: browser.container,
    entry: browser.entry,
    js,
    css,
    messages,
    integrity: Object.fromEntries(named.map((file) => [file, release.integrity[file] ?? ''])),
  };
}
