import type { CentreVoucher } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused, type Answers } from '@shop/testing/network';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { redeemLoader } from './redeem-loader.ts';
import { RedeemPage } from './redeem-page.tsx';

const SESSION = '/gateway/centre/session';
const SESSIONS = '/gateway/centre/sessions';
const CHECK = '/gateway/centre/voucher-checks';
const REDEEM = '/gateway/centre/redemptions';

const BATHS = { id: 8001, name: 'Les Bains du Lac' };
const VOUCHER: CentreVoucher = {
  ...{ code: '7K3M-PQ8R-2XWA', state: 'redeemable', label: 'Two hours at the baths', activities: ['Baths', 'Sauna'] },
  ...{ adults: 2, expiresOn: '2027-06-01', bookingNumber: '12345670' },
};
const USED = { ...VOUCHER, state: 'used', usedAt: '2026-05-04T08:32:00.000Z', usedBy: BATHS.name };
const OPEN = { [SESSION]: BATHS, [CHECK]: VOUCHER, [REDEEM]: USED };
let network: ReturnType<typeof answering>;

beforeEach(() => localStorage.clear());
afterEach(() => {
  onlineManager.setOnline(true);
  network.stop();
});

function open(answers: Answers) {
  network = answering(answers);
  openAccount([{ path: '*', loader: redeemLoader, element: <RedeemPage />, HydrateFallback: () => null }], { at: '/partner/redeem' });
}

/** Keys of the redemptions that reach the shop. */
function keysSent(): string[] {
  const keys: string[] = [];
  const known = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    if (String(url).startsWith(REDEEM)) keys.push((init?.headers as Record<string, string>)['idempotency-key']!);
    return known(url, init);
  };
  return keys;
}

const sent = (path: string) => network.requested.filter((requested) => requested.path === path).map(({ body }) => body);
const button = (name: string) => screen.findByRole('button', { name });

async function type(code: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Code of the voucher'), code);
  await userEvent.click(await button('Check'));
}

async function redeem(code = '7k3m pq8r 2xwa'): Promise<void> {
  await type(code);
  await userEvent.click(await button('Redeem now'));
}

describe('the key of the centre', () => {
  test('is asked once: the page opens, and keeps nothing that a script could read', async () => {
    open({ [SESSION]: refused(401, 'SIGN_IN_NEEDED'), [SESSIONS]: BATHS });
    await userEvent.type(await screen.findByLabelText('Key of the centre'), ' centre_abc ');
    expect(await axeFaults()).toEqual([]);
    await userEvent.click(await button('Open'));
    expect(await screen.findByText('Les Bains du Lac')).toBeVisible();
    expect(sent(SESSIONS)).toEqual([{ key: 'centre_abc' }]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('centre_abc');
  });

  test('that is none, or wrong, is explained beside its field, and stays there', async () => {
    open({ [SESSION]: refused(401, 'SIGN_IN_NEEDED'), [SESSIONS]: refused(401, 'UNAUTHORIZED') });
    await userEvent.click(await button('Open'));
    const field = screen.getByLabelText('Key of the centre');
    expect(field).toHaveAccessibleDescription(/Enter the key/);
    await userEvent.type(field, 'centre_wrong');
    await userEvent.click(await button('Open'));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/opens nothing/));
    expect(field).toHaveValue('centre_wrong');
  });

  test('is asked again once another one was made; to leave ends it', async () => {
    open({ ...OPEN, [CHECK]: refused(401, 'SIGN_IN_NEEDED'), [SESSION]: firstly(BATHS, refused(401, 'SIGN_IN_NEEDED')) });
    await type('7K3M PQ8R 2XWA');
    expect(await screen.findByLabelText('Key of the centre')).toBeVisible();
  });

  test('is forgotten by leaving', async () => {
    const session = firstly(BATHS, new Response(null, { status: 204 }), refused(401, 'SIGN_IN_NEEDED'));
    open({ ...OPEN, [SESSION]: session });
    await userEvent.click(await button('Leave'));
    expect(await screen.findByLabelText('Key of the centre')).toBeVisible();
  });
});

