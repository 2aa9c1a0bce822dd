import { expect, type Locator, type Page } from '@playwright/test';

/** A slow phone: how many times slower than this machine. */
const SLOWER = 6;

/** Seconds after its first element is drawn, at which a visitor uses a page. */
export const MOMENTS = [0.2, 0.5, 1, 2, 4] as const;

/** Opens a page on a slow phone, and returns at that moment after `drawn` is to be seen, whatever code is there by then. */
export async function openEarly(page: Page, address: string, drawn: Locator, seconds: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'commit' });
  await drawn.waitFor({ timeout: 30_000 });
  // The moment is what is tested: nothing is waited for here.
  await page.waitForTimeout(seconds * 1_000);
}

/** A press as a finger makes it: where the element is, without asking whether anything answers. */
export async function pressAt(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not drawn.');
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Types letter by letter into a field that was pressed before. */
export async function typeEarly(field: Locator, text: string): Promise<void> {
  await pressAt(field);
  await field.page().keyboard.type(text);
}

/** Names and roles of a page as assistive technology reads them. */
export async function accessibilityTree(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as {
    nodes: readonly { ignored: boolean; role?: { value: string }; name?: { value: string } }[];
  };
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => `${role?.value ?? ''} ${name?.value ?? ''}`);
}

/** What the page says once the answer to an early press is there: it may take a slow phone some seconds. */
export const eventually = expect.configure({ timeout: 30_000 });
