import { drainOutbox } from '../../testing/checkout-client.ts';
import { accountShopOfFile, PASSWORD, registration } from './account-shop.test-utils.ts';

const shop = accountShopOfFile();

describe('opening an account', () => {
  test('a customer registers, answers the mail with the chosen password and is signed in', async () => {
    const browser = shop.visitor();
    expect(await browser.post('/gateway/account/registrations', registration('New@Example.com'))).toMatchObject({
      status: 202,
      body: { status: 'CHECK_YOUR_MAIL' },
    });
    await drainOutbox(shop.outbox);
    const mail = [...shop.mails.values()].at(-1)!;
    expect(mail).toMatchObject({ to: { address: 'new@example.com' }, subject: 'Confirmez votre adresse e-mail' });
    expect(mail.text).toMatch(/http:\/\/shop\.test\/fr_FR\/account\/signin\?step=confirm#confirm=[\w-]{43}/);

    const token = shop.mailedToken('new@example.com');
    expect(await browser.post('/gateway/account/registrations/confirm', { token, password: 'something-else' })).toMatchObject({
      status: 403,
    });
    const confirmed = await browser.post('/gateway/account/registrations/confirm', { token, password: PASSWORD });
    expect(confirmed).toMatchObject({ status: 200, body: { email: 'new@example.com', firstName: 'Marie' } });
    expect((await browser.get('/gateway/account/session')).body).toMatchObject({ role: 'customer', account: { firstName: 'Marie' } });
    expect(await browser.post('/gateway/account/registrations/confirm', { token, password: PASSWORD })).toMatchObject({
      status: 410,
      body: { code: 'LINK_EXPIRED' },
    });
  });

  test('a link is worth nothing after 24 hours', async () => {
    const browser = shop.visitor();
    await browser.post('/gateway/account/registrations', registration('late@example.com'));
    await drainOutbox(shop.outbox);
    const token = shop.mailedToken('late@example.com');
    shop.time.now = new Date('2030-06-02T10:00:01Z');
    expect((await browser.post('/gateway/account/registrations/confirm', { token, password: PASSWORD })).status).toBe(410);
    shop.time.now = new Date('2030-06-01T10:00:00Z');
  });

  test('a known address is answered like an unknown one; only the mail tells', async () => {
    await shop.customer('known@example.com');
    const unknown = await shop.visitor().post('/gateway/account/registrations', registration('unknown@example.com'));
    const known = await shop.visitor().post('/gateway/account/registrations', registration('known@example.com'));
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await drainOutbox(shop.outbox);
    const subjects = [...shop.mails.values()].filter(({ to }) => to.address === 'known@example.com').map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Vous avez déjà un compte');
  });

  test('who registers another’s address never gets in: the mail’s owner does not know the password', async () => {
    const thief = shop.visitor();
    await thief.post('/gateway/account/registrations', registration('victim@example.com', 'the-thief-knows'));
    await drainOutbox(shop.outbox);
    expect(await thief.post('/gateway/account/sessions', { email: 'victim@example.com', password: 'the-thief-knows' })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
    const owner = await shop.customer('victim@example.com');
    expect((await owner.get('/gateway/account/profile')).status).toBe(200);
    expect((await thief.post('/gateway/account/sessions', { email: 'victim@example.com', password: 'the-thief-knows' })).status).toBe(401);
  });

  test.each([
    ['a short password', { password: 'short' }, 'password'],
    ['a password that everybody tries', { password: 'motdepasse123' }, 'password'],
    ['an address without a domain', { email: 'marie@' }, 'email'],
    ['a name of digits', { firstName: '12' }, 'firstName'],
    ['an unknown locale', { locale: 'xx_XX' }, 'locale'],
  ])('%s is refused with its field', async (_, change, field) => {
    const answer = await shop.visitor().post('/gateway/account/registrations', { ...registration('refused@example.com'), ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD', field } });
  });
});

describe('signing in', () => {
  test('the secret is out of reach of scripts, the flags beside it open nothing @ACC-003', async () => {
    await shop.customer('flags@example.com');
    const browser = shop.visitor();
    const { cookies } = await browser.post('/gateway/account/sessions', { email: 'Flags@example.com ', password: PASSWORD });
    const named = Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]));
    expect(named.session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(named.access_token).toMatchObject({ value: '1', sameSite: 'Lax', path: '/' });
    expect(named.access_token).not.toHaveProperty('httpOnly');
    expect(named.account_id?.value).toBe((await browser.get('/gateway/account/session')).body.account.id);
    const onlyFlags = shop.visitor();
    onlyFlags.cookies.set('access_token', '1').set('account_id', named.account_id!.value);
    expect((await onlyFlags.get('/gateway/account/profile')).status).toBe(401);
    const stored = await shop.db.selectFrom('session').select('token_hash').execute();
    expect(stored.map(({ token_hash }) => token_hash)).not.toContain(named.session!.value);
  });

  test('a wrong password, an unknown address and an unconfirmed account are told alike', async () => {
    await shop.customer('alike@example.com');
    await shop.visitor().post('/gateway/account/registrations', registration('pending@example.com'));
    const tries = [
      { email: 'alike@example.com', password: 'not-the-password' },
      { email: 'nobody@example.com', password: PASSWORD },
      { email: 'pending@example.com', password: PASSWORD },
    ];
    const answers = await Promise.all(tries.map((body) => shop.visitor().post('/gateway/account/sessions', body)));
    for (const { status, body, cookies } of answers) expect([status, body, cookies]).toEqual([401, answers[0]!.body, []]);
  });

  test('every sign-in is a new session, and the one that the browser had ends', async () => {
    const browser = await shop.customer('rotate@example.com');
    const before = browser.cookies.get('session')!;
    await browser.post('/gateway/account/sessions', { email: 'rotate@example.com', password: PASSWORD });
    expect(browser.cookies.get('session')).not.toBe(before);
    const old = shop.visitor();
    old.cookies.set('session', before);
    expect((await old.get('/gateway/account/profile')).status).toBe(401);
  });

  test('a session given beforehand is not taken over', async () => {
    await shop.customer('fixed@example.com');
    const browser = shop.visitor();
    browser.cookies.set('session', 'chosen-by-somebody-else-000000000000000000');
    await browser.post('/gateway/account/sessions', { email: 'fixed@example.com', password: PASSWORD });
    expect(browser.cookies.get('session')).not.toBe('chosen-by-somebody-else-000000000000000000');
  });

  test('after thirty days the session has expired, after two idle weeks too', async () => {
    const browser = await shop.customer('idle@example.com');
    const at = async (day: string) => {
      shop.time.now = new Date(`${day}T09:00:00Z`);
      return (await browser.get('/gateway/account/profile')).status;
    };
    expect([await at('2030-06-14'), await at('2030-06-27'), await at('2030-07-02')]).toEqual([200, 200, 401]);
    shop.time.now = new Date('2030-06-01T10:00:00Z');
    const other = shop.visitor();
    await other.post('/gateway/account/sessions', { email: 'idle@example.com', password: PASSWORD });
    shop.time.now = new Date('2030-06-15T10:00:01Z');
    expect((await other.get('/gateway/account/profile')).status).toBe(401);
    shop.time.now = new Date('2030-06-01T10:00:00Z');
  });
});

describe('where sessions end', () => {
  test('every other device is signed out at its next call, this one stays', async () => {
    const phone = await shop.customer('others@example.com');
    const laptop = shop.visitor();
    await laptop.post('/gateway/account/sessions', { email: 'others@example.com', password: PASSWORD });
    expect((await laptop.ask('DELETE', '/gateway/account/sessions/others')).status).toBe(204);
    expect((await phone.get('/gateway/account/profile')).status).toBe(401);
    expect((await laptop.get('/gateway/account/sessions')).body.sessions).toEqual([expect.objectContaining({ current: true })]);
  });

  test('at sign-out the session is gone and the access token and account id cookies are cleared @ACC-005', async () => {
    const browser = await shop.customer('out@example.com');
    const secret = browser.cookies.get('session')!;
    const { status, cookies } = await browser.ask('DELETE', '/gateway/account/sessions/current');
    expect(status).toBe(204);
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ['session', ''],
      ['access_token', ''],
      ['account_id', ''],
    ]);
    const copy = shop.visitor();
    copy.cookies.set('session', secret);
    for (const url of ['profile', 'trips', 'wishlist', 'sessions', 'export'])
      expect([url, (await copy.get(`/gateway/account/${url}`)).status]).toEqual([url, 401]);
    expect((await browser.get('/gateway/account/session')).body).toEqual({ role: 'visitor', giftRecipient: false });
  });

  test('a customer sees the devices that are signed in and ends one, or all', async () => {
    const phone = await shop.customer('devices@example.com');
    const laptop = shop.visitor();
    await laptop.post('/gateway/account/sessions', { email: 'devices@example.com', password: PASSWORD });
    const { sessions } = (await laptop.get('/gateway/account/sessions')).body;
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }: { current: boolean }) => !current);
    expect((await laptop.ask('DELETE', `/gateway/account/sessions/${other.id}`)).status).toBe(204);
    expect((await phone.get('/gateway/account/profile')).status).toBe(401);
    expect((await laptop.get('/gateway/account/profile')).status).toBe(200);
    expect((await laptop.ask('DELETE', `/gateway/account/sessions/${other.id}`)).status).toBe(404);
    expect((await laptop.ask('DELETE', '/gateway/account/sessions')).status).toBe(204);
    expect((await laptop.get('/gateway/account/profile')).status).toBe(401);
  });

  test('a device is shown with the country of its internet address, never with the address; a private network has none', async () => {
    const home = await shop.customer('travels@example.com');
    for (const address of ['90.0.0.1', '2a02:a03f::1', '192.168.1.20'])
      await shop.visitor(address).post('/gateway/account/sessions', { email: 'travels@example.com', password: PASSWORD });
    const { body } = await home.get('/gateway/account/sessions');
    const others = body.sessions.filter(({ current }: { current: boolean }) => !current);
    expect(new Set(others.map(({ country }: { country?: string }) => country))).toEqual(new Set(['FR', 'BE', undefined]));
    const stored = await shop.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/90\.0\.0\.1|2a02:a03f|192\.168\.1/);
  });

  test('a reset by mail works once, within the hour, and ends every session', async () => {
    const browser = await shop.customer('forgot@example.com');
    const visitor = shop.visitor();
    const requested = await visitor.post('/gateway/account/password-resets', { email: 'forgot@example.com', locale: 'fr_FR' });
    const unknown = await visitor.post('/gateway/account/password-resets', { email: 'nobody@example.com', locale: 'fr_FR' });
    expect([requested.status, requested.body]).toEqual([unknown.status, unknown.body]);
    await drainOutbox(shop.outbox);
    expect([...shop.mails.values()].some(({ to }) => to.address === 'nobody@example.com')).toBe(false);
    const token = shop.mailedToken('forgot@example.com');
    const reset = (password: string) => visitor.post('/gateway/account/password-resets/complete', { token, password });
    shop.time.now = new Date('2030-06-01T11:00:01Z');
    expect((await reset('nieuw-blauw-meer')).status).toBe(410);
    shop.time.now = new Date('2030-06-01T10:30:00Z');
    expect((await reset('short')).body).toMatchObject({ code: 'INVALID_FIELD', field: 'password' });
    expect((await reset('Volkswagon')).body).toMatchObject({ code: 'PASSWORD_BREACHED', field: 'password' });
    expect((await reset('Durand-2026!')).body).toMatchObject({ code: 'PASSWORD_PERSONAL', field: 'password' });
    expect((await reset('Test shop 2026')).body).toMatchObject({ code: 'PASSWORD_PERSONAL', field: 'password' });
    expect((await reset('nieuw-blauw-meer')).status).toBe(204);
    expect((await reset('nieuw-blauw-meer')).status).toBe(410);
    expect((await browser.get('/gateway/account/profile')).status).toBe(401);
    const signIn = async (password: string) =>
      (await visitor.post('/gateway/account/sessions', { email: 'forgot@example.com', password })).status;
    expect([await signIn(PASSWORD), await signIn('nieuw-blauw-meer')]).toEqual([401, 200]);
    await drainOutbox(shop.outbox);
    expect([...shop.mails.values()].at(-1)?.subject).toBe('Votre mot de passe a changé');
    shop.time.now = new Date('2030-06-01T10:00:00Z');
  });

  test('a changed password ends the other sessions and keeps this one', async () => {
    const phone = await shop.customer('change@example.com');
    const laptop = shop.visitor();
    await laptop.post('/gateway/account/sessions', { email: 'change@example.com', password: PASSWORD });
    const change = (current: string) => laptop.ask('PUT', '/gateway/account/password', { current, password: 'nieuw-blauw-meer' });
    expect(await change('not-the-password')).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD', field: 'current' } });
    expect((await change(PASSWORD)).status).toBe(204);
    expect((await phone.get('/gateway/account/profile')).status).toBe(401);
    expect((await laptop.get('/gateway/account/profile')).status).toBe(200);
  });
});

test('another site’s page signs nobody in or out', async () => {
  const browser = await shop.customer('foreign@example.com');
  const foreign = await shop.app.inject({
    method: 'DELETE',
    url: '/gateway/account/sessions/current',
    headers: { origin: 'http://evil.test' },
    cookies: Object.fromEntries(browser.cookies),
  });
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'CROSS_SITE']);
  expect((await browser.get('/gateway/account/profile')).status).toBe(200);
});
