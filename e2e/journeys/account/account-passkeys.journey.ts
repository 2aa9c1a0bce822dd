import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { addressOf, aMail, knowTheNewsletter, sentMails, visitAs, VISITS, type Visit } from '../../fixtures/checkout-visit.ts';
import { alive, hydrated, watch } from '../../fixtures/page-watch.ts';
import { aDevice } from '../../fixtures/passkey-device.ts';

const PASSWORD = 'een-blauw-meer-bij-avond';

const CUSTOMERS = [
  {
    visit: { ...VISITS[0]!, name: 'on a telephone, in French', host: 'fr.localhost', width: 390 },
    prefix: '',
    ...{ section: 'Clés d’accès', add: 'Ajouter une clé d’accès', go: 'Continuer', added: 'Votre clé d’accès est ajoutée.' },
    ...{ rename: /^Renommer/, name: 'Téléphone de Zoé', save: 'Enregistrer le nom', renamed: 'Le nom est enregistré.' },
    ...{
      turnOn: 'Demander ma clé d’accès après mon mot de passe',
      confirm: 'Confirmer',
      on: 'Après votre mot de passe, nous demandons une clé d’accès.',
    },
    ...{ signIn: 'Se connecter avec une clé d’accès', step: 'Utiliser ma clé d’accès', cancelled: /^Rien n’a été confirmé/ },
    ...{
      remove: /^Supprimer Téléphone/,
      sure: 'Supprimer la clé d’accès',
      none: 'Vous n’avez pas encore de clé d’accès.',
      refused: /n’ouvre aucun compte ici/,
    },
  },
  {
    visit: { ...VISITS[0]!, name: 'on a desktop, in Dutch at the Belgian address', host: 'be.localhost', width: 1440 },
    prefix: '/nl',
    ...{ section: 'Passkeys', add: 'Passkey toevoegen', go: 'Doorgaan', added: 'Je passkey is toegevoegd.' },
    ...{ rename: /hernoemen$/, name: 'Laptop van Zoë', save: 'Naam opslaan', renamed: 'De naam is opgeslagen.' },
    ...{ turnOn: 'Vraag na mijn wachtwoord om mijn passkey', confirm: 'Bevestigen', on: 'Na je wachtwoord vragen we om een passkey.' },
    ...{ signIn: 'Aanmelden met een passkey', step: 'Mijn passkey gebruiken', cancelled: /^Er is niets bevestigd/ },
    ...{
      remove: /^Laptop van Zoë verwijderen$/,
      sure: 'Passkey verwijderen',
      none: 'Je hebt nog geen passkey.',
      refused: /opent hier geen account/,
    },
  },
] satisfies readonly ({ visit: Visit; prefix: string } & Record<string, unknown>)[];

