import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { detailOf, findOffer, findStay, frenchOffers } from './found-stays.ts';
import { answeredConsent, on, PHONE, WIDE } from '../../fixtures/hotel-visit.ts';
import { alive, hydrated } from '../../fixtures/page-watch.ts';

const SUMMARY = 250;

async function open(page: Page, baseURL: string | undefined, id: string): Promise<void> {
  await page.goto(on(baseURL, 'localhost', `/stay/${id}`));
  await hydrated(page);
}

test.beforeEach(({ page }) => answeredConsent(page, ['localhost']));

test('a house that nobody has reviewed yet invites to be the first, and is new @PROD-091 @HOTEL-021', async ({
  page,
  request,
  baseURL,
}) => {
  const { id } = await findOffer(request, {}, ({ hotel }) => hotel.review.count === 0);
  await open(page, baseURL, id);
  await expect(page.locator('#reviews')).toContainText('Soyez les premiers à vivre cette toute nouvelle expérience');
  await expect(page.locator('#reviews').getByRole('button')).toHaveCount(0);
  await expect(page.locator('main header').getByText('Nouveau', { exact: true })).toBeVisible();
});

test('more than twenty reviews are read ten at a time until there are no more, in four languages and orders, with a bar for each score @PROD-087 @PROD-088 @PROD-089', async ({
  page,
  request,
  baseURL,
}) => {
  const { id, hotel } = await findOffer(request, {}, ({ hotel: { review } }) => review.count > 20);
  await open(page, baseURL, id);
  const all = page.getByRole('button', { name: /^Voir les \d+ avis$/ });
  await alive(all);
  const requested: string[] = [];
  page.on('request', (sent) => sent.url().includes('reviews.json') && requested.push(new URL(sent.url()).search));
  await all.click();
  const opened = page.locator('dialog[open]');
  const reviews = opened.getByRole('article');
  const more = opened.getByRole('button', { name: 'Afficher plus' });
  for (let shown = 10; shown < hotel.review.count; shown += 10) {
    await expect(reviews).toHaveCount(shown);
    await more.click();
  }
  await expect(reviews).toHaveCount(hotel.review.count);
  await expect(more).toHaveCount(0);
  expect(requested.map((query) => /[?&]page=(\d)/.exec(query)?.[1])).toEqual(
    Array.from({ length: requested.length }, (_, number) => String(number)),
  );
  expect(requested[0]).toContain('sort=DATE_DESC');

  const said = (select: string) => opened.getByLabel(select).locator('option').allInnerTexts();
  expect(await said('Trier par')).toEqual(['Les plus récents', 'Les plus anciens', 'Les mieux notés', 'Les moins bien notés']);
  expect(await said('Langue')).toEqual(['Toutes les langues', 'français', 'espagnol', 'italien', 'néerlandais']);
  await opened.getByLabel('Trier par').selectOption('SCORE_DESC');
  await expect.poll(() => requested.at(-1)).toMatch(/(?=.*sort=SCORE_DESC)(?=.*[?&]page=0\b)/);
  await expect(reviews).toHaveCount(10);
  for (const bar of await opened.locator('progress').all()) {
    const score = Number.parseFloat((await bar.locator('xpath=following-sibling::span').innerText()).replace(',', '.'));
    expect(await bar.evaluate((element: HTMLProgressElement) => element.position)).toBeCloseTo(score / 10, 2);
  }
});

