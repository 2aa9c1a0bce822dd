import { recordEarlyEvents } from '@shop/design-system';

/** A script of this page: its address, and its hash where it is known. */
export interface LateScript {
  readonly href: string;
  readonly integrity?: string | undefined;
}

/** However slow the page's pictures are, its scripts are fetched by then, ms. */
const LATEST_MS = 2_000;
/** A form that works without its code waits this long for it, ms. */
const SENT_AFTER_MS = 10_000;

/**
 * The line that fetches the page's scripts once what the visitor sees first is drawn, or at once on an interaction:
 * until then style sheets, letters and the largest picture have the line to themselves. `files` are fetched ahead, in
 * parallel; `main` is run and asks for the others. Where the browser has Trusted Types, the policy `start` trusts nothing else.
 * Before it stands the recorder of what the visitor does meanwhile.
 */
export function lateScripts(main: LateScript, files: readonly LateScript[]): string {
  return `(${recordEarlyEvents.toString()})(${SENT_AFTER_MS});(${start.toString()})(${JSON.stringify({ main, files, latest: LATEST_MS }).replace(/</g, '\\u003c')})`;
}

interface Started {
  readonly main: LateScript;
  readonly files: readonly LateScript[];
  readonly latest: number;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): { createScriptURL(address: string): string };
}

/** Written into the page as it stands: it can use nothing from outside. */
function start({ main, files, latest }: Started): void {
  const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce ?? '';
  const turns = ['pointerdown', 'touchstart', 'keydown'];
  let hasBegun = false;
  const prepare = (element: HTMLLinkElement | HTMLScriptElement, { integrity }: LateScript) => {
    element.crossOrigin = 'anonymous';
    element.nonce = nonce;
    if (integrity) element.integrity = integrity;
    document.head.append(element);
  };
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const turn of turns) removeEventListener(turn, begin, true);
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = file.href;
      prepare(link, file);
    }
    const script = document.createElement('script');
    const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
    const createScriptURL = (address: string) => (address === main.href ? address : '');
    script.src = types ? types.createPolicy('start', { createScriptURL }).createScriptURL(main.href) : main.href;
    prepare(script, main);
  };
  for (const turn of turns) addEventListener(turn, begin, { capture: true, passive: true });
  // Everything is there some time before it is drawn, and a picture that came last is drawn in the layout after.
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(begin));
  addEventListener('load', () => new PerformanceObserver(soon).observe({ type: 'paint', buffered: true }));
  setTimeout(begin, latest);
  // What the hash asks for only scripts can show: the page waits for them.
  if (location.hash.length > 1) begin();
}
