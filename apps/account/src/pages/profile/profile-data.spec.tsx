import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROFILE } from '../../testing/a-profile.ts';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { ProfilePage } from './profile-page.tsx';

const ACCOUNT = '/gateway/account';
let network: ReturnType<typeof answering>;
/** What the browser was given to save. */
let saved: { readonly name: string; readonly blob: Blob }[];
let given: Blob | undefined;

beforeEach(() => {
  document.cookie = 'account_id=a1';
  saved = [];
  URL.createObjectURL = (blob) => ((given = blob as Blob), 'blob:file');
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function () {
    if (given) saved.push({ name: this.download, blob: given });
  };
});
afterEach(() => {
  document.cookie = 'account_id=; max-age=0';
  network.stop();
});

function open(answers: Answers = {}) {
  network = answering({
    [`${ACCOUNT}/profile`]: PROFILE,
    [`${ACCOUNT}/sessions`]: { sessions: [] },
    [`${ACCOUNT}/newsletter`]: { subscribed: false, consent: { blocks: [] } },
    [`${ACCOUNT}/passkeys`]: { passkeys: [], afterPassword: false },
    ...answers,
  });
  return openAccount([{ path: '*', element: <ProfilePage /> }], { at: '/account/settings/profile' });
}

const archive = () =>
  new Response('archive', { headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="my-data.zip"' } });

test('one press saves all that the shop holds as one archive, by the name that the shop gives it', async () => {
  open({ [`${ACCOUNT}/export`]: archive });
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data (ZIP)' }));
  expect(await screen.findByText('Your file is saved.')).toBeVisible();
  expect(saved.map((file) => [file.name, file.blob.type])).toEqual([['my-data.zip', 'application/zip']]);
  expect(network.requested.filter(({ path }) => path === `${ACCOUNT}/export`)).toHaveLength(1);
  expect(await axeFaults()).toEqual([]);
});

test('an export that cannot be had says so, and saves nothing', async () => {
  open({ [`${ACCOUNT}/export`]: refused(503, 'PAYMENT_UNAVAILABLE') });
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data (ZIP)' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(saved).toEqual([]);
});
