import { chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS } from '../../test/browser-flags.ts';
import { findChromium } from '../../test/chromium.ts';
import { PAGES, type Redeployed } from './variant.ts';

export interface Seen {
  documents: number;
  /** Pages whose HTML came from another release than the one that the browser is told of. */
  stale: number;
  /** Pages and scripts that were not answered with 200, or that a browser could not use. */
  failed: number;
  /** Pages in a browser. */
  tabs: number;
  mismatches: number;
  /** What went wrong, in words; the first of each kind. */
  readonly said: Set<string>;
}

const NAMES = Object.keys(PAGES) as Redeployed[];
const TIMEOUT_MS = 30_000;
/** Pages that an open tab sees before it goes on to a page of the other remote. */
const OPEN_FOR = 5;

/** Asks for pages as fast as they come, one at a time. */
export async function visit(address: string, seen: Seen, isOver: () => boolean): Promise<void> {
  for (let at = 0; !isOver(); at += 1) {
    const name = NAMES[at % NAMES.length]!;
    const response = await fetch(address + PAGES[name].path).catch(() => undefined);
    const html = (await response?.text().catch(() => '')) ?? '';
    seen.documents += 1;
    const reported = lockOf(html)?.[name];
    if (response?.status !== 200 || !reported) failed(seen, `${PAGES[name].path}: ${response?.status ?? 'no answer'}`);
    else if (!html.includes(`${PAGES[name].title} ${reported.release}<`)) seen.stale += 1;
    const entry = reported && (await fetch(address + reported.base + reported.entry).catch(() => undefined));
    if (reported && !entry?.ok) failed(seen, `${reported.base}${reported.entry}: ${entry?.status ?? 'no answer'}`);
    await entry?.arrayBuffer();
  }
}

/**
 * Two tabs of a real browser. One opens page after page and compares what the server sent with what React made of it; the
 * other stays open over some redeploys and then goes on to the other remote, whose code is the one of its own old lock.
 */
export async function browse(address: string, seen: Seen, isOver: () => boolean): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_FLAGS });
  try {
    const [quick, old] = [await browser.newPage(), await browser.newPage()];
    for (const tab of [quick, old]) listen(tab, seen);
    // Once at least, however long the browser took to start.
    for (let at = 0; at === 0 || !isOver(); at += 1) {
      await counted(seen, async () => {
        if (at % OPEN_FOR === 0) await open(old, address, 'account');
        await alive(quick, address, NAMES[at % NAMES.length]!, seen);
        if (at % OPEN_FOR === OPEN_FOR - 1) await goOn(old, seen);
      });
    }
  } finally {
    await browser.close();
  }
}

/** What does not come at all in a tab is one page that failed, and the next one is opened. */
async function counted(seen: Seen, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    failed(seen, (error as Error).message.split('\n')[0] ?? '');
  }
}

async function alive(tab: Page, address: string, name: Redeployed, seen: Seen): Promise<void> {
  const release = await open(tab, address, name);
  seen.tabs += 1;
  const isAlive = await tab.waitForFunction(hasProps, undefined, { timeout: TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
  const title = await tab.locator('main h1').first().innerText();
  if (!isAlive) failed(seen, `${name}@${release} did not come alive`);
  if (title !== `${PAGES[name].title} ${release}`) seen.stale += 1;
}

async function goOn(tab: Page, seen: Seen): Promise<void> {
  const { title } = PAGES.gifting;
  await tab.waitForFunction(hasProps, undefined, { timeout: TIMEOUT_MS });
  const lock = lockOf(await tab.content());
  // As the browser's own buttons do it: the router goes on within the same document.
  await tab.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, PAGES.gifting.path);
  const wanted = `${title} ${lock?.gifting?.release ?? '?'}`;
  const came = await tab
    .getByRole('heading', { level: 1, name: wanted, exact: true })
    .waitFor({ timeout: TIMEOUT_MS })
    .then(
      () => true,
      () => false,
    );
  if (!came) failed(seen, `an open tab did not come to "${wanted}": ${await tab.locator('main').innerText()}`.slice(0, 200));
}

/** The release of the remote that the page is told to use. */
async function open(tab: Page, address: string, name: Redeployed): Promise<string> {
  await tab.goto(address + PAGES[name].path, { timeout: TIMEOUT_MS });
  return tab.evaluate(
    (remote) =>
      (JSON.parse(document.getElementById('boot')!.textContent) as { remotes: Record<string, { release: string }> }).remotes[remote]!
        .release,
    name,
  );
}

function listen(tab: Page, seen: Seen): void {
  const judge = (text: string) => {
    if (!/hydrat|did not match|React error #4(18|21|22|23|25)/i.test(text)) return;
    seen.mismatches += 1;
    seen.said.add(text.slice(0, 200));
  };
  tab.on('console', (message) => judge(message.text()));
  tab.on('pageerror', (error) => judge(error.message));
  tab.on('response', (response) => {
    if (/\/(releases|assets)\//.test(response.url()) && response.status() !== 200 && response.status() !== 304)
      failed(seen, `${response.url()}: ${response.status()}`);
  });
}

function failed(seen: Seen, what: string): void {
  seen.failed += 1;
  if (seen.said.size < 10) seen.said.add(what);
}

function lockOf(html: string): Record<string, { release: string; base: string; entry: string }> | undefined {
  const text = /id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  return text ? (JSON.parse(text) as { remotes: Record<string, { release: string; base: string; entry: string }> }).remotes : undefined;
}

function hasProps(): boolean {
  const heading = document.querySelector('main h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
}
