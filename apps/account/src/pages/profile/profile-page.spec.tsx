import type { RichText } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROFILE } from '../../testing/a-profile.ts';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { ProfilePage } from './profile-page.tsx';

const ACCOUNT = '/gateway/account';
const session = (id: string, device: string, current = false) => ({
  ...{ id, device, current, createdAt: '2026-05-01T10:00:00Z', lastSeenAt: '2026-05-03T10:00:00Z', expiresAt: '2026-06-01T10:00:00Z' },
});
const SESSIONS = [session('s1', 'Firefox, Windows', true), session('s2', 'Safari, iPhone'), session('s3', 'Chrome, Android')];
let network: ReturnType<typeof answering>;

const CONSENT: RichText = {
  blocks: [
    { type: 'paragraph', runs: [{ text: 'Our best stays' }] },
    { type: 'paragraph', runs: [{ text: 'You may leave it at any time. ' }, { text: 'Your rights', href: '/content/data-protection' }] },
  ],
};

beforeEach(() => void (document.cookie = 'account_id=a1'));
afterEach(() => {
  document.cookie = 'account_id=; max-age=0';
  network.stop();
});

function open(answers: Answers = {}) {
  network = answering({
    [`${ACCOUNT}/profile`]: PROFILE,
    [`${ACCOUNT}/sessions`]: { sessions: SESSIONS },
    [`${ACCOUNT}/newsletter`]: { subscribed: false, consent: CONSENT },
    [`${ACCOUNT}/passkeys`]: { passkeys: [], afterPassword: false },
    ...answers,
  });
  return openAccount([{ path: '*', element: <ProfilePage /> }], { at: '/account/settings/profile' });
}

const reported = (path: string) =>
  network.requested.filter((one) => one.path === `${ACCOUNT}/${path}` && one.body !== undefined).map(({ body }) => body);
const form = async () => within(await screen.findByRole('region', { name: 'Name and address' }));
const part = (name: string) => screen.findByText(name).then((title) => userEvent.click(title));

