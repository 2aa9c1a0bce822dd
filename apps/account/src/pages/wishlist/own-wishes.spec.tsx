import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { WishlistPage } from './wishlist-page.tsx';

const LIST = '/gateway/account/wishlist';
const NOTE = `${LIST}/STAY/1/note`;
const stay = (id: string, label: string, more: object = {}) => ({
  ...{ type: 'STAY', id, label, imageUrl: '/images/sea-1/640_360.webp', image: '', uri: `/product/stay/${id}`, available: true },
  hotel: { id: '1', label: 'Inn', stars: 3, location: { label: 'Annecy, Haute-Savoie' } },
  card: { headwords: [], nights: 1, sellPrice: 15_000, refPrice: 15_000 },
  ...more,
});
let network: ReturnType<typeof answering>;

beforeEach(() => void (document.cookie = 'account_id=a1'));
afterEach(() => {
  document.cookie = 'account_id=; max-age=0';
  localStorage.clear();
  network.stop();
});

function open(answers: Answers = {}, stays = [stay('1', 'By the lake'), stay('2', 'In the hills', { unavailable: 'soldOut' })]) {
  network = answering({
    [LIST]: { STAY: stays, ACTIVITY: [] },
    [`${LIST}/share`]: {},
    '/gateway/account/profile': { email: 'camille@example.com' },
    ...answers,
  });
  return openAccount([{ path: '*', element: <WishlistPage /> }], { at: '/account/wishlist' });
}

test('prices are those of the last search, and say so; what is sold out then tells another day’s price @ACC-007', async () => {
  localStorage.setItem('escale.searchDates', '2026-06-20 2026-06-21');
  localStorage.setItem('escale.searchParty', '2 1 0');
  open();
  expect(await screen.findByText('Prices from 20 Jun 2026 to 21 Jun 2026, 2 adults, 1 child')).toBeVisible();
  const [lake, hills] = within(screen.getByRole('region', { name: 'Stays' }))
    .getAllByRole('listitem')
    .map((each) => within(each));
  expect(lake!.queryByText('from')).toBeNull();
  expect(lake!.getByText('for 3 people')).toBeVisible();
  expect(hills!.getByText('from')).toBeVisible();
  expect(hills!.getByText('Sold out for your dates')).toBeVisible();
  const link = lake!.getByRole('link', { name: 'By the lake' });
  expect(link.getAttribute('href')).toMatch(/^\/product\/stay\/1\?checkin=2026-06-20&checkout=2026-06-21&c=1/);
  expect(await axeFaults()).toEqual([]);
});

test('a note is written within its limit; one that cannot be saved stays, and is saved by the next press', async () => {
  let isAway = true;
  const saved: unknown[] = [];
  open({ [NOTE]: (body: unknown) => (isAway ? refused(503) : (saved.push(body), {})) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note: By the lake' }));
  const field = screen.getByRole('textbox', { name: 'Your note' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('maxlength', '300');
  await userEvent.type(field, 'In spring');
  expect(screen.getByText('9 of 300 characters')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Your text is still here/)).toBeVisible();
  expect(field).toHaveValue('In spring');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your note' })).toBeNull());
  expect(saved).toEqual([{ note: 'In spring' }]);
  expect(screen.getByRole('button', { name: 'Add a note: By the lake' })).toHaveFocus();
});

test('a customer whose session has ended meanwhile signs in again without losing the note', async () => {
  let hasEnded = true;
  const signIn = () => ((hasEnded = false), { accountId: 'a1' });
  open({ [NOTE]: () => (hasEnded ? refused(401, 'SIGN_IN_NEEDED') : {}), '/gateway/account/sessions': signIn });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note: By the lake' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your note' }), 'In spring');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(await screen.findByLabelText('Password'), 'by-the-lake');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign in and go on' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your note' })).toBeNull());
  expect(network.requested.filter(({ path }) => path === NOTE).at(-1)?.body).toEqual({ note: 'In spring' });
});

test('a customer who shares the list has the focus on its link, and on what became of it once it is ended', async () => {
  const answers = [{}, { token: 'a-token' }, {}];
  open({ [`${LIST}/share`]: () => answers.shift() });
  await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
  await waitFor(async () => expect(await screen.findByRole('textbox', { name: 'Link to your list' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
  await waitFor(async () => expect(await screen.findByText('The link shows nothing any more.')).toHaveFocus());
});

test('mails are chosen by stay or for the whole list; a choice that is not kept turns back and says so', async () => {
  open({ [`${LIST}/alerts`]: refused(500) });
  const one = await screen.findByRole('checkbox', { name: 'Mail me when the price falls: By the lake' });
  await userEvent.click(one);
  expect(await screen.findByText('Your choice was not saved. Try again.')).toBeVisible();
  expect(one).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mail me about every stay of this list' }));
  await waitFor(() => expect(network.requested.filter(({ path }) => path.endsWith('/alerts')).length).toBeGreaterThan(1));
  expect(await screen.findAllByText('Your choice was not saved. Try again.')).toHaveLength(2);
  const bodies = network.requested.filter(({ path }) => path.endsWith('/alerts')).map(({ body }) => body);
  expect(bodies[0]).toMatchObject({ on: true, ids: ['1'], adult: 2 });
  expect(bodies.at(-1)).not.toHaveProperty('ids');
}, 15_000);
