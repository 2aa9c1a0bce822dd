import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { answeredConsent } from '../../fixtures/hotel-visit.ts';
import { WALKS, type Step, type Walk } from './lost-files-walks.ts';
import { hydrated } from '../../fixtures/page-watch.ts';
import { releasedFiles } from './released-files.ts';

test.describe.configure({ mode: 'parallel', timeout: process.env.LOST_FILES === 'all' ? 1_800_000 : 180_000 });

const RELEASED = new Set(releasedFiles());
/** A map takes its time on a busy machine. */
const shown = expect.configure({ timeout: 30_000 });
/** Whatever asks for a file does so by then. */
const LOST_MS = 15_000;
const fileOf = (address: string) => new URL(address).pathname.split('/').at(-1) ?? '';

/** `LOST_FILES=all`: every file that a page fetches; without it one drawn file of each first load and of each step. */
const DRAWN = process.env.LOST_FILES === 'all' ? Infinity : 1;

/** Which of the released files a page fetches at first, and which of them each step adds. */
interface Fetched {
  readonly title: string;
  readonly first: ReadonlySet<string>;
  readonly bySteps: ReadonlyMap<Step, { readonly files: readonly string[]; readonly title: string }>;
}

async function visit<Seen>(browser: Browser, { size }: Walk, look: (page: Page) => Promise<Seen>): Promise<Seen> {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  await answeredConsent(page, ['localhost']);
  try {
    return await look(page);
  } finally {
    await page.context().close();
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The page whole: what it fetches, step by step. */
async function fetched(browser: Browser, walk: Walk, path: string): Promise<Fetched> {
  const first = new Set<string>();
  const bySteps = new Map<Step, { readonly files: readonly string[]; readonly title: string }>();
  const listen = (page: Page, files: Set<string>) =>
    page.on('request', (request) => RELEASED.has(fileOf(request.url())) && files.add(fileOf(request.url())));
  const title = await visit(browser, walk, async (page) => {
    listen(page, first);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    return titleOf(page);
  });
  const known = new Set(first);
  for (const step of walk.steps)
    await visit(browser, walk, async (page) => {
      const files = new Set<string>();
      await open(page, path);
      listen(page, files);
      await step.act(page);
      await shown(step.opened(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      bySteps.set(step, { files: [...files].filter((file) => !known.has(file)), title: await titleOf(page) });
      for (const file of files) known.add(file);
    });
  return { title, first, bySteps };
}

const titleOf = async (page: Page) => (await page.locator('h1').first().textContent()) ?? '';

/** A file without which the part does its work leaves nothing to ask for again. */
const comes = (part: Locator) =>
  part.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  );

async function lose(page: Page, file: string): Promise<{ readonly lost: Promise<boolean>; lift(): Promise<void> }> {
  const isIt = (address: URL) => fileOf(address.href) === file;
  await page.route(isIt, (route) => route.abort());
  return {
    lost: page.waitForEvent('requestfailed', { predicate: (request) => fileOf(request.url()) === file, timeout: LOST_MS }).then(
      () => true,
      () => false,
    ),
    lift: () => page.unroute(isIt),
  };
}

/** Nothing of the page around the part is missing. */
async function stands(page: Page, title: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1').first()).toHaveText(title);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeAttached();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
  // More than its heading: an empty list of favourites says so in a sentence.
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(title.length + 40);
}

/** A file of the first load is lost: the page is readable, and whole again once it is loaded again. */
async function withoutAtFirst(page: Page, path: string, file: string, title: string): Promise<void> {
  const { lost, lift } = await lose(page, file);
  await page.goto(path);
  expect(await lost, 'the first load asks for it').toBe(true);
  await stands(page, title);
  await lift();
  await open(page, path);
  await stands(page, title);
}

/** A file that a press fetches is lost: the page stands, and the part comes when it is asked for again. */
async function withoutOnPress(page: Page, path: string, file: string, { step, title }: { step: Step; title: string }): Promise<void> {
  await open(page, path);
  const { lost, lift } = await lose(page, file);
  await step.act(page);
  // What one visit has fetched ahead, another that is faster has not.
  if (!(await lost)) await shown(step.opened(page)).toBeVisible();
  await stands(page, title);
  await lift();
  const retry = page.getByRole('button', { name: 'Réessayer' }).filter({ visible: true });
  if (!(await comes(retry.or(step.opened(page)).first()))) {
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    await step.act(page);
  } else if (await retry.count()) await retry.first().click();
  await shown(step.opened(page)).toBeVisible();
  await stands(page, title);
}

for (const walk of WALKS)
  test(`${walk.name}: whichever of its files is lost, the page stands, and its part comes when it is asked for again`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const path = new URL(await walk.path(request), baseURL).href;
    const { title, first, bySteps } = await fetched(browser, walk, path);
    const faults: string[] = [];
    const tryWithout = async (name: string, look: (page: Page) => Promise<void>) =>
      visit(browser, walk, look).catch((fault: Error) => faults.push(`${name}: ${fault.message}`));
    for (const file of drawnFrom([...first], DRAWN))
      await tryWithout(`first load without ${file}`, (page) => withoutAtFirst(page, path, file, title));
    for (const [step, { files, title: titleThen }] of bySteps)
      for (const file of drawnFrom(files, DRAWN))
        await tryWithout(`${step.name} without ${file}`, (page) => withoutOnPress(page, path, file, { step, title: titleThen }));
    expect(faults).toEqual([]);
  });

/** Another part with each release: names carry the hash of what is in them. */
function drawnFrom(files: readonly string[], count: number): readonly string[] {
  const hashOf = (file: string) => /\.([0-9a-f]{8})\./.exec(file)?.[1] ?? file;
  return [...files].sort((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1)).slice(0, count);
}
