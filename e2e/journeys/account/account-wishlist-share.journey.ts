import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { answeredConsent } from '../../fixtures/hotel-visit.ts';
import { alive, hydrated } from '../../fixtures/page-watch.ts';

/** The account that every demonstration has. */
const DEMO = { email: 'demo@shop.example', password: 'demo-by-the-lake' };

const SHOPS = [
  {
    ...{ name: 'on a telephone, in French', host: 'fr.localhost', prefix: '', width: 390, path: /^\/account\/wishlist\/[\w-]{32}$/ },
    say: {
      ...{ add: /^Ajouter une note/, note: 'Votre note', save: 'Enregistrer', lost: /Votre texte est toujours là/ },
      ...{
        alert: /^M’avertir si le prix baisse/,
        all: /^M’avertir par e-mail pour tous/,
        make: 'Créer un lien',
        link: 'Lien vers votre liste',
      },
      ...{ shared: 'Une liste de favoris', addAll: 'Tout ajouter à mes favoris', added: 'Ces favoris sont dans votre liste.' },
      ...{
        end: 'Ne plus partager',
        ended: 'Le lien ne montre plus rien.',
        gone: 'Cette liste n’est plus partagée',
        on: 'Découvrir les séjours',
      },
      ...{ keep: /^Ajouter .* aux favoris$/ },
    },
  },
  {
    ...{
      name: 'on a desktop, in Belgian Dutch',
      host: 'be.localhost',
      prefix: '/nl',
      width: 1440,
      path: /^\/nl\/account\/wishlist\/[\w-]{32}$/,
    },
    say: {
      ...{ add: /^Notitie toevoegen/, note: 'Je notitie', save: 'Bewaren', lost: /Je tekst staat er nog/ },
      ...{ alert: /^Mail me als de prijs daalt/, all: /^Mail me over alle verblijven/, make: 'Een link maken', link: 'Link naar je lijst' },
      ...{ shared: 'Een lijst met favorieten', addAll: 'Alles aan mijn favorieten toevoegen', added: 'Deze favorieten staan in je lijst.' },
      ...{
        end: 'Niet meer delen',
        ended: 'De link toont niets meer.',
        gone: 'Deze lijst wordt niet meer gedeeld',
        on: 'Verblijven ontdekken',
      },
      ...{ keep: /toevoegen aan favorieten$/ },
    },
  },
] as const;

type Shop = (typeof SHOPS)[number];

const NOTE = 'Voor onze tiende verjaardag — Pour nos dix ans';

