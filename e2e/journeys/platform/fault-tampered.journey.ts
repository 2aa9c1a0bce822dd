import { expect, test } from '@playwright/test';
import { hydrated, leaveRoutes } from '../../fixtures/page-watch.ts';

/** What of the page's remote comes with one more byte than was published. */
const FILES = {
  'the entry': /\/releases\/account\/[^/]+\/browser\/remoteEntry\.js/,
  'the chunk of its pages': /\/releases\/account\/[^/]+\/browser\/__federation_expose_remote\..*\.js/,
  'the words': /\/releases\/account\/[^/]+\/browser\/messages-.*\.js/,
};

test.afterEach(({ page }) => leaveRoutes(page));

for (const [what, file] of Object.entries(FILES))
  test(`${what} with one byte more is not used: the page stays as the server sent it, and a report is sent`, async ({ page }) => {
    await page.route(file, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()};window.tampered = true` });
    });
    const reported = page.waitForRequest('**/gateway/reports/errors');
    await page.goto('/account/wishlist');
    await hydrated(page);
    const { message } = (await reported).postDataJSON() as { message: string };
    expect(message).toMatch(/did not load|Loading .*chunk/i);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos favoris');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

/** Which style sheet has one rule more than was published, and what a client navigation to its page shows then. */
const SHEETS = {
  'the sheet of all pages of the remote': { file: /\/releases\/account\/[^/]+\/browser\/styles\..*\.css/, heading: 'Se connecter' },
  'the sheet of the page': { file: /\/releases\/account\/[^/]+\/browser\/page-.*\.css/, heading: 'Oups, une erreur est survenue' },
};

for (const [what, { file, heading }] of Object.entries(SHEETS))
  test(`${what} with one rule more is not used in a client navigation either`, async ({ page }) => {
    await page.route(file, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()} main { outline: 9px solid }` });
    });
    await page.goto('/');
    await hydrated(page);
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await page.getByRole('banner').getByRole('link', { name: 'Mon compte' }).click();
    await refused;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('main')).not.toHaveCSS('outline-width', '9px');
  });