test('a text below a title is cut at 250 characters on a wide screen and at 86 on a phone; a description has the whole to show @PROD-026 @PROD-027', async ({
  page,
  request,
  baseURL,
}) => {
  const isLong = (text = '') => text.length > SUMMARY;
  const stay = await findStay(
    request,
    { theme: 'gastronomy' },
    ({ description, programLine }) => isLong(description) && programLine.some((line) => isLong(line.description)),
  );
  const subtitle = stay.programLine.map(({ description = '' }) => description).find(isLong)!;
  for (const [size, limit] of [
    [WIDE, 250],
    [PHONE, 86],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto('about:blank');
    await open(page, baseURL, stay.id);
    const begins = subtitle.slice(0, 40);
    const below = page.getByRole('region', { name: 'Votre séjour comprend' }).getByText(begins).filter({ visible: true });
    const shown = await below.innerText();
    expect(shown.length > limit - 20 && shown.length <= limit + 1 && shown.endsWith('…')).toBe(true);
    const about = page.locator('#description');
    const description = about.getByText(stay.description.slice(0, 40)).filter({ visible: true });
    expect((await description.innerText()).length).toBeLessThanOrEqual(limit + 1);
    const more = about.getByRole('button', { name: 'Voir plus' });
    await alive(more);
    await more.click();
    await expect(about).toContainText(stay.description.slice(-40));
    await about.getByRole('button', { name: 'Voir moins' }).click();
    await expect(about).not.toContainText(stay.description.slice(-40));
  }
});

test('a stay with fewer than four pictures shows a large one; a gallery has its pictures small, large and as thumbnails @PROD-012 @PROD-013 @PROD-014', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(WIDE);
  const few = await findOffer(request, {}, ({ images }) => images.length > 1 && images.length < 4);
  await open(page, baseURL, few.id);
  const tiles = page.getByRole('list', { name: /^Photos : / }).first();
  await expect(tiles.getByRole('listitem').filter({ visible: true })).toHaveCount(1);
  const [picture, content] = await Promise.all([tiles.boundingBox(), page.locator('main h1').boundingBox()]);
  expect(picture!.width).toBeGreaterThan(1_000);
  expect(picture!.x).toBeCloseTo(content!.x, 0);

  const many = await findOffer(request, {}, ({ images }) => images.length > 5);
  await open(page, baseURL, many.id);
  await expect(tiles.getByRole('listitem').filter({ visible: true })).toHaveCount(5);
  const sizes = await tiles.locator('img').first().getAttribute('srcset');
  expect(sizes).toMatch(/\/640_360\.webp 640w.*\/1500_736\.webp 1500w/);
  const all = page.getByRole('button', { name: `Voir les ${many.images.length} photos` });
  await alive(all);
  await all.click();
  const thumbnails = page.locator('dialog[open]').getByRole('list').getByRole('button');
  await expect(thumbnails).toHaveCount(many.images.length);
  for (const image of await thumbnails.locator('img').all()) expect(await image.getAttribute('src')).toMatch(/\/120_80\.webp$/);
  await thumbnails.nth(2).click();
  await expect(page.locator('dialog[open] figcaption')).toContainText(`Photo 3 sur ${many.images.length}`);
});

test('a stay that is no longer sold says so, and leads to what its hotel sells @PROD-009', async ({ page, request, baseURL }) => {
  await open(page, baseURL, await anExpiredStay(request));
  await expect(page.getByRole('heading', { name: 'Trop tard !' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Votre réservation' })).toHaveCount(0);
  const way = page.getByRole('link', { name: 'Voir les autres offres de cet hôtel' });
  await alive(way);
  await way.click();
  await expect(page).toHaveURL(/\/hotel\/\d+/);
  await expect(page.locator('#products').getByRole('article').first()).toBeVisible();
});

test('a long activity is cut on the page and whole in its window @PROD-018', async ({ page, request, baseURL }) => {
  const longest = async (id: string) =>
    (await detailOf(request, id)).programLine.find(({ kind, description = '' }) => kind === 'activity' && description.length > SUMMARY);
  const { id } = await findOffer(request, { theme: 'gastronomy' }, async (offer) => (await longest(offer.id)) !== undefined);
  const activity = (await longest(id))!;
  await open(page, baseURL, id);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: activity.title }) });
  const summary = await card.locator('p').last().innerText();
  expect(summary.length).toBeLessThanOrEqual(SUMMARY + 1);
  expect(summary.endsWith('…')).toBe(true);
  const details = card.getByRole('button');
  await alive(details);
  await details.click();
  await expect(page.locator('dialog[open]')).toContainText(activity.description!.slice(-60));
});

/** Of the last hotels of France, where the catalogue has retired one. */
async function anExpiredStay(request: APIRequestContext): Promise<string> {
  const last = Math.max(...(await frenchOffers(request)).map(({ id }) => Number(id)));
  for (let id = last + 12; id > last - 40; id--) {
    const answer = await request.get(`/api/weekend/${id}/detail.json?locale=fr_FR&client=msite`);
    if (!answer.ok()) continue;
    const { published, hotel } = (await answer.json()) as { published: boolean; hotel: { id: string } };
    if (published) continue;
    // What a closed hotel sold, its nights among it, is sold no more either.
    const house = (await (await request.get(`/api/hotels/${hotel.id}?locale=fr_FR`)).json()) as { active: boolean };
    if (house.active) return String(id);
  }
  throw new Error('The demo catalogue has no expired stay.');
}

test('a Dutch house tells its tax as a share, and a house that takes one pet says so @PROD-025 @PROD-028', async ({
  page,
  request,
  baseURL,
}) => {
  const takesOne = async (id: string): Promise<boolean> => {
    const { hotel } = await detailOf(request, id);
    return hotel.policy?.petsAllowed === true && hotel.policy.petsMaxNumberOfPets === 1;
  };
  const { id } = await findOffer(request, { country: 'NL' }, (offer) => takesOne(offer.id));
  await open(page, baseURL, id);
  const opened = page.locator('dialog[open]');
  for (const [name, said] of [
    ['Taxe de séjour', /\d\s%\sdu prix du séjour/],
    ['Services et équipements', /1 animal est le bienvenu/],
  ] as const) {
    const button = page.getByRole('button', { name });
    await alive(button);
    await button.click();
    await expect(opened).toContainText(said);
    await opened.getByRole('button', { name: 'Fermer' }).click();
  }
});
