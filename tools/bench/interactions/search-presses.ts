import type { Locator, Page } from '@playwright/test';

/** One thing that a visitor does on the results page, and what he sees then. */
export interface Press {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly seen: (page: Page) => Locator;
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).filter({ visible: true }).first();
const dialog = (page: Page) => page.locator('dialog[open]');
const openDays = (page: Page) => page.locator('[data-status="open"]').filter({ visible: true });
const cards = (page: Page) => page.locator('main article[id]').first();
const skeletonOrCards = (page: Page) => page.locator('main article[id], main [data-testid="skeleton"]').first();
const opened = (page: Page) => page.locator('main [role="dialog"]:not([hidden])');

/** From the first filter to another page, on a phone, in French. */
export const ON_A_PHONE: readonly Press[] = [
  { name: 'open the filters', act: (page) => button(page, /^Filtrer/).click(), seen: (page) => dialog(page).getByRole('checkbox').first() },
  { name: 'tick a facility', act: (page) => dialog(page).getByRole('checkbox', { name: /^Spa/ }).first().click(), seen: dialog },
  { name: 'confirm the filters', act: (page) => button(page, /^Valider/).click(), seen: cards },
  { name: 'open the orders', act: (page) => button(page, 'Trier').click(), seen: (page) => dialog(page).getByRole('radio').first() },
  { name: 'choose an order', act: (page) => dialog(page).locator('label').nth(2).click(), seen: cards },
  {
    name: 'open the search',
    act: (page) => page.locator('main button[aria-haspopup="dialog"]').filter({ visible: true }).first().click(),
    seen: dialog,
  },
  { name: 'open the calendar', act: (page) => button(page, /^Quand/).click(), seen: (page) => openDays(page).first() },
  { name: 'choose the arrival', act: (page) => openDays(page).nth(12).click(), seen: dialog },
  { name: 'choose the departure', act: (page) => openDays(page).nth(14).click(), seen: dialog },
  { name: 'confirm the dates', act: (page) => button(page, /^Valider/).click(), seen: (page) => button(page, /^Qui/) },
  { name: 'open the party', act: (page) => button(page, /^Qui/).click(), seen: (page) => button(page, 'Un enfant de plus') },
  { name: 'one child more', act: (page) => button(page, 'Un enfant de plus').click(), seen: dialog },
  { name: 'one child less', act: (page) => button(page, 'Un enfant de moins').click(), seen: dialog },
  { name: 'search', act: (page) => button(page, 'Chercher').click(), seen: cards },
  {
    name: 'open the filters again',
    act: (page) => button(page, /^Filtrer/).click(),
    seen: (page) => dialog(page).getByRole('checkbox').first(),
  },
  { name: 'close the filters', act: (page) => button(page, 'Annuler').click(), seen: cards },
  { name: 'go to the next page', act: (page) => page.locator('nav a[rel=next]').click(), seen: skeletonOrCards },
];

/** The same on a wide screen. */
export const ON_A_WIDE_SCREEN: readonly Press[] = [
  {
    name: 'open a filter',
    act: (page) => button(page, /^Équipements/).click(),
    seen: (page) => opened(page).getByRole('checkbox').first(),
  },
  { name: 'tick a facility', act: (page) => opened(page).getByRole('checkbox', { name: /^Spa/ }).first().click(), seen: opened },
  { name: 'confirm the filter', act: (page) => button(page, /^Valider/).click(), seen: cards },
  { name: 'choose an order', act: chooseOrder, seen: cards },
  { name: 'open the calendar', act: (page) => button(page, /^Quand/).click(), seen: (page) => openDays(page).first() },
  { name: 'turn the month', act: (page) => button(page, 'Mois suivant').click(), seen: (page) => openDays(page).first() },
  { name: 'choose the arrival', act: (page) => openDays(page).nth(12).click(), seen: opened },
  { name: 'choose the departure', act: (page) => openDays(page).nth(14).click(), seen: opened },
  { name: 'confirm the dates', act: (page) => button(page, /^Valider/).click(), seen: (page) => button(page, /^Qui/) },
  { name: 'open the party', act: (page) => button(page, /^Qui/).click(), seen: (page) => button(page, 'Un enfant de plus') },
  { name: 'one child more', act: (page) => button(page, 'Un enfant de plus').click(), seen: opened },
  { name: 'one child less', act: (page) => button(page, 'Un enfant de moins').click(), seen: opened },
  { name: 'search', act: (page) => button(page, 'Chercher').click(), seen: cards },
  {
    name: 'type a letter of a place',
    act: (page) => page.getByRole('combobox').first().press('l'),
    seen: (page) => page.getByRole('option').first(),
  },
  { name: 'close the places', act: (page) => page.keyboard.press('Escape'), seen: cards },
  { name: 'go to the next page', act: (page) => page.locator('nav a[rel=next]').click(), seen: skeletonOrCards },
];

async function chooseOrder(page: Page): Promise<void> {
  await page.locator('main select').first().focus();
  await page.keyboard.press('ArrowDown');
}