for (const { visit, prefix, ...say } of CUSTOMERS)
  test(`a passkey is added, signs in alone and after the password, and is removed, ${visit.name} @ACC-003`, async ({ page }) => {
    test.setTimeout(180_000);
    const watched = watch(page);
    await visitAs(page, visit);
    await knowTheNewsletter(page);
    const device = await aDevice(page);
    const at = (path: string) => addressOf(page, visit, `${prefix}${path}`);
    const email = await anAccount(page, at('/account/signin'));
    const button = (name: string | RegExp) => page.locator('main').getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');

    await test.step('the profile takes a passkey up, by the password', async () => {
      await open(page, at('/account/settings/profile'));
      await expect(page.getByText(say.none)).toBeVisible();
      await alive(button(say.add));
      await button(say.add).click();
      expect(await axeFaults(page)).toEqual([]);
      await confirm(say.go);
      await expect(page.getByText(say.added)).toBeVisible();
      expect(await device.credentials()).toMatchObject([{ isResidentCredential: true, rpId: visit.host }]);
    });

    await test.step('it is named, and needed after the password', async () => {
      await button(say.rename).click();
      await dialog.getByRole('textbox').fill(say.name);
      await dialog.getByRole('button', { name: say.save }).click();
      await expect(page.getByText(say.renamed)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: say.name })).toBeVisible();
      await button(say.turnOn).click();
      await confirm(say.confirm);
      await expect(page.getByText(say.on)).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });

    await test.step('a press signs in with it; who gives up may try again', async () => {
      await device.waits();
      await signedOut(page, at('/account/signin'));
      await alive(button(say.signIn));
      expect(await axeFaults(page)).toEqual([]);
      await device.knowsNobody();
      await button(say.signIn).click();
      await expect(page.getByText(say.cancelled)).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await device.waits();
      await device.answers();
      await button(say.signIn).click();
      await isSignedIn(page, email);
    });

    await test.step('the password alone is not enough', async () => {
      await device.waits();
      await signedOut(page, at('/account/signin'));
      await alive(page.locator('main form button[type=submit]'));
      await page.locator('main [name=email]').fill(email);
      await page.locator('main [name=password]').fill(PASSWORD);
      await page.locator('main form button[type=submit]').click();
      await expect(button(say.step)).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      expect(await whoIsSignedIn(page)).toBe('visitor');
      await device.answers();
      await button(say.step).click();
      await isSignedIn(page, email);
    });

    await test.step('the browser offers it for the address field', async () => {
      await signedOut(page, at('/account/signin'));
      // A page that nobody uses requests no challenge.
      await page.locator('main [name=email]').click();
      await isSignedIn(page, email);
    });

    await test.step('once it is removed it signs nobody in', async () => {
      await open(page, at('/account/settings/profile'));
      await alive(button(say.remove));
      await button(say.remove).click();
      await confirm(say.sure);
      await expect(page.getByText(say.none)).toBeVisible();
      await device.waits();
      await signedOut(page, at('/account/signin'));
      await alive(button(say.signIn));
      await device.answers();
      watched.quiet();
      await button(say.signIn).click();
      await expect(page.getByText(say.refused)).toBeVisible();
      expect(await whoIsSignedIn(page)).toBe('visitor');
    });

    async function confirm(submit: string): Promise<void> {
      await dialog.locator('[name=password]').fill(PASSWORD);
      await dialog.getByRole('button', { name: submit, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    }
  });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

async function signedOut(page: Page, address: string): Promise<void> {
  await page.context().clearCookies({ name: /session|account|access/ });
  await open(page, address);
}

async function isSignedIn(page: Page, email: string): Promise<void> {
  await page.waitForURL((address) => !address.pathname.endsWith('/account/signin'));
  expect(await answer(page, '/gateway/account/profile')).toMatchObject({ email });
}

async function whoIsSignedIn(page: Page): Promise<unknown> {
  return (await answer(page, '/gateway/account/session')).role;
}

/** Node does not know the hosts below `localhost`; the page does. */
function answer(page: Page, path: string): Promise<Record<string, unknown>> {
  return page.evaluate((url) => fetch(url).then((response) => response.json() as Promise<Record<string, unknown>>), path);
}

/** Somebody who is signed in, and has no passkey yet. */
async function anAccount(page: Page, home: string): Promise<string> {
  const email = aMail();
  await open(page, home);
  const post = async (path: string, data: object) => {
    const call = ({ url, body }: { url: string; body: string }) =>
      fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } }).then(({ ok }) => ok);
    expect(await page.evaluate(call, { url: `/gateway/account/${path}`, body: JSON.stringify(data) })).toBe(true);
  };
  await post('registrations', { email, password: PASSWORD, firstName: 'Zoé', lastName: 'Quillebœuf', locale: 'fr_FR' });
  let token: string | undefined;
  const look = () => (token = tokenFor(email)) !== undefined;
  await expect.poll(look, { timeout: 30_000 }).toBe(true);
  await post('registrations/confirm', { token, password: PASSWORD });
  return email;
}

function tokenFor(email: string): string | undefined {
  const [mail] = sentMails(email);
  return /#confirm=([\w-]+)/.exec(mail?.replace(/=\r?\n/g, '').replaceAll('=3D', '=') ?? '')?.[1];
}
