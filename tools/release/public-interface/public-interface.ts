import type { Locale } from '@shop/contracts';
import type { Consumes } from '@shop/federation';

/**
 * A type as data: `"string"`, an object of its members (`"name?"` may be missing), `{ "[]": … }` for lists,
 * `{ "|": […] }` for alternatives.
 */
export type Shape = string | { readonly [member: string]: Shape | readonly Shape[] };

/** What a remote offers to its consumers: `public-interface.json` of a release. */
export interface PublicInterface {
  readonly format: 1;
  readonly remote: string;
  /** Grows by semantic versioning: the `version` of the remote's `package.json`. */
  readonly version: string;
  /** Each screen's pattern by locale. */
  readonly addresses: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;
  /** Exposed widgets with the props that they take. */
  readonly widgets: Readonly<Record<string, Shape>>;
  /** What it tells the data layer and the window, by the event's name. */
  readonly events: Readonly<Record<string, Shape>>;
  /** What it asks of the back end: each question with the answer that it understands. */
  readonly data: Readonly<Record<string, Shape>>;
  /** Parts of other remotes that it shows; not known of releases from before that was asked. */
  readonly consumes?: Consumes;
}
