import { expect, test, type Page } from '@playwright/test';
import { buy, call, mailed, PASSWORD, press, register, type } from './account-visit.ts';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { aBookableStay } from '../../fixtures/checkout-stays.ts';
import { addressOf, aMail, knowTheNewsletter, visitAs, VISITS, type Visit } from '../../fixtures/checkout-visit.ts';
import { alive, hydrated } from '../../fixtures/page-watch.ts';

const CUSTOMERS = [
  {
    visit: { ...VISITS[0]!, name: 'on a telephone, in French', host: 'fr.localhost', locale: 'fr_FR', width: 390 },
    prefix: '',
    ...{ signIn: 'Connectez-vous pour voir cette page', link: 'Recevoir un lien de connexion par e-mail', enter: 'Me connecter' },
    ...{ hello: 'Bonjour Zoé', confirmed: 'Confirmé', cancelled: 'Annulée', noGifts: 'Aucun cadeau pour le moment' },
    ...{ changed: 'Vos coordonnées ont changé sur un autre appareil', ended: 'Votre session a expiré' },
    ...{ saved: 'Vos coordonnées sont enregistrées' },
  },
  {
    visit: { ...VISITS[0]!, name: 'on a desktop, in Belgian Dutch', host: 'be.localhost', locale: 'nl_BE', width: 1440 },
    prefix: '/nl',
    ...{ signIn: 'Meld je aan om deze pagina te zien', link: 'Mail me een link om me aan te melden', enter: 'Aanmelden' },
    ...{ hello: 'Hallo Zoé', confirmed: 'Bevestigd', cancelled: 'Geannuleerd', noGifts: 'Nog geen cadeaus' },
    ...{ changed: 'Je gegevens zijn op een ander toestel gewijzigd', ended: 'Je sessie is verlopen' },
    ...{ saved: 'Je gegevens zijn opgeslagen' },
  },
] satisfies readonly ({ visit: Visit; prefix: string } & Record<string, unknown>)[];

for (const { visit, prefix, ...say } of CUSTOMERS)
  test(`a mailed link opens the account: its trip is cancelled and its details saved by keyboard, ${visit.name} @ACC-001 @ACC-003`, async ({
    page,
    browser,
    request,
  }) => {
    test.setTimeout(180_000);
    await visitAs(page, visit);
    await knowTheNewsletter(page);
    const at = (path: string) => addressOf(page, visit, `${prefix}${path}`);
    const email = aMail();
    await open(page, at('/account/trips'));
    await expect(page.getByText(say.signIn)).toBeVisible();
    await isAccessible(page);
    const elsewhere = await browser.newContext();
    const device = await elsewhere.newPage();
    await device.goto(at('/account'));
    await register(device, { email, locale: visit.locale });

    await test.step('a mailed link signs in, and its owner hears of the new device', async () => {
      await page.locator('main a[href*="/account/signin"]').click();
      await page.getByRole('link', { name: say.link }).click();
      // The form before has the same field.
      await page.waitForURL(/step=link/);
      await page.locator('main [name=email]').fill(email);
      await isAccessible(page);
      await page.locator('main form button[type=submit]').click();
      const token = await mailed(email, /#enter=([\w-]+)/);
      await open(page, at(`/account/signin?step=enter#enter=${token}`));
      await isAccessible(page);
      await alive(page.getByRole('button', { name: say.enter, exact: true }));
      await page.getByRole('button', { name: say.enter, exact: true }).click();
      await page.waitForURL(at('/account'));
      await expect(page.getByText(say.hello)).toBeVisible();
      await isAccessible(page);
      await mailed(email, /\/account\/settings\/profile/);
    });

    await test.step('every page says from its first byte who is signed in, and no cache keeps it', async () => {
      const answer = await page.goto(at('/account/gifts'));
      expect(await answer!.text()).toContain('Zoé');
      expect(answer!.headers()['cache-control']).toMatch(/no-store|private/);
      await hydrated(page);
      await expect(page.getByText(say.noGifts)).toBeVisible();
      await isAccessible(page);
    });

    await test.step('the trip is opened and cancelled by keyboard', async () => {
      await buy(page, { wish: await aBookableStay(request, { activities: 1, cancellable: true }), email, locale: visit.locale });
      await open(page, at('/account/trips'));
      await expect(page.getByText(say.confirmed)).toBeVisible();
      await isAccessible(page);
      await press(page, page.locator('[data-trip=upcoming] a'));
      await page.waitForURL(/\/account\/trips\/[0-9a-f-]{36}/);
      await expect(page.locator('main a[href$="calendar.ics"]')).toBeVisible();
      await isAccessible(page);
      await press(page, page.locator('main a[href$="#cancel"]'));
      await press(page, page.locator('#cancel button[data-look=primary]'));
      await isAccessible(page);
      await press(page, page.locator('dialog[open] button[data-look=primary]'));
      await expect(page.getByText(say.cancelled, { exact: true })).toBeVisible();
      await isAccessible(page);
    });

    await test.step('what another device has saved is shown with what was typed here', async () => {
      await open(page, at('/account/settings/profile'));
      await expect(page.locator('main [name=city]')).toBeVisible();
      expect(await call(device, 'PATCH', '/gateway/account/profile', { city: 'Lyon' })).toMatchObject({ city: 'Lyon' });
      await alive(page.locator('main [name=addressLine]'));
      await type(page, page.locator('main [name=addressLine]'), '9 quai de Saône');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say.changed)).toBeVisible();
      await expect(page.locator('main [name=city]')).toHaveValue('Lyon');
      await isAccessible(page);
    });

    await test.step('a session that was ended elsewhere is opened again, and what was typed is saved', async () => {
      await call(device, 'DELETE', '/gateway/account/sessions/others');
      await type(page, page.locator('main [name=addressLine]'), '9 quai de Saône');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: say.ended })).toBeVisible();
      await isAccessible(page);
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText(say.saved)).toBeVisible();
      expect(await call(page, 'GET', '/gateway/account/profile')).toMatchObject({ city: 'Lyon', addressLine: '9 quai de Saône' });
    });
    await elsewhere.close();
  });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

async function isAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}
