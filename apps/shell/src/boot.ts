import type { RemoteName, Site } from '@shop/contracts';
import type { BrowserRemote } from '@shop/federation';
import type { Layout } from './layout/layout.ts';

/** What the server tells the browser about the page, as JSON in the head. */
export interface Boot {
  /** Path and query that the page was rendered for. */
  readonly address: string;
  /** Path and query that was requested, where the page was rendered for another. */
  readonly requested?: string;
  readonly site: Site;
  /** When the page was written, by the shop's clock. Epoch milliseconds. */
  readonly sentAt: number;
  /** What stands around the page. */
  readonly layout: Layout;
  /** The release lock, with addresses and hashes. */
  readonly remotes: Readonly<Partial<Record<RemoteName, BrowserRemote>>>;
  /** Remotes that this page was rendered with; loaded before hydration. */
  readonly page: readonly RemoteName[];
  readonly hydration: { readonly loaderData: Record<string, unknown>; readonly errors: Record<string, unknown> | null };
  /** Address of the shell's script with this locale's words. */
  readonly messages: string;
}

/** Id of the element that holds it. */
export const BOOT_ID = 'boot';