for (const shop of SHOPS)
  test(`favourites are noted, watched and shared by a link that can be ended, ${shop.name} @ACC-007`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    test.setTimeout(150_000);
    const { say } = shop;
    const at = (path: string) => addressAt(baseURL!, shop, path);
    const stays = await twoStays(request);
    await visit(page, shop);
    await signInWith(page, at('/account/wishlist'), stays);
    await page.goto(at('/account/wishlist'));
    await hydrated(page);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(2);
    await isAccessible(page);

    await page.route('**/gateway/account/wishlist/STAY/*/note', (route) => route.abort());
    await page.getByRole('button', { name: say.add }).first().click();
    await page.getByLabel(say.note).fill(NOTE);
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: say.lost })).toBeVisible();
    await expect(page.getByLabel(say.note)).toHaveValue(NOTE);
    await isAccessible(page);
    await page.unroute('**/gateway/account/wishlist/STAY/*/note');
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await expect(page.getByLabel(say.note)).toHaveCount(0);
    await expect(page.getByText(NOTE)).toBeVisible();

    await page.getByRole('checkbox', { name: say.alert }).first().check();
    await expect(page.getByRole('checkbox', { name: say.all })).not.toBeChecked();
    await page.getByRole('checkbox', { name: say.all }).check();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: say.alert, checked: true })).toHaveCount(2);
    await expect(page.getByText(NOTE)).toBeVisible();

    await page.getByRole('button', { name: say.make }).click();
    const link = await page.getByLabel(say.link).inputValue();
    expect(new URL(link).pathname).toMatch(shop.path);
    await isAccessible(page);

    const friend = await openedByAFriend(browser, shop, link);
    await expect(friend.getByRole('heading', { level: 1, name: say.shared })).toBeVisible();
    await expect(friend.getByRole('main').getByRole('article')).toHaveCount(2);
    await expect(friend.getByRole('main').getByText(/€/).first()).toBeVisible();
    await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await friend.content()).not.toMatch(/Camille|Pour nos dix ans/);
    await isAccessible(friend);
    expect(await storedStays(friend)).toEqual([]);
    await alive(friend.getByRole('main').getByRole('article').first());
    await friend.getByRole('main').getByRole('button', { name: say.keep }).first().click();
    await expect.poll(() => storedStays(friend)).toHaveLength(1);
    await friend.getByRole('button', { name: say.addAll }).click();
    await expect(friend.getByText(say.added)).toBeVisible();
    await expect.poll(async () => (await storedStays(friend)).toSorted()).toEqual(stays.toSorted());

    await page.getByRole('button', { name: say.end }).click();
    await expect(page.getByText(say.ended)).toBeVisible();
    await expect(page.getByRole('button', { name: say.make })).toBeVisible();
    const after = await friend.goto(link);
    expect(after?.status()).toBe(404);
    await expect(friend.getByRole('heading', { level: 1, name: say.gone })).toBeVisible();
    await isAccessible(friend);
    await hydrated(friend);
    await friend.getByRole('main').getByRole('link', { name: say.on }).click();
    await expect(friend.getByRole('main').getByRole('article').first()).toBeVisible();
    await friend.context().close();
  });

function addressAt(base: string, { host, prefix }: Shop, path: string): string {
  const url = new URL(prefix + path, base);
  url.hostname = host;
  return url.href;
}

async function visit(page: Page, { width, host }: Shop): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await answeredConsent(page, [host]);
}

/** Two stays that are sold. */
async function twoStays(request: APIRequestContext): Promise<string[]> {
  const data = { searchCriterias: { adult: 2, child: 0, baby: 0 }, locale: 'fr_FR', limit: 2 };
  const { exactMatch } = (await (await request.post('/api/offers.json', { data })).json()) as { exactMatch: { id: string }[] };
  return exactMatch.map(({ id }) => id);
}

/** The demonstration's customer with these favourites, and no others, none of them noted, watched or shared. */
async function signInWith(page: Page, address: string, stays: readonly string[]): Promise<void> {
  await page.goto(address);
  const failed = await page.evaluate(
    async ({ who, ids }) => {
      const ask = (method: string, path: string, body?: object) =>
        fetch(`/gateway/account/${path}`, {
          method,
          ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        });
      const answers = [await ask('POST', 'sessions', who)];
      const { STAY } = (await (await ask('GET', 'wishlist')).json()) as { STAY: { id: string }[] };
      for (const { id } of STAY) answers.push(await ask('DELETE', `wishlist/STAY/${id}`));
      answers.push(await ask('DELETE', 'wishlist/share'));
      for (const id of ids) answers.push(await ask('PUT', `wishlist/STAY/${id}`));
      return answers.filter(({ ok }) => !ok).map(({ status, url }) => `${status} ${url}`);
    },
    { who: DEMO, ids: stays },
  );
  expect(failed).toEqual([]);
}

/** Somebody else's browser. */
async function openedByAFriend(browser: Browser, shop: Shop, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await visit(page, shop);
  expect((await page.goto(link))?.status()).toBe(200);
  await hydrated(page);
  return page;
}

const storedStays = (page: Page) =>
  page.evaluate(() => {
    const { STAY = [] } = JSON.parse(localStorage.getItem('escale.wishlist') ?? '{}') as { STAY?: { id: string }[] };
    return STAY.map(({ id }) => id);
  });

async function isAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}
