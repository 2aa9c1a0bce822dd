import { chromium, type Browser, type Page, type Route } from '@playwright/test';
import { BROWSER_FLAGS } from '../../test/browser-flags.ts';
import { findChromium } from '../../test/chromium.ts';
import { REMOTES } from '../../start/build-all.ts';
import { FAILURE_MODES, type FailureMode } from '../fault-proxy.ts';
import type { FaultPage } from './pages.ts';

/** Something that a browser cannot have. */
interface BrowserCause {
  readonly name: string;
  readonly files: RegExp;
  /** The remote whose pages stay as the server sent them. */
  readonly remote?: string;
}

export interface BrowserCell {
  readonly cause: string;
  readonly failureMode: FailureMode;
  readonly page: FaultPage;
  readonly faults: readonly string[];
}

export interface BrowserParams {
  /** A shop without failures. */
  readonly address: string;
  readonly pages: readonly FaultPage[];
  readonly causes?: readonly string[];
  readonly failureModes?: readonly FailureMode[];
  readonly tell: (cell: BrowserCell) => void;
}

const CAUSES: readonly BrowserCause[] = [
  ...REMOTES.map((remote) => ({ name: `${remote} in the browser`, files: new RegExp(`/releases/${remote}/.*\\.(js|css)`), remote })),
  { name: 'analytics', files: /\/(analytics|gateway\/reports)\b/ },
  { name: 'pictures', files: /\/images\// },
];
const SLOW_MS = 5_000;
/** A remote's code is waited for at most ten seconds. */
const TIMEOUT_MS = 25_000;
const HEALED_MS = 5_000;
/** Tabs that are open at the same time. */
const AT_ONCE = 3;

export const BROWSER_CAUSES: readonly string[] = CAUSES.map(({ name }) => name);

/** Opens every page in a real browser to which each cause happens in each way. */
export async function browserMatrix({
  address,
  pages,
  causes = BROWSER_CAUSES,
  failureModes = FAILURE_MODES,
  tell,
}: BrowserParams): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_FLAGS });
  const left = CAUSES.filter(({ name }) => causes.includes(name)).flatMap((cause) =>
    failureModes.flatMap((failureMode) => pages.map((page) => ({ cause, failureMode, page }))),
  );
  const next = async (): Promise<void> => {
    for (let cell = left.shift(); cell; cell = left.shift()) {
      const faults = await visited(browser, address, cell);
      tell({
        ...cell,
        cause: cell.cause.name,
        faults: faults.map((fault) => `${cell!.cause.name} ${cell!.failureMode}, ${cell!.page.name}: ${fault}`),
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } finally {
    await browser.close();
  }
}

interface Requested {
  readonly cause: BrowserCause;
  readonly failureMode: FailureMode;
  readonly page: FaultPage;
}

async function visited(browser: Browser, address: string, { cause, failureMode, page }: Requested): Promise<string[]> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const reports: string[] = [];
  const crashes: string[] = [];
  tab.on('request', (request) => request.url().includes('/gateway/reports/errors') && reports.push(request.postData() ?? ''));
  tab.on('pageerror', (error) => crashes.push(error.message));
  const met = { count: 0 };
  await tab.route(cause.files, (route) => fail(route, failureMode, met));
  try {
    const answer = await tab.goto(address + page.path, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    if (answer?.status() !== 200) return [`status ${answer?.status() ?? 0}`];
    const sent = await headingOf(tab);
    await tab.waitForFunction(isHydrated, undefined, { timeout: TIMEOUT_MS });
    const faults = await shown(tab, sent);
    const isConcerned = cause.remote === page.remote;
    const own = crashes.filter(
      (message) => !(cause.remote && /did not load|is missing|took too long|loading (css )?chunk|unexpected/i.test(message)),
    );
    for (const message of own) faults.push(`uncaught: ${message.slice(0, 120)}`);
    if (isConcerned && met.count && (failureMode === 'down' || failureMode === 'garbage' || failureMode === 'old') && !reports.length)
      faults.push('no report was sent');
    await tab.unroute(cause.files);
    if (isConcerned) faults.push(...(await healing(tab, sent)));
    return faults;
  } catch (error) {
    return [(error as Error).message.split('\n')[0] ?? ''];
  } finally {
    await context.close();
  }
}

async function fail(route: Route, failureMode: FailureMode, met: { count: number }): Promise<void> {
  met.count += 1;
  const garbage = { status: 200, headers: { 'access-control-allow-origin': '*' }, body: '{"<!' };
  try {
    if (failureMode === 'down' || (failureMode === 'half' && met.count % 2)) return await route.abort();
    if (failureMode === 'garbage') return await route.fulfill(garbage);
    // What an earlier release had under this address, as a forgetful cache gives it.
    if (failureMode === 'old') return await route.fulfill({ ...garbage, contentType: typeOf(route), body: '/* of an earlier release */' });
    if (failureMode === 'slow') await new Promise((done) => setTimeout(done, SLOW_MS));
    await route.continue();
  } catch {
    // The tab was closed meanwhile.
  }
}

function typeOf(route: Route): string {
  return { script: 'text/javascript', stylesheet: 'text/css', image: 'image/webp' }[route.request().resourceType()] ?? 'application/json';
}

async function shown(tab: Page, heading: string): Promise<string[]> {
  const faults: string[] = [];
  for (const part of ['header', 'footer']) if (!(await tab.locator(part).first().isVisible())) faults.push(`${part} is missing`);
  const now = await headingOf(tab);
  if (now !== heading) faults.push(`"${heading}" has become "${now}"`);
  return faults;
}

/** A reload hydrates the page again, a deferred part on the first interaction. */
async function healing(tab: Page, heading: string): Promise<string[]> {
  await tab.reload({ waitUntil: 'commit' });
  const began = performance.now();
  let ms = 0;
  // A pointer that came to rest before the page's script was there has to move again.
  do {
    await tab.mouse.move(0, 0);
    await tab.locator('main h1').first().hover({ timeout: TIMEOUT_MS });
    ms = performance.now() - began;
  } while (!(await tab.evaluate(isAlive)) && ms < TIMEOUT_MS);
  return [...(ms > HEALED_MS ? [`alive ${Math.round(ms)} ms after the reload`] : []), ...(await shown(tab, heading))];
}

async function headingOf(tab: Page): Promise<string> {
  const text = await tab.locator('main h1').first().innerText({ timeout: TIMEOUT_MS });
  return text.replace(/\s+/g, ' ').trim();
}

function isHydrated(): boolean {
  return Object.keys(document).some((key) => key.startsWith('__reactContainer'));
}

/** React answers within the page's own part. */
function isAlive(): boolean {
  const heading = document.querySelector('main h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
}
