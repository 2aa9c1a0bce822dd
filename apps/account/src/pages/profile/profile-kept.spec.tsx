import type { Profile } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROFILE } from '../../testing/a-profile.ts';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { ProfilePage } from './profile-page.tsx';

const ACCOUNT = '/gateway/account';
const SESSIONS = { sessions: [] };
let network: ReturnType<typeof answering>;

beforeEach(() => void (document.cookie = 'account_id=a1'));
afterEach(() => {
  document.cookie = 'account_id=; max-age=0';
  network.stop();
});

function open(answers: Answers = {}) {
  network = answering({
    [`${ACCOUNT}/profile`]: PROFILE,
    [`${ACCOUNT}/sessions`]: SESSIONS,
    [`${ACCOUNT}/newsletter`]: { subscribed: false, consent: { blocks: [] } },
    [`${ACCOUNT}/passkeys`]: { passkeys: [], afterPassword: false },
    ...answers,
  });
  return openAccount([{ path: '*', element: <ProfilePage /> }], { at: '/account/settings/profile' });
}

const reported = (path: string) =>
  network.requested.filter((one) => one.path === `${ACCOUNT}/${path}` && one.body !== undefined).map(({ body }) => body);
const form = async () => within(await screen.findByRole('region', { name: 'Name and address' }));

test('what another device has saved meanwhile is shown with what was typed here, and the next press saves both', async () => {
  let stored: Profile = { ...PROFILE, version: 'first' };
  open({
    [`${ACCOUNT}/profile`]: (body: Partial<Profile> | undefined) => {
      if (!body) return stored;
      if (body.version !== stored.version) return refused(409, 'PROFILE_CHANGED');
      return (stored = { ...stored, ...body, version: 'third' });
    },
  });
  const details = await form();
  stored = { ...stored, city: 'Lyon', version: 'second' };
  await userEvent.clear(details.getByLabelText(/^Address/));
  await userEvent.type(details.getByLabelText(/^Address/), 'Quai 9');
  await userEvent.click(details.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your details were changed on another device')).toBeVisible();
  expect(details.getByLabelText(/^Town/)).toHaveValue('Lyon');
  expect(details.getByLabelText(/^Address/)).toHaveValue('Quai 9');
  expect(await axeFaults()).toEqual([]);
  await userEvent.click(details.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your details are saved')).toBeVisible();
  expect(stored).toMatchObject({ addressLine: 'Quai 9', city: 'Lyon' });
});

describe('a session that ends while somebody types', () => {
  const typeAndSave = async () => {
    const details = await form();
    await userEvent.clear(details.getByLabelText(/^Town/));
    await userEvent.type(details.getByLabelText(/^Town/), 'Lyon');
    document.cookie = 'account_id=; max-age=0';
    await userEvent.click(details.getByRole('button', { name: 'Save' }));
    return details;
  };

  test('asks for the password, and then saves what was typed', async () => {
    let hasEnded = true;
    open({
      [`${ACCOUNT}/profile`]: (body: object | undefined) => (body && hasEnded ? refused(401, 'SIGN_IN_NEEDED') : { ...PROFILE, ...body }),
      [`${ACCOUNT}/sessions`]: (body: unknown) => {
        if (!body) return SESSIONS;
        hasEnded = false;
        return PROFILE;
      },
    });
    await typeAndSave();
    const again = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    expect(await axeFaults()).toEqual([]);
    expect(again.getByLabelText(/^Password/)).toHaveFocus();
    await userEvent.keyboard('een-blauw-meer{Enter}');
    expect(await screen.findByText('Your details are saved')).toBeVisible();
    expect(reported('sessions')).toEqual([{ email: 'anne@example.com', password: 'een-blauw-meer' }]);
    expect(reported('profile').at(-1)).toMatchObject({ city: 'Lyon' });
  });

  test('keeps it also where nobody signs in', async () => {
    open({ [`${ACCOUNT}/profile`]: (body: unknown) => (body ? refused(401, 'SIGN_IN_NEEDED') : PROFILE) });
    const details = await typeAndSave();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('That did not work')).toBeVisible();
    expect(details.getByLabelText(/^Town/)).toHaveValue('Lyon');
  });
});
