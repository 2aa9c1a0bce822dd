import { expect, test } from '@playwright/test';
import { aPurchase, boughtOnce, fillSummary } from '../../fixtures/checkout-purchase.ts';
import { openCheckout, pay, sentMails, VISITS } from '../../fixtures/checkout-visit.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

const CLOSED = /Cette commande est-elle la vôtre/;

/** The link of the confirmation that went to an address. */
function mailedLink(address: string): string {
  const [mail = ''] = sentMails(address);
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /http:\/\/\S+?\/confirmation\/[0-9a-f-]{36}\?status=success#key=[\w-]{43}/.exec(text)?.[0] ?? '';
}

test('an order is open to the browser that bought it and to its mail, closed to a visitor who knows its address @order', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const visit = VISITS[0]!;
  const purchase = await aPurchase(request);
  await openCheckout(page, visit, purchase.wish);
  await fillSummary(page, visit, purchase);
  await pay(page, visit);
  await boughtOnce(page, request, purchase);
  const address = page.url();
  const number = page.getByText(/^\d{8}$/).first();
  await expect(number).toBeVisible();
  await page.reload();
  await expect(number).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1, name: CLOSED })).toBeVisible();
  await expect(stranger.getByText(/^\d{8}$/)).toHaveCount(0);
  expect(
    (await stranger.request.get(new URL(address).pathname.replace(/.*\/confirmation/, '/gateway/orders') + '/confirmation.pdf')).status(),
  ).toBe(403);

  const link = mailedLink(purchase.mail);
  await stranger.goto(link);
  await hydrated(stranger);
  await expect(stranger.getByText(/^\d{8}$/).first()).toBeVisible();
  expect(stranger.url()).not.toContain('key');
  const paper = await stranger.getByRole('link', { name: /PDF/ }).first().getAttribute('href');
  expect((await stranger.request.get(new URL(String(paper), baseURL).href)).headers()['content-type']).toBe('application/pdf');
  await stranger.context().close();
});
