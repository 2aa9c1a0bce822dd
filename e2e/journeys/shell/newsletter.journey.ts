import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { addressOf, aMail, sentMails, visitAs, VISITS, type Visit } from '../../fixtures/checkout-visit.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

const READERS = [
  {
    visit: { ...VISITS[0]!, name: 'on a telephone, in French', host: 'fr.localhost', width: 390 },
    home: '/',
    say: { email: 'Votre e-mail', send: 'S’abonner', sent: /confirmez dans l’e-mail/, confirm: 'Confirmer mon inscription' },
    done: { confirmed: 'Votre inscription est confirmée.', leave: 'Me désinscrire', left: 'Vous êtes désinscrit.' },
  },
  {
    visit: { ...VISITS[0]!, name: 'on a desktop, in Dutch at the Belgian address', host: 'be.localhost', width: 1440 },
    home: '/nl',
    say: { email: 'Je e-mailadres', send: 'Inschrijven', sent: /bevestig in de mail/, confirm: 'Mijn inschrijving bevestigen' },
    done: { confirmed: 'Je inschrijving is bevestigd.', leave: 'Me afmelden', left: 'Je bent afgemeld.' },
  },
] satisfies readonly { visit: Visit; home: string; say: object; done: object }[];

/** A mail to an address as its reader sees it, once it has come. */
async function mailTo(address: string): Promise<string> {
  let mail: string | undefined;
  const look = () => {
    [mail] = sentMails(address, 'newsletter-');
    return mail !== undefined;
  };
  await expect.poll(look, { timeout: 30_000 }).toBe(true);
  return mail!
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replace(/\r?\n /g, '');
}

/** Mails name the shop's own address; this browser is at home on one host of it. */
const pathOf = (mail: string, kind: 'confirm' | 'unsubscribe') =>
  new RegExp(`/gateway/marketing/newsletter/${kind}/[a-z]{2}_[A-Z]{2}/[0-9a-f-]{36}/[\\w-]{43}`).exec(mail)?.[0] ?? '';

async function isAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

for (const { visit, home, say, done } of READERS)
  test(`the newsletter is confirmed from the mail and left from it, ${visit.name} @CONT-017`, async ({ page }) => {
    const email = aMail();
    await visitAs(page, visit);
    const form = page.locator('#newsletter');
    // A shell that has only just begun shows its first page without what editors wrote, if that takes longer.
    await expect(async () => {
      await page.goto(addressOf(page, visit, home));
      await expect(form).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await hydrated(page);
    await form.getByLabel(say.email).fill(email);
    await form.getByRole('button', { name: say.send }).click();
    await expect(form.getByText(say.sent)).toBeVisible();

    const mail = await mailTo(email);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await page.goto(addressOf(page, visit, pathOf(mail, 'confirm')));
    await isAccessible(page);
    await page.getByRole('button', { name: say.confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(done.confirmed);
    await page.goto(addressOf(page, visit, pathOf(mail, 'unsubscribe')));
    await isAccessible(page);
    await page.getByRole('button', { name: done.leave }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(done.left);
    await page.getByRole('link').click();
    await expect(page.getByRole('banner')).toBeVisible();
  });
