import type { Remote, RemoteName } from '@shop/contracts';
import { kit } from '../kit/index.ts';
import type { BrowserRemote } from '../release.ts';
import type { ShareScope } from '../remote/container-runtime.ts';

interface Container {
  init(scope: ShareScope): unknown;
  get(expose: string): Promise<() => { default: Remote }>;
}

/** What the shell shares; a remote that asks for anything else fails alone. */
const scope: ShareScope = Object.fromEntries(Object.entries(kit).map(([name, module]) => [name, () => module]));

/** How long a remote may take in a client navigation before its region gives up. */
const DEADLINE_MS = 10_000;

const loading = new Map<RemoteName, Promise<Remote>>();

/**
 * Loads a locked remote, once. Rejects when it is missing, slow, tampered with or broken, which is reported; a later call
 * tries again.
 */
export function loadRemote(name: RemoteName, remote: BrowserRemote): Promise<Remote> {
  const known = loading.get(name);
  if (known) return known;
  const attempt = withDeadline(open(remote), name);
  loading.set(name, attempt);
  attempt.catch((error: unknown) => {
    loading.delete(name);
    reportError(error);
  });
  return attempt;
}

async function open(remote: BrowserRemote): Promise<Remote> {
  for (const sheet of remote.css) ensureStyles(remote, sheet);
  await runScript(remote, remote.entry);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[remote.container];
  if (!container) throw new Error(`container ${remote.container} is missing`);
  await container.init(scope);
  const factory = await container.get('./remote');
  return factory().default;
}

function runScript(remote: BrowserRemote, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = remote.base + file;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = remote.integrity[file] ?? '';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`script ${script.src} did not load`));
    document.head.append(script);
  });
}

/** The page's own remotes have their sheets in the head already, inline or linked. */
function ensureStyles(remote: BrowserRemote, file: string): void {
  const href = remote.base + file;
  if (document.querySelector(`link[href="${href}"], style[data-from="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.href = file.slice(file.lastIndexOf('/') + 1);
  link.crossOrigin = 'anonymous';
  link.integrity = remote.integrity[file] ?? '';
  document.head.append(link);
}

function withDeadline<T>(work: Promise<T>, name: string): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`remote ${name} took too long`)), DEADLINE_MS)),
  ]);
}