test('the page shows what the account holds, and axe objects to nothing @ACC-001', async () => {
  open();
  const details = await form();
  expect(details.getByLabelText(/^First name/)).toHaveValue('Anne');
  expect(details.getByLabelText(/^Phone/)).toHaveValue('+33612345678');
  expect(details.getByLabelText(/^Country/)).toHaveValue('FR');
  const languages = within(details.getByLabelText('Language of our mails')).getAllByRole('option');
  expect(languages.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Nederlands (België)', 'español (España)']));
  expect(screen.getByText('You sign in with anne@example.com.')).toBeVisible();
  expect(await screen.findByText('Firefox, Windows')).toBeVisible();
  expect(screen.getAllByText(/^Last seen: Sunday 3 May 2026, \d\d:00$/)).toHaveLength(3);
  expect(await screen.findByText('You may leave it at any time.')).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

test('what was changed is saved, and the page says so', async () => {
  open({ [`${ACCOUNT}/profile`]: (body: object | undefined) => ({ ...PROFILE, ...body }) });
  const details = await form();
  await userEvent.clear(details.getByLabelText(/^Phone/));
  await userEvent.type(details.getByLabelText(/^Phone/), '06 98 76 54 32');
  await userEvent.selectOptions(details.getByLabelText('Language of our mails'), 'nl_BE');
  await userEvent.click(details.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your details are saved')).toBeVisible();
  expect(reported('profile')).toEqual([expect.objectContaining({ phoneNumber: '+33698765432', locale: 'nl_BE', city: 'Annecy' })]);
  expect(details.getByLabelText(/^Phone/)).toHaveValue('+33698765432');
});

test('a line that is wrong keeps the form back and says what is wrong', async () => {
  open();
  const details = await form();
  await userEvent.clear(details.getByLabelText(/^First name/));
  await userEvent.type(details.getByLabelText(/^Phone/), '-12-12');
  await userEvent.click(details.getByRole('button', { name: 'Save' }));
  expect(details.getByRole('link', { name: /^Enter a phone number/ })).toBeVisible();
  for (const line of [/^First name/, /^Phone/]) expect(details.getByLabelText(line)).toBeInvalid();
  expect(reported('profile')).toEqual([]);
  expect(await axeFaults()).toEqual([]);
});

test('the newsletter is taken by one press, and left by another', async () => {
  open({ [`${ACCOUNT}/newsletter`]: (body?: { subscribed: boolean }) => ({ subscribed: body?.subscribed ?? false, consent: CONSENT }) });
  const box = await screen.findByRole('checkbox', { name: 'Send me the newsletter' });
  await userEvent.click(box);
  expect(await screen.findByText('You will get the newsletter.')).toBeVisible();
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(await screen.findByText('You no longer get the newsletter.')).toBeVisible();
  expect(reported('newsletter')).toEqual([{ subscribed: true }, { subscribed: false }]);
});

test('the consent to the newsletter links to data protection by words, not by a path', async () => {
  open();
  await screen.findByRole('checkbox', { name: 'Send me the newsletter' });
  expect(screen.getByText(/^You may leave it at any time\./)).toHaveTextContent(/^You may leave it at any time\. Your rights$/);
  expect(screen.getByRole('link', { name: 'Your rights' })).toHaveAttribute('href', '/content/data-protection');
});

test('a device says when and from which country it signed in, and that a country may be wrong; where nobody knows, only when', async () => {
  open({
    [`${ACCOUNT}/sessions`]: {
      sessions: [
        { ...SESSIONS[0]!, country: 'BE' },
        { ...SESSIONS[1]!, device: '' },
      ],
    },
  });
  const [here, elsewhere] = within(await screen.findByRole('list', { name: 'Your devices' })).getAllByRole('listitem');
  expect(here).toHaveTextContent(/Signed in: Friday,? 1 May 2026, 12:00, Belgium/);
  expect(elsewhere).toHaveTextContent(/Signed in: Friday,? 1 May 2026, 12:00(?!,)/);
  expect(screen.getByText('The country follows from the internet address and may be wrong.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out Unknown device' })).toHaveAccessibleDescription(/^Signed in: Friday/);
});

test('a device that was used once says so once: when it signed in, and not when it was last seen', async () => {
  const once = { ...SESSIONS[0]!, lastSeenAt: '2026-05-01T10:00:40Z' };
  const later = { ...SESSIONS[1]!, lastSeenAt: '2026-05-01T10:01:00Z' };
  open({ [`${ACCOUNT}/sessions`]: { sessions: [once, later] } });
  await part('Your devices');
  const [first, second] = within(await screen.findByRole('list', { name: 'Your devices' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Signed in: Friday/);
  expect(first).not.toHaveTextContent('Last seen');
  expect(second).toHaveTextContent(/Last seen: Friday/);
});

test('a device is signed out, or all but this one', async () => {
  let sessions = SESSIONS;
  open({
    [`${ACCOUNT}/sessions`]: () => ({ sessions }),
    [`${ACCOUNT}/sessions/s2`]: () => ((sessions = sessions.filter(({ id }) => id !== 's2')), {}),
    [`${ACCOUNT}/sessions/others`]: () => ((sessions = sessions.slice(0, 1)), {}),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari, iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  expect(screen.getByText('Signed out.')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Sign out Firefox, Windows' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  await waitFor(() => expect(within(screen.getByRole('list', { name: 'Your devices' })).getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  expect(screen.getByText('Signed out.')).toHaveFocus();
});

test('another address needs the link of the present one first, and a wrong password says so beside its field', async () => {
  let isRight = false;
  open({ [`${ACCOUNT}/email-changes`]: () => (isRight ? { status: 'CHECK_YOUR_MAIL' } : refused(403, 'WRONG_PASSWORD')) });
  await part('Change the e-mail address');
  const change = within(screen.getByRole('button', { name: 'Send me the link' }).closest('form')!);
  await userEvent.type(change.getByLabelText(/^E-mail address/), 'new@example.com');
  await userEvent.type(change.getByLabelText(/^Password/), 'not-this-one');
  await userEvent.click(change.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByRole('link', { name: 'This is not the password that you chose' })).toBeVisible();
  isRight = true;
  await userEvent.type(change.getByLabelText(/^Password/), '!');
  await userEvent.click(change.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText(/^A link is on its way to anne@example.com\..*another goes to new@example.com/)).toBeVisible();
});

test('another password is set by the one that holds', async () => {
  open({ [`${ACCOUNT}/password`]: {} });
  await part('Change the password');
  const change = within(screen.getByRole('button', { name: 'Save the password' }).closest('form')!);
  await userEvent.type(change.getByLabelText(/^Password/), 'een-blauw-meer');
  await userEvent.type(change.getByLabelText(/^Choose a password/), 'drie-groene-bomen');
  await userEvent.click(change.getByRole('button', { name: 'Save the password' }));
  expect(await screen.findByText('Your password has changed')).toBeVisible();
  expect(reported('password')).toEqual([{ current: 'een-blauw-meer', password: 'drie-groene-bomen' }]);
});

describe('passkeys', () => {
  const PHONE = { id: 'p1', name: 'Chrome, Android', host: 'localhost', createdAt: '2026-04-30T22:40:00Z' };
  const LAPTOP = { ...PHONE, id: 'p2', name: 'Firefox, Linux', host: 'shop.be', lastUsedAt: '2026-05-03T10:00:00Z' };
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  test('are listed with their days at the point of sale, and the host where it is another', async () => {
    open({ [`${ACCOUNT}/passkeys`]: { passkeys: [PHONE, LAPTOP], afterPassword: false } });
    const [phone, laptop] = within(await screen.findByRole('list', { name: 'Your passkeys' })).getAllByRole('listitem');
    expect(phone).toHaveTextContent(/Chrome, Android.*Added: .*1 May 2026.*Not used yet/);
    expect(phone).not.toHaveTextContent('For localhost');
    expect(laptop).toHaveTextContent(/For shop\.be.*Last used: .*3 May 2026/);
    expect(await axeFaults()).toEqual([]);
  });

  test('a browser that knows none says so, and still names and removes those of others', async () => {
    open({ [`${ACCOUNT}/passkeys`]: { passkeys: [PHONE], afterPassword: false } });
    expect(await screen.findByText(/^This browser does not support passkeys\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Rename Chrome, Android' })).toBeVisible();
  });

  test('one is removed by the password alone; a wrong one stands beside its field, and the last one says what follows', async () => {
    let passkeys = [PHONE];
    open({
      [`${ACCOUNT}/passkeys`]: () => ({ passkeys, afterPassword: passkeys.length > 0 }),
      [`${ACCOUNT}/passkeys/p1/removal`]: (body: { password: string }) =>
        body.password === 'een-blauw-meer' ? ((passkeys = []), {}) : refused(403, 'WRONG_PASSWORD'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Chrome, Android' }));
    const removal = await dialog('Remove Chrome, Android');
    expect(removal.getByText(/^It is your last passkey/)).toBeVisible();
    await userEvent.click(removal.getByRole('button', { name: 'Remove the passkey' }));
    expect(removal.getByLabelText(/^Password/)).toBeInvalid();
    await userEvent.type(removal.getByLabelText(/^Password/), 'guessed');
    await userEvent.click(removal.getByRole('button', { name: 'Remove the passkey' }));
    expect(await removal.findByText('This is not the password that you chose')).toBeVisible();
    await userEvent.clear(removal.getByLabelText(/^Password/));
    await userEvent.type(removal.getByLabelText(/^Password/), 'een-blauw-meer');
    await userEvent.click(removal.getByRole('button', { name: 'Remove the passkey' }));
    expect(await screen.findByText('The passkey is removed.')).toBeVisible();
    expect(await screen.findByText('You have no passkey yet.')).toBeVisible();
  });

  test('a second step that a reset has put an end to says when, and how it stays', async () => {
    open({ [`${ACCOUNT}/passkeys`]: { passkeys: [PHONE], afterPassword: true, endsAt: '2026-05-05T08:30:00Z' } });
    expect(await screen.findByText(/from .*5 May 2026, 10:30.* your password is enough/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stop asking for my passkey' })).toBeVisible();
  });
});
