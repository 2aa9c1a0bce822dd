import { expect, test } from '@playwright/test';

interface Refusal {
  readonly code: string;
  readonly field?: string;
}

const search = { adult: 2, child: 0, baby: 0, lat: 45.7485, lng: 4.8467 };

for (const { what, criteria, field } of [
  { what: '99 adults', criteria: { ...search, adult: 99 }, field: 'adult' },
  { what: 'a day that does not exist', criteria: { ...search, checkin: '2096-02-31', night: 1 }, field: 'checkin' },
  { what: 'a date in the past', criteria: { ...search, checkin: '2020-01-01', night: 1 }, field: 'checkin' },
  { what: 'a latitude off the globe', criteria: { ...search, lat: 123 }, field: 'lat' },
]) {
  test(`a search with ${what} is refused with the field's name`, async ({ request }) => {
    const response = await request.post('/api/offers.json', { data: { locale: 'fr_FR', searchCriterias: criteria } });
    expect(response.status()).toBe(400);
    expect(((await response.json()) as Refusal).field).toContain(field);
  });
}

test('an unknown locale is refused by name', async ({ request }) => {
  const response = await request.post('/api/offers.json', { data: { locale: 'xx_XX', searchCriterias: search } });
  expect(response.status()).toBe(400);
  expect(((await response.json()) as Refusal).field).toContain('locale');
});

for (const address of ['/produit/sejour/999999999', '/produit/sejour/abc', '/confirmation/not-a-uuid?status=success']) {
  test(`${address} is not found, and never a 500`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a page with 99 adults in its address shows results for a real party', async ({ page }) => {
  const response = await page.goto('/sejours?flow=booking&city=Lyon&lat=45.7485&lng=4.8467&a=99');
  expect(response?.status()).toBe(200);
  await expect(page.locator('main article[id]').first()).toBeVisible();
  await expect(
    page
      .locator('[data-part=search-box]')
      .getByText(/adultes/)
      .filter({ visible: true })
      .first(),
  ).not.toContainText('99');
});