test('a page that cannot be left at the moment says so', async () => {
  open({ ...OPEN, [SESSION]: firstly(BATHS, refused(503, 'TRY_AGAIN')) });
  await userEvent.click(await button('Leave'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
});

describe('a code', () => {
  test('typed as it comes shows what it opens, and one press redeems it: green, with the hour, and the next one', async () => {
    open(OPEN);
    await type('7k3m pq8r 2xwa');
    expect(sent(CHECK)).toEqual([{ code: '7k3m pq8r 2xwa' }]);
    const status = screen.getByRole('status');
    for (const fact of ['Two hours at the baths', '2 people', 'Baths, Sauna', /Valid until Tuesday 1 June 2027/, /Order 12345670/])
      expect(await within(status).findByText(fact)).toBeVisible();
    await waitFor(async () => expect(await button('Redeem now')).toHaveFocus());
    expect(await axeFaults()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(await within(status).findByText('Redeemed at 10:32')).toBeVisible();
    await waitFor(async () => expect(await button('Next code')).toHaveFocus());
    expect(await axeFaults()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Code of the voucher')).toHaveFocus();
    expect(screen.getByLabelText('Code of the voucher')).toHaveValue('');
    expect(screen.queryByText('Redeemed at 10:32')).toBeNull();
  });

  test('that is too short, or that the shop does not know for this centre, is explained beside its field', async () => {
    open({ ...OPEN, [CHECK]: refused(404, 'UNKNOWN_VOUCHER') });
    await type('7k');
    const field = screen.getByLabelText('Code of the voucher');
    expect(field).toHaveAccessibleDescription(/whole code/);
    expect(sent(CHECK)).toEqual([]);
    await userEvent.type(field, '3m pq8r 2xwa');
    await userEvent.click(await button('Check'));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/No voucher of your activities/));
    expect(field).toHaveValue('7k3m pq8r 2xwa');
  });

  test.each([
    [USED, /Redeemed on Monday 4 May 2026 at 10:32, Les Bains du Lac/],
    [{ ...VOUCHER, state: 'used' }, /cannot be used again/],
    [{ ...VOUCHER, state: 'expired' }, /customer service/],
    [{ ...VOUCHER, state: 'cancelled' }, /no longer valid/],
    [{ ...VOUCHER, state: 'givenBack' }, /has given it back/],
    [{ ...VOUCHER, state: 'scheduled' }, /the day that its buyer has chosen/],
    [{ ...VOUCHER, state: 'notPaid' }, /is not paid/],
  ])('that is not valid says why, and cannot be redeemed: %#', async (voucher, text) => {
    open({ ...OPEN, [CHECK]: voucher });
    await type('7K3M-PQ8R-2XWA');
    expect(await within(screen.getByRole('status')).findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Redeem now' })).toBeNull();
    await waitFor(async () => expect(await button('Next code')).toHaveFocus());
  });

  test('that another device redeems meanwhile shows the hour of its redemption', async () => {
    open({ ...OPEN, [REDEEM]: refused(409, 'VOUCHER_USED', { usedAt: USED.usedAt } as never) });
    await redeem();
    expect(await screen.findByText('Redeemed on Monday 4 May 2026 at 10:32.')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  test('after too many wrong ones says when to go on', async () => {
    const stopped = () => Response.json({ code: 'TOO_MANY_ATTEMPTS', message: 'No' }, { status: 429, headers: { 'retry-after': '240' } });
    open({ ...OPEN, [CHECK]: stopped });
    await type('7K3M-PQ8R-2XWA');
    expect(await screen.findByText('Too many attempts. Try again in 4 minutes.')).toBeVisible();
  });
});

describe('without a connection', () => {
  test('a redemption that was pressed is kept, survives a reload, and is sent once when the connection is back', async () => {
    open(OPEN);
    const keys = keysSent();
    await type('7K3M-PQ8R-2XWA');
    await button('Redeem now');
    onlineManager.setOnline(false);
    await userEvent.click(await button('Redeem now'));
    expect(await screen.findByText('Kept, not redeemed yet')).toBeVisible();
    expect(keys).toEqual([]);
    cleanup();
    openAccount([{ path: '*', loader: redeemLoader, element: <RedeemPage />, HydrateFallback: () => null }], { at: '/partner/redeem' });
    onlineManager.setOnline(true);
    const list = within(await screen.findByRole('region', { name: 'Latest codes' }));
    expect(await list.findByText(/Redeemed at 10:32, Two hours at the baths/)).toBeVisible();
    expect(keys).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  test('a redemption whose answer was lost is sent again under its key after a reload, and the page says that it was redeemed', async () => {
    open({ ...OPEN, [REDEEM]: firstly(Response.error(), USED) });
    const keys = keysSent();
    await redeem();
    expect(await screen.findByText('Kept, not redeemed yet')).toBeVisible();
    cleanup();
    openAccount([{ path: '*', loader: redeemLoader, element: <RedeemPage />, HydrateFallback: () => null }], { at: '/partner/redeem' });
    const list = within(await screen.findByRole('region', { name: 'Latest codes' }));
    expect(await list.findByText(/Redeemed at 10:32, Two hours at the baths/)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  test('a page that comes without a connection says what waits on the device, and sends it once there is one', async () => {
    localStorage.setItem('escale.centre.redemptions', JSON.stringify([{ key: 'k1', centre: BATHS.id, code: 'AAAA-2345' }]));
    onlineManager.setOnline(false);
    open(OPEN);
    const keys = keysSent();
    expect(await screen.findByText(/1 redemption waits on this device/)).toBeVisible();
    expect(screen.getByText(/Check your connection/)).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    onlineManager.setOnline(true);
    const list = within(await screen.findByRole('region', { name: 'Latest codes' }));
    expect(await list.findByText(/Redeemed at 10:32/)).toBeVisible();
    expect(keys).toEqual(['k1']);
  });

  test('two codes are kept one after the other, and sent in that order', async () => {
    open({ ...OPEN, [CHECK]: () => Response.error() });
    await type('AAAA-2345');
    onlineManager.setOnline(false);
    await userEvent.click(await button('Redeem once connected'));
    await userEvent.click(await button('Next code'));
    await type('BBBB-2345');
    await userEvent.click(await button('Redeem once connected'));
    expect(within(screen.getByRole('region', { name: 'Latest codes' })).getByText('AAAA-2345')).toBeVisible();
    expect(await axeFaults()).toEqual([]);
    onlineManager.setOnline(true);
    expect(await screen.findByText('Redeemed at 10:32')).toBeVisible();
    expect(sent(REDEEM)).toEqual([{ code: 'AAAA-2345' }, { code: 'BBBB-2345' }]);
  });

  test('vouchers that wait are announced while the key is requested; another centre’s are not sent', async () => {
    const waiting = [{ key: 'k1', centre: 8002, code: 'AAAA-2345' }];
    localStorage.setItem('escale.centre.redemptions', JSON.stringify(waiting));
    open({ ...OPEN, [SESSION]: refused(401, 'SIGN_IN_NEEDED'), [SESSIONS]: BATHS });
    expect(await screen.findByText(/1 redemption waits on this device/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Key of the centre'), 'centre_abc');
    await userEvent.click(await button('Open'));
    await screen.findByText('Les Bains du Lac');
    expect(sent(REDEEM)).toEqual([]);
    expect(localStorage.getItem('escale.centre.redemptions')).toBe(JSON.stringify(waiting));
  });

  test('a page that cannot be opened says so, and is tried again', async () => {
    open({ ...OPEN, [SESSION]: firstly(refused(403, 'CROSS_SITE'), BATHS) });
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText('Les Bains du Lac')).toBeVisible();
  });
});

/** One answer after the other; the last one from then on. */
function firstly(...answers: unknown[]) {
  let place = 0;
  return () => answers[Math.min(place++, answers.length - 1)];
}
