import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { aPurchase, boughtOnce, fillSummary } from '../../fixtures/checkout-purchase.ts';
import { FRENCH_WIDE, mailsTo, openCheckout, pay } from '../../fixtures/checkout-visit.ts';
import { alive, hydrated } from '../../fixtures/page-watch.ts';
import { secondShell, type SecondShell } from '../../fixtures/second-shell.ts';

interface AgentVisit {
  readonly name: string;
  readonly host: string;
  readonly width: number;
  readonly say: Readonly<
    Record<'signIn' | 'search' | 'note' | 'save' | 'resend' | 'send' | 'cancel' | 'yes' | 'noteDone' | 'sent' | 'cancelled', RegExp>
  >;
  readonly fields: { readonly query: RegExp; readonly reason: RegExp; readonly note: RegExp; readonly email: RegExp };
}

const VISITS: readonly AgentVisit[] = [
  {
    ...{ name: 'in French on a wide screen', host: 'localhost', width: 1440 },
    say: {
      ...{ signIn: /^Se connecter$/, search: /^Rechercher$/, note: /^Ajouter une note$/, save: /^Enregistrer la note$/ },
      ...{ resend: /^Renvoyer la confirmation$/, send: /^Renvoyer$/, cancel: /^Annuler la commande$/, yes: /^Oui, annuler$/ },
      ...{ noteDone: /La note est enregistrée/, sent: /La confirmation est en route/, cancelled: /La commande est annulée/ },
    },
    fields: { query: /^Rechercher/, reason: /^Motif/, note: /^Note/, email: /^Adresse e-mail/ },
  },
  {
    ...{ name: 'in Dutch on a phone', host: 'nl.localhost', width: 390 },
    say: {
      ...{ signIn: /^Inloggen$/, search: /^Zoeken$/, note: /^Notitie toevoegen$/, save: /^Notitie opslaan$/ },
      ...{ resend: /^Bevestiging opnieuw sturen$/, send: /^Opnieuw sturen$/, cancel: /^Bestelling annuleren$/, yes: /^Ja, annuleren$/ },
      ...{ noteDone: /De notitie is opgeslagen/, sent: /De bevestiging is onderweg/, cancelled: /De bestelling is geannuleerd/ },
    },
    fields: { query: /^Zoeken/, reason: /^Reden/, note: /^Notitie/, email: /^E-mailadres/ },
  },
];

let care: SecondShell;

test.describe.configure({ timeout: 150_000 });
test.beforeAll(async () => void (care = await secondShell('fine', { CUSTOMER_CARE: '1' })));
test.afterAll(() => care?.close());

for (const visit of VISITS)
  test(`an agent finds an order by its mail, reads its story, notes, sends the confirmation again and cancels; a reader only reads, ${visit.name} @ACC-011`, async ({
    page,
    request,
    browser,
  }) => {
    const purchase = await aPurchase(request, { cancellable: true });
    await openCheckout(page, FRENCH_WIDE, purchase.wish);
    await fillSummary(page, FRENCH_WIDE, purchase);
    await pay(page, FRENCH_WIDE);
    const { bookingNumber } = (await boughtOnce(page, request, purchase)) as unknown as { bookingNumber: string };
    const { say, fields } = visit;
    const { mail } = purchase;

    await page.setViewportSize({ width: visit.width, height: 900 });
    await signIn(page, visit, 'bert+agent@shop.example');
    await isAccessible(page);
    const search = page.getByRole('search');
    await search.getByRole('button', { name: say.search }).click();
    await expect(search.locator('[aria-invalid=true]')).toHaveCount(2);
    await isAccessible(page);
    await find(page, visit, mail);
    await page.getByRole('link', { name: new RegExp(bookingNumber) }).click();
    const story = page.getByRole('article');
    await expect(story.locator('[data-event=paid]')).toBeVisible();
    await expect(story.locator('[data-event=mail][data-state=sent]')).toHaveCount(1);
    await isAccessible(page);

    await story.getByRole('button', { name: say.note }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say.save }).click();
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
    await dialog.getByLabel(fields.note).fill('Arrive tard, prévenir la réception');
    await isAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: say.save }).click();
    await expect(story.getByText(say.noteDone)).toBeVisible();
    await expect(story.locator('[data-event=note]')).toContainText('prévenir la réception');

    await story.getByRole('button', { name: say.resend }).click();
    await dialog.getByRole('button', { name: say.send }).click();
    await expect(story.getByText(say.sent)).toBeVisible();
    await expect.poll(() => mailsTo(mail)).toBe(2);

    await story.getByRole('button', { name: say.cancel }).click();
    await isAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: say.yes }).click();
    await expect(story.getByText(say.cancelled)).toBeVisible();
    await expect(story.getByRole('button', { name: say.cancel })).toHaveCount(0);
    await expect.poll(() => mailsTo(mail)).toBe(3);

    await page.reload();
    await expect(page.getByRole('article').locator('[data-event=cancelled]')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('link', { name: new RegExp(bookingNumber) })).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await other.setViewportSize({ width: visit.width, height: 900 });
    await signIn(other, visit, 'ines+reader@shop.example');
    await find(other, visit, bookingNumber);
    await other.getByRole('link', { name: new RegExp(bookingNumber) }).click();
    await expect(other.getByRole('article').locator('[data-event=note]')).toBeVisible();
    await expect(other.getByRole('article').getByRole('button')).toHaveCount(0);
    await other.context().close();
  });

test('the shop’s public host has no such page, and a stranger at customer care’s host is led to its sign-in @ACC-011', async ({
  page,
  baseURL,
}) => {
  expect((await page.goto(`${baseURL}/customer-care/desk`))?.status()).toBe(404);
  await page.goto(`${care.address}/customer-care/desk`);
  await expect(page).toHaveURL(/\/customer-care\/login\?origin=%2Fcustomer-care%2Fdesk$/);
});

async function signIn(page: Page, { host, say, fields }: AgentVisit, email: string): Promise<void> {
  await page.context().addCookies([{ name: 'consent', value: '1.m0.a0', domain: host, path: '/' }]);
  await page.goto(`${care.address.replace('localhost', host)}/customer-care/desk`);
  const form = page.locator('main form');
  await alive(form.getByRole('button', { name: say.signIn }));
  await form.getByLabel(fields.email).fill(email);
  await form.getByRole('button', { name: say.signIn }).click();
  await expect(page).toHaveURL(/\/customer-care\/desk$/);
  await hydrated(page);
  await expect(page.getByText(email)).toBeVisible();
}

async function find(page: Page, { say, fields }: AgentVisit, what: string): Promise<void> {
  const search = page.getByRole('search');
  await search.getByLabel(fields.query).fill(what);
  await search.getByLabel(fields.reason).fill('Appel 4711');
  await search.getByRole('button', { name: say.search }).click();
}

async function isAccessible(page: Page, part?: string): Promise<void> {
  expect(await axeFaults(page, part)).toEqual([]);
}
