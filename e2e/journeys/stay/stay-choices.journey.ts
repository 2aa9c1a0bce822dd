import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { detailOf, findOffer, findStay, openDaysOf, quoteOf, type OpenDay } from './found-stays.ts';
import { answeredConsent, on } from '../../fixtures/hotel-visit.ts';
import { alive, hydrated, leaveRoutes } from '../../fixtures/page-watch.ts';

const BOOKING = 'Votre réservation';
const GIFT = 'Votre cadeau';
const panel = (page: Page, name = BOOKING) => page.getByRole('region', { name, exact: true });
const bookLink = (page: Page) => panel(page).getByRole('link', { name: 'Réserver', exact: true });

async function open(page: Page, baseURL: string | undefined, address: string): Promise<void> {
  await page.goto(on(baseURL, 'localhost', address));
  await hydrated(page);
}

const dated = ({ checkin, checkout }: OpenDay) => `checkin=${checkin}&checkout=${checkout}`;

test.beforeEach(({ page }) => answeredConsent(page, ['localhost']));
test.afterEach(({ page }) => leaveRoutes(page));

test('the query says for whom the stay page is: booked in three flows, given in the fourth, and the flow stays while one chooses @PROD-002', async ({
  page,
  request,
  baseURL,
}) => {
  const { id } = await findStay(request, {}, ({ isGiftable }) => isGiftable === true);
  const [day] = await openDaysOf(request, id);
  for (const flow of ['booking', 'hotel', 'activity'] as const) {
    await open(page, baseURL, `/stay/${id}?flow=${flow}#${dated(day!)}`);
    await expect(panel(page)).toBeVisible();
    await expect(panel(page, GIFT)).toHaveCount(0);
    const clear = page.getByRole('button', { name: 'Effacer les dates' });
    await alive(clear);
    await clear.click();
    await expect(page).toHaveURL(flow === 'booking' ? /\/\d+[^?#]*$/ : new RegExp(`\\?flow=${flow}$`));
  }
  await open(page, baseURL, `/stay/${id}?flow=gifting`);
  await expect(panel(page, GIFT)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('a stay of one night is given with its extras for one night only, and the way back forgets the gift @PROD-060 @PROD-061', async ({
  page,
  request,
  baseURL,
}) => {
  const upsells = async (id: string) =>
    (
      (await (await request.get(`/api/product/${id}/upsells?locale=fr_FR`)).json()) as {
        upsells: { singleVoucherProducts: { nights: number }[] }[];
      }
    ).upsells;
  const { id } = await findOffer(request, {}, async (offer) => {
    if (offer.nights !== 1) return false;
    const gifts = (await upsells(offer.id)).some(({ singleVoucherProducts }) => singleVoucherProducts.some(({ nights }) => nights === 1));
    return gifts && (await detailOf(request, offer.id)).isGiftable === true;
  });
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
  await open(page, baseURL, `/stay/${id}`);
  const give = page.getByRole('group', { name: 'Pour vous ou à offrir' }).getByRole('button', { name: 'Offrir' });
  await alive(give);
  await give.click();
  await expect(page).toHaveURL(/\?flow=gifting#giftNights=1&giftAdult=2$/);
  const extras = page.getByRole('region', { name: 'Ajoutez un petit plus au cadeau' });
  await expect(extras.getByRole('button', { name: 'Ajouter' }).first()).toBeVisible();
  await page.getByLabel('Durée du cadeau').selectOption('2');
  await expect(page).toHaveURL(/giftNights=2/);
  await expect(extras).toHaveCount(0);
  await page.getByRole('group', { name: 'Pour vous ou à offrir' }).getByRole('button', { name: 'Réserver' }).click();
  await expect(page).toHaveURL(/\/\d+[^?#]*$/);
  await expect(page.getByRole('region', { name: 'Ajoutez un petit plus', exact: true })).toBeVisible();
  expect(requested.some((path) => path.endsWith(`/product/${id}/price-tiers`))).toBe(true);
});

test('the hash chooses: an arrival with nights, an offer under either name, the days of activities, and the end of a payment @PROD-004', async ({
  page,
  request,
  baseURL,
}) => {
  const { wish, other, day, activityId } = await aStayUnderTwoTerms(request);
  await open(page, baseURL, `/stay/${wish}#checkin=${day.checkin}&night=${day.nights}&offerId=${other}&activityDates=${activityId}_1`);
  await expect(bookLink(page)).toHaveAttribute('href', new RegExp(`id=${other}&${dated(day)}&a=2&activityDates=${activityId}_1$`));
  await page.goto('about:blank');
  await open(page, baseURL, `/stay/${wish}#${dated(day)}&id=${other}&activityDates=${activityId}_1&error=1`);
  await expect(bookLink(page).first()).toHaveAttribute('href', new RegExp(`id=${other}&`));
  await expect(panel(page)).toContainText('a échoué. Poursuivez votre réservation');
  await page.goto('about:blank');
  await open(page, baseURL, `/stay/${wish}#${dated(day)}&activityDates=${activityId}_1&isLoading=1`);
  await expect(bookLink(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('another day of an activity is a new question for the price, which names it @API-030', async ({ page, request, baseURL }) => {
  const { id, programLine } = await findStay(request, {}, (stay) => stay.nights > 1 && stay.programLine.some((line) => line.activityId));
  const { activityId } = programLine.find((line) => line.activityId)!;
  const [day] = await openDaysOf(request, id);
  await open(page, baseURL, `/stay/${id}#${dated(day!)}&activityDates=${activityId}_1`);
  await expect(panel(page)).toContainText('Total');
  const quote = page.waitForRequest(
    (sent) => sent.url().includes(`/quote?`) && sent.url().includes(`activitySelectionList=${activityId}_2`),
  );
  await page.locator('main aside select').first().selectOption('2');
  expect(((await (await (await quote).response())!.json()) as { reservationCriteria: object }).reservationCriteria).toMatchObject({
    activitySelectionList: `${activityId}_2`,
  });
  await expect(page).toHaveURL(new RegExp(`activityDates=${activityId}_2`));
});

test('a from-price says its promotion in percent, a final one what is saved; without one neither does @PROD-041', async ({
  page,
  request,
  baseURL,
}) => {
  const days = async (id: string) => ({
    promoted: await aDayOf(request, id, (promo) => promo >= 10),
    full: await aDayOf(request, id, (promo) => promo === 0),
  });
  const { id, promoPercentageRounded } = await findOffer(request, {}, async ({ id, promoPercentageRounded: promo }) => {
    if (promo < 20) return false;
    const { promoted, full } = await days(id);
    return promoted !== undefined && full !== undefined;
  });
  await open(page, baseURL, `/stay/${id}`);
  await expect(panel(page)).toContainText(`Jusqu’à ${promoPercentageRounded} % de réduction`);
  const { promoted, full } = await days(id);
  await page.goto('about:blank');
  await open(page, baseURL, `/stay/${id}#${dated(promoted!)}`);
  await expect(panel(page)).toContainText(/Vous économisez \d/);
  await expect(panel(page)).not.toContainText('Jusqu’à');
  await page.goto('about:blank');
  await open(page, baseURL, `/stay/${id}#${dated(full!)}`);
  await expect(panel(page)).toContainText('Sans frais de réservation');
});

test('without dates a press on an offer brings the calendar and remembers the offer @PROD-045', async ({ page, request, baseURL }) => {
  const { id } = await findOffer(request, {}, () => true);
  await open(page, baseURL, `/stay/${id}`);
  const offer = page.locator('#offers').getByRole('button').first();
  await alive(offer);
  await offer.click();
  await expect(page.locator('#dates')).toBeFocused();
  await expect(page.locator('#dates')).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`#offerId=${id}$`));
  await expect(offer).toHaveAttribute('aria-pressed', 'true');
});

test('a price that fails when Book is pressed is logged and leads nowhere; its reason is said @PROD-037 @PROD-039', async ({
  page,
  request,
  baseURL,
}) => {
  const { id } = await findStay(request, { type: 'hotel' }, ({ programLine }) => programLine.every(({ activityId }) => !activityId));
  const [day] = await openDaysOf(request, id);
  await open(page, baseURL, `/stay/${id}#${dated(day!)}`);
  await expect(bookLink(page)).toBeVisible();
  await expect(bookLink(page)).not.toHaveAttribute('aria-busy', 'true');
  await page.route('**/quote?*', (route) => route.fulfill({ status: 409, json: { code: 'SOLD_OUT', message: 'There is no room left.' } }));
  const logged = page.waitForRequest('**/gateway/logs');
  await bookLink(page).click();
  expect((await logged).postDataJSON()).toMatchObject({
    level: 'warn',
    message: 'SOLD_OUT',
    locale: 'fr_FR',
    location: new URL(page.url()).pathname,
  });
  await expect(panel(page)).toContainText('Ce séjour est complet à ces dates');
  await expect(page).toHaveURL(new RegExp(`/${id}`));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.unroute('**/quote?*');
  await page.route('**/quote?*', (route) => route.fulfill({ json: { bookable: false } }));
  await page.goto('about:blank');
  await open(page, baseURL, `/stay/${id}#${dated(day!)}`);
  await expect(panel(page)).toContainText('Cette offre ne peut pas être réservée avec ces critères.');
  await expect(bookLink(page)).toHaveCount(0);
});

/** A stay with one activity that is also sold under other terms, and a day on which both can be had. */
async function aStayUnderTwoTerms(request: APIRequestContext) {
  let found: { wish: string; other: string; day: OpenDay; activityId: string } | undefined;
  await findOffer(request, {}, async ({ id }) => {
    const [activityId, ...more] = (await detailOf(request, id)).programLine.flatMap((line) => line.activityId ?? []);
    const [day] = await openDaysOf(request, id);
    if (!activityId || more.length > 0 || !day) return false;
    const query = `checkin=${day.checkin}&nights=${day.nights}&adult=2&child=0&baby=0&locale=fr_FR`;
    const offers = (await (await request.get(`/api/product/${id}/offers?${query}`)).json()) as Record<string, { variantOf?: string }>;
    const other = Object.keys(offers).find((offer) => offers[offer]?.variantOf === id);
    if (other) found = { wish: id, other, day, activityId };
    return found !== undefined;
  });
  return found!;
}

/** The first day on which the stay's price is promoted by as much. */
async function aDayOf(request: APIRequestContext, id: string, isWanted: (promo: number) => boolean): Promise<OpenDay | undefined> {
  for (const day of await openDaysOf(request, id))
    if (isWanted((await quoteOf(request, id, day)).priceInfo.promoPercentageRounded)) return day;
  return undefined;
}
