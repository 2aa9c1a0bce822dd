import type { Locator, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

/** One thing that a visitor does on the results page, and what he sees then. */
export interface Press {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly seen: (page: Page) => Locator;
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).filter({ visible: true }).first();
/** Milliseconds that a button or a screen stays pressed by a quick hand; the browser draws in between. */
const HELD = 80;

/**
 * A press at the middle of something: of a finger where the page is touched, else of the mouse. Playwright's own click listens to the press in the page to see what it
 * hits, which on a slow processor takes longer than the page's answer.
 */
const press = async (locator: Locator): Promise<void> => {
  // What comes near the window is laid out then, and may move what is below it.
  for (const _ of ['near', 'there']) {
    await locator.scrollIntoViewIfNeeded();
    await locator.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not in sight`);
  const [page, x, y] = [locator.page(), box.x + box.width / 2, box.y + box.height / 2];
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await touch(page, x, y);
  else await page.mouse.click(x, y, { delay: HELD });
};

/** Playwright's own tap lets go at once. */
async function touch(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(HELD);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

const dialog = (page: Page) => page.locator('dialog[open]');
const openDays = (page: Page) => page.locator('[data-status="open"]').filter({ visible: true });
const cards = (page: Page) => page.locator('main article[id]').first();
const skeletonOrCards = (page: Page) => page.locator('main article[id], main [data-testid="skeleton"]').first();
const opened = (page: Page) => page.locator('main [role="dialog"]:not([hidden])');

/** From the first filter to another page, on a phone, in French. */
export const ON_A_PHONE: readonly Press[] = [
  { name: 'open the filters', act: (page) => press(button(page, /^Filtrer/)), seen: (page) => dialog(page).getByRole('checkbox').first() },
  { name: 'tick a facility', act: (page) => press(dialog(page).getByRole('checkbox', { name: /^Spa/ }).first()), seen: dialog },
  { name: 'confirm the filters', act: (page) => press(button(page, /^Valider/)), seen: cards },
  { name: 'open the orders', act: (page) => press(button(page, 'Trier')), seen: (page) => dialog(page).getByRole('radio').first() },
  { name: 'choose an order', act: (page) => press(dialog(page).locator('label').nth(2)), seen: cards },
  {
    name: 'open the search',
    act: (page) => press(page.locator('main button[aria-haspopup="dialog"]').filter({ visible: true }).first()),
    seen: dialog,
  },
  ...datesAndParty(dialog),
  {
    name: 'open the filters again',
    act: (page) => press(button(page, /^Filtrer/)),
    seen: (page) => dialog(page).getByRole('checkbox').first(),
  },
  { name: 'close the filters', act: (page) => press(button(page, 'Annuler')), seen: cards },
  { name: 'go to the next page', act: (page) => press(page.locator('nav a[rel=next]')), seen: skeletonOrCards },
];

/** The same on a wide screen. */
export const ON_A_WIDE_SCREEN: readonly Press[] = [
  {
    name: 'open a filter',
    act: (page) => press(button(page, /^Équipements/)),
    seen: (page) => opened(page).getByRole('checkbox').first(),
  },
  { name: 'tick a facility', act: (page) => press(opened(page).getByRole('checkbox', { name: /^Spa/ }).first()), seen: opened },
  { name: 'confirm the filter', act: (page) => press(button(page, /^Valider/)), seen: cards },
  { name: 'choose an order', act: chooseOrder, seen: cards },
  ...datesAndParty(opened, [
    { name: 'turn the month', act: (page) => press(button(page, 'Mois suivant')), seen: (page) => openDays(page).first() },
  ]),
  {
    name: 'type a letter of a place',
    act: (page) => page.getByRole('combobox').first().press('l'),
    seen: (page) => page.getByRole('option').first(),
  },
  { name: 'close the places', act: (page) => page.keyboard.press('Escape'), seen: cards },
  { name: 'go to the next page', act: (page) => press(page.locator('nav a[rel=next]')), seen: skeletonOrCards },
];

/** The calendar, the party and the search; `within` is what their questions stand in. */
function datesAndParty(within: Press['seen'], onTheWay: readonly Press[] = []): readonly Press[] {
  return [
    { name: 'open the calendar', act: (page) => press(button(page, /^Quand/)), seen: (page) => openDays(page).first() },
    ...onTheWay,
    { name: 'choose the arrival', act: (page) => press(openDays(page).nth(12)), seen: within },
    { name: 'choose the departure', act: (page) => press(openDays(page).nth(14)), seen: within },
    { name: 'confirm the dates', act: (page) => press(button(page, /^Valider/)), seen: (page) => button(page, /^Qui/) },
    { name: 'open the party', act: (page) => press(button(page, /^Qui/)), seen: (page) => button(page, 'Un enfant de plus') },
    { name: 'one child more', act: (page) => press(button(page, 'Un enfant de plus')), seen: within },
    { name: 'one child less', act: (page) => press(button(page, 'Un enfant de moins')), seen: within },
    { name: 'search', act: (page) => press(button(page, 'Chercher')), seen: cards },
  ];
}

async function chooseOrder(page: Page): Promise<void> {
  await page.locator('main select').first().focus();
  await page.keyboard.press('ArrowDown');
}
