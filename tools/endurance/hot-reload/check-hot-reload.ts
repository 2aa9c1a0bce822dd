import { chromium, type Page } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_FLAGS } from '../../test/browser-flags.ts';
import { findChromium } from '../../test/chromium.ts';
import { ResourceStack } from '../resource-stack.ts';
import { freePort } from '../own-shell.ts';
import { copyWorkspace } from './workspace-copy.ts';

const NAME = 'hot-pools';
const STARTED_MS = 600_000;
/** From a saved file to what is on the open page. */
const SHOWN_MS = 10_000;

/** What a squad sees of its first change: what it had pressed and typed stays, and the server draws the new code as well. */
export function checkHotReload(): Promise<string[]> {
  return ResourceStack.open(async (resources) => {
    mkdirSync('var', { recursive: true });
    const folder = resources.adopt(mkdtempSync('var/hot-'), (path) => rmSync(path, { recursive: true, force: true }));
    copyWorkspace(folder);
    execFileSync(process.execPath, ['tools/new/new.ts', 'remote', NAME], { cwd: folder });
    const component = join(folder, `apps/${NAME}/src/components/welcome.tsx`);
    writeFileSync(component, COMPONENT);
    const address = `http://localhost:${await startDevelopment(folder, resources)}/${NAME}`;
    await until(async () => (await textAt(address)).includes('as it was'), STARTED_MS);
    const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_FLAGS });
    resources.adopt(browser, () => browser.close());
    const page = await browser.newPage();
    const faults = await changed(page, address, component);
    await resources.close();
    console.log(`npm run dev -- ${NAME}: ${faults.length ? 'FAULT' : 'a change keeps what was pressed and typed, on both sides'}`);
    return faults;
  });
}

async function startDevelopment(folder: string, resources: ResourceStack): Promise<number> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const shop = spawn(process.execPath, ['tools/start/serve.ts', '--dev', NAME], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SHOP_ENV: 'demo', PORT: String(port), API_PORT: String(apiPort), DATA_DIR: 'var', CATALOGUE_HOTELS: '60' },
  });
  resources.adopt(shop, () => shop.exitCode ?? new Promise((done) => shop.once('exit', done) && shop.kill('SIGTERM')));
  return port;
}

/** Presses, types, saves a file, and says what is not as it should be. */
async function changed(page: Page, address: string, component: string): Promise<string[]> {
  await page.goto(address);
  const button = page.getByTestId('presses');
  await page.waitForFunction(() => Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  for (let times = 3; times > 0; times -= 1) await button.click();
  await page.getByRole('textbox', { name: 'typed' }).fill('a word');
  const began = performance.now();
  writeFileSync(component, readFileSync(component, 'utf8').replace('as it was', 'as it is'));
  const isShown = await until(async () => (await page.locator('main h1').innerText()) === 'as it is', SHOWN_MS);
  console.log(`  on the open page after ${Math.round(performance.now() - began)} ms`);
  const faults: string[] = [];
  const expect = (isSo: boolean, what: string) => void (isSo || faults.push(`npm run dev: ${what}`));
  expect(isShown, 'a change does not come to the open page');
  expect(await page.evaluate(() => 'stayed' in window), 'a change loads the page anew');
  expect((await button.innerText()) === '3', `three presses have become ${await button.innerText()}`);
  expect((await page.getByRole('textbox', { name: 'typed' }).inputValue()) === 'a word', 'what was typed is lost');
  expect((await textAt(address)).includes('as it is'), 'the server does not draw the new code');
  return faults;
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  return (await answer?.text().catch(() => '')) ?? '';
}

async function until(isSo: () => Promise<boolean>, ms: number): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < ms;) {
    if (await isSo()) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}

const COMPONENT = `import { useState } from 'react';
import type { WelcomeView } from '../views/welcome-view.ts';

export function Welcome({ view }: { readonly view: WelcomeView }) {
  const [presses, press] = useState(0);
  return (
    <section>
      <h1>as it was</h1>
      <button type="button" data-testid="presses" onClick={() => press(presses + view.count)}>
        {presses}
      </button>
      <input aria-label="typed" />
    </section>
  );
}
`;
