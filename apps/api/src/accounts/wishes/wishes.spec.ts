import { exportedBy } from '../../testing/exported-data.ts';
import { accountShopOfFile } from '../routes/account-shop.test-utils.ts';
import { eraseOnItsDay } from '../../privacy/routes/erasure.test-utils.ts';
import type { Visitor } from '../routes/visitor.test-utils.ts';

const shop = accountShopOfFile();

const LIST = '/gateway/account/wishlist';
const add = (browser: Visitor, ...items: string[]) => Promise.all(items.map((item) => browser.ask('PUT', `${LIST}/${item}`)));
const note = (browser: Visitor, item: string, text: unknown) => browser.ask('PUT', `${LIST}/${item}/note`, { note: text });
const staysOf = async (browser: Visitor) => (await browser.get(`${LIST}?locale=fr_FR`)).body.STAY as Record<string, unknown>[];

describe('what a customer notes of a wish', () => {
  test('is shown with it, changed, taken away by an empty note, and goes with the wish', async () => {
    const browser = await shop.customer('notes@example.com');
    await add(browser, 'STAY/101', 'STAY/102');
    expect((await note(browser, 'STAY/101', '  Chambre côté lac ')).status).toBe(204);
    expect(await staysOf(browser)).toMatchObject([{ id: '102' }, { id: '101', note: 'Chambre côté lac' }]);
    await note(browser, 'STAY/101', 'Plutôt au printemps');
    expect((await staysOf(browser))[1]).toMatchObject({ note: 'Plutôt au printemps' });
    await note(browser, 'STAY/101', '   ');
    expect((await staysOf(browser))[1]).not.toHaveProperty('note');
    await note(browser, 'STAY/101', 'Encore');
    await browser.ask('DELETE', `${LIST}/STAY/101`);
    await add(browser, 'STAY/101');
    expect((await staysOf(browser))[0]).not.toHaveProperty('note');
  });

  test('is as long as 300 characters; a longer one is refused by its field, one of no wish by 404', async () => {
    const browser = await shop.customer('long@example.com');
    await add(browser, 'STAY/101');
    expect((await note(browser, 'STAY/101', 'é'.repeat(300))).status).toBe(204);
    expect(await note(browser, 'STAY/101', 'é'.repeat(301))).toMatchObject({ status: 400, body: { field: 'note' } });
    expect(await note(browser, 'STAY/102', 'x')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await staysOf(browser))[0]).toMatchObject({ note: 'é'.repeat(300) });
  });

  test('is the customer’s alone, and in what the customer takes along', async () => {
    const [anna, ben] = [await shop.customer('anna@example.com'), await shop.customer('ben@example.com')];
    await add(anna, 'STAY/101');
    await add(ben, 'STAY/101');
    await note(anna, 'STAY/101', 'Surprise pour Ben');
    expect(JSON.stringify(await staysOf(ben))).not.toContain('Surprise');
    await anna.ask('PUT', `${LIST}/alerts`, { on: true, adult: 3 });
    const { token } = (await anna.post(`${LIST}/share`)).body;
    expect((await exportedBy(anna)).data).toMatchObject({
      wishlist: [{ id: '101', note: 'Surprise pour Ben', alert: { adults: 3 } }],
      wishlistLink: token,
    });
  });
});

describe('a shared list', () => {
  const shared = (token: string, query = '?locale=nl_BE') => shop.visitor().get(`/gateway/shared-wishlists/${token}${query}`);

  test('shows the stays to everybody who has its link, in their language, and neither a person nor a note', async () => {
    const browser = await shop.customer('sharer@example.com', 'Camille');
    await add(browser, 'STAY/101');
    await note(browser, 'STAY/101', 'Pour nos dix ans');
    await browser.ask('PUT', `${LIST}/alerts`, { on: true });
    expect((await browser.get(`${LIST}/share`)).body).toEqual({});
    const { token } = (await browser.post(`${LIST}/share`)).body;
    expect(token).toMatch(/^[\w-]{32}$/);
    const { status, body, headers } = await shared(token);
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
    expect(body).toMatchObject({ STAY: [{ id: '101', label: 'Ontspannen aan het meer' }], ACTIVITY: [] });
    expect(JSON.stringify(body)).not.toMatch(/camille|durand|dix ans|note|alert|sharer|account/i);
  });

  test('has one link at a time; ended, it shows nothing, and the next one is another', async () => {
    const browser = await shop.customer('ends@example.com');
    const { token } = (await browser.post(`${LIST}/share`)).body;
    expect((await browser.post(`${LIST}/share`)).body).toEqual({ token });
    expect((await browser.get(`${LIST}/share`)).body).toEqual({ token });
    expect((await shared(token)).body).toEqual({ STAY: [], ACTIVITY: [] });
    for (const _ of ['once', 'twice']) expect((await browser.ask('DELETE', `${LIST}/share`)).status).toBe(204);
    expect(await shared(token)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await browser.post(`${LIST}/share`)).body.token).not.toBe(token);
  });

  test('ends with the account of its owner', async () => {
    const browser = await shop.customer('leaves@example.com');
    const { token } = (await browser.post(`${LIST}/share`)).body;
    await eraseOnItsDay(shop, browser);
    expect((await shared(token)).status).toBe(404);
  });

  test('is not found by guessing: a visitor who tries too often waits', async () => {
    const guesser = shop.visitor();
    const statuses = [];
    for (let tried = 0; tried < 121; tried++) statuses.push((await guesser.get(`/gateway/shared-wishlists/guess-${tried}`)).status);
    expect([statuses[0], statuses[119], statuses[120]]).toEqual([404, 404, 429]);
  });
});
