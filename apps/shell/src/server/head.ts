import type { RemoteName } from '@shop/contracts';
import type { BrowserRemote } from '@shop/federation';
import { BOOT_ID, type Boot } from '../boot.ts';
import type { ShellAssets } from './assets.ts';
import { styleSheet } from './inline-styles.ts';
import { lateScripts, type LateScript } from './late-scripts.ts';

interface HeadOptions {
  readonly assets: ShellAssets;
  /** Text of a style sheet of a remote of this page, by its path in the release; undefined where only its address is known. */
  readonly styleOf: (name: RemoteName, file: string) => string | undefined;
  readonly nonce: string;
  /** Role tokens of a partner's brand, after every other sheet. */
  readonly brandCss?: string | undefined;
}

/**
 * What goes into the head beside what React writes: exactly the style sheets and scripts of this page's remotes,
 * so that there is no waterfall, no flash and no request twice. The sheets are inline: the first paint waits for the document alone.
 */
export function headOf(boot: Boot, deferred: readonly RemoteName[], { assets, styleOf, nonce, brandCss }: HeadOptions): string {
  const lockedOf = (names: readonly RemoteName[]) => names.flatMap((name) => boot.remotes[name] ?? []).filter((remote) => !remote.down);
  const remotes = lockedOf(boot.page);
  const styled = [...new Set([...boot.page, ...deferred])].flatMap((name) => lockedOf([name]).map((remote) => ({ name, remote })));
  const shellScript = (href: string): LateScript => ({ href, integrity: assets.integrity[href] });
  return [
    ...assets.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    ...assets.css.map((href) => styleSheet({ href, text: assets.styles[href], integrity: assets.integrity[href] }, nonce)),
    ...styled.flatMap(({ name, remote }) =>
      remote.css.map((file) =>
        styleSheet({ href: remote.base + file, text: styleOf(name, file), integrity: remote.integrity[file] }, nonce),
      ),
    ),
    brandCss ? `<style nonce="${nonce}">${brandCss}</style>` : '',
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

/** JSON that cannot close the script it stands in. */
export function inScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
