import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { at } from './home-visit.ts';
import { hydrated } from './page-watch.ts';

for (const path of [
  '/',
  '/?flow=gifting',
  '/?flow=activity',
  '/ideas',
  '/contact',
  '/xmas',
  '/content/faq',
  '/content/terms-of-sale',
  '/nowhere/at/all',
]) {
  test(`${path} has nothing that axe objects to`, async ({ page, baseURL }) => {
    await page.goto(at(baseURL, 'en.localhost', path), { waitUntil: 'networkidle' });
    await hydrated(page);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('the open contact form has nothing that axe objects to', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, 'en.localhost', '/contact'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Leave us a message' }).click();
  await page.getByRole('dialog').getByLabel('What is it about?').selectOption('other');
  await page.getByRole('dialog').getByLabel('Name').focus();
  await page.getByRole('dialog').getByLabel('E-mail').focus();
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog], dialog').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
