import type { RemoteName } from '@shop/contracts';
import type { BrowserRemote } from '@shop/federation';
import { BOOT_ID, type Boot } from '../boot.ts';
import type { ShellAssets } from './assets.ts';
import { lateScripts, type LateScript } from './late-scripts.ts';

/**
 * What goes into the head beside what React writes: exactly the style sheets and scripts of this page's remotes,
 * so that there is no waterfall, no flash and no request twice (`data-href` is by what a remote's own loader knows a sheet).
 */
export function headOf(boot: Boot, sleeping: readonly RemoteName[], { assets, nonce }: { assets: ShellAssets; nonce: string }): string {
  const lockedOf = (names: readonly RemoteName[]) => names.flatMap((name) => boot.remotes[name] ?? []).filter((remote) => !remote.down);
  const remotes = lockedOf(boot.page);
  const styled = new Set([...remotes, ...lockedOf(sleeping)]);
  const hash = (file: string) => attribute('integrity', assets.integrity[file]);
  const shellScript = (href: string): LateScript => ({ href, integrity: assets.integrity[href] });
  return [
    ...assets.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    ...assets.css.map((sheet) => `<link rel="stylesheet" href="${sheet}"${hash(sheet)} crossorigin>`),
    ...[...styled].flatMap((remote) =>
      remote.css.map(
        (sheet) =>
          `<link rel="stylesheet" href="${remote.base}${sheet}" data-href="${fileOf(sheet)}"${integrity(remote, sheet)} crossorigin>`,
      ),
    ),
    `<script nonce="${nonce}">if(location.hash.length>1)document.documentElement.dataset.hashState='pending'</script>`,
    `<script type="application/json" id="${BOOT_ID}">${inScript(boot)}</script>`,
    `<script nonce="${nonce}">${lateScripts(shellScript(assets.main), [...remotes.flatMap(scriptsOf), shellScript(boot.messages)])}</script>`,
  ].join('');
}

/** Development only. */
export function reloadOnRelease(nonce: string): string {
  return `<script nonce="${nonce}">new EventSource('/dev/events').onmessage=()=>location.reload()</script>`;
}

function scriptsOf(remote: BrowserRemote): LateScript[] {
  const files = [remote.entry, ...remote.js, ...(remote.messages ? [remote.messages] : [])];
  return files.map((file) => ({ href: remote.base + file, integrity: remote.integrity[file] }));
}

/** A remote's own loader knows a sheet by its file's name. */
function fileOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function integrity(remote: BrowserRemote, file: string): string {
  return attribute('integrity', remote.integrity[file]);
}

function attribute(name: string, value: string | undefined): string {
  return value ? ` ${name}="${value}"` : '';
}

/** JSON that cannot close the script it stands in. */
export function inScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
