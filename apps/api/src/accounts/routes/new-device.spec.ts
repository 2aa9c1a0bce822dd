import { drainOutbox } from '../../testing/checkout-client.ts';
import { accountShopOfFile, PASSWORD } from './account-shop.test-utils.ts';

const shop = accountShopOfFile();

describe('a device that the account does not know', () => {
  const subjects = async (email: string) => {
    await drainOutbox(shop.outbox);
    return [...shop.mails.values()].filter(({ to }) => to.address === email).map(({ subject }) => subject);
  };
  const signIn = (browser: ReturnType<typeof shop.visitor>, email: string) =>
    browser.post('/gateway/account/sessions', { email, password: PASSWORD });

  test('is told to its owner by mail, with the device, the time and the country, once', async () => {
    await shop.customer('watchful@example.com');
    const laptop = shop.visitor('90.0.0.1');
    await signIn(laptop, 'watchful@example.com');
    await signIn(laptop, 'watchful@example.com');
    expect(await subjects('watchful@example.com')).toEqual(['Confirmez votre adresse e-mail', 'Nouvelle connexion à votre compte']);
    const { text } = [...shop.mails.values()].at(-1)!;
    expect(text).toMatch(/^Connexion\s: samedi 1er juin 2030, 12\sh$/m);
    expect(text).toMatch(/^Pays de l’adresse Internet\s: France$/m);
    expect(text).toContain('http://shop.test/fr_FR/account/settings/profile');
  });

  test('is not the one that has opened it, nor one with a wrong password', async () => {
    const browser = await shop.customer('calm@example.com');
    await signIn(browser, 'calm@example.com');
    await shop.visitor().post('/gateway/account/sessions', { email: 'calm@example.com', password: 'not-the-password' });
    expect(await subjects('calm@example.com')).toEqual(['Confirmez votre adresse e-mail']);
  });
});
