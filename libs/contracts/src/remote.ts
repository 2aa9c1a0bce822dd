import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Locale, Site } from './site.ts';

/** Version of this contract between shell and remote; a release names the one it was built for. */
export const CONTRACT_VERSION = '2.0.0';

export type RemoteName = 'search' | 'product' | 'gifting' | 'account' | 'minisites';

/** Compiled messages of one locale: id -> AST of formatjs. */
export type Messages = Record<string, unknown>;

/** What a widget gets from the slot that mounts it. Widgets define their own further props. */
export type Widget = ComponentType<Record<string, unknown>>;

/** The page that a widget is about to stand on. */
export interface WidgetVisit {
  readonly client: QueryClient;
  readonly site: Site;
}

/** The one door of a remote: the default export of its `src/remote.tsx`. */
export interface Remote {
  readonly name: RemoteName;
  /** Written out, so that a release keeps saying what it was built for. */
  readonly contract: typeof CONTRACT_VERSION;
  /** Routes relative to the locale's prefix, each with an explicit id `remote:screen`. */
  routes(site: Pick<Site, 'locale'>): RouteObject[];
  /** Its words in one locale; in the browser a chunk of its own. */
  messages(locale: Locale): Promise<Messages>;
  /** Widgets exposed to other pages, by name; mounted by the shell's `Slot`. */
  readonly widgets?: Record<string, Widget>;
  /** By a widget's name: asks what it shows at first, before a server draws it. */
  readonly prepare?: Record<string, (visit: WidgetVisit) => Promise<unknown>>;
}
