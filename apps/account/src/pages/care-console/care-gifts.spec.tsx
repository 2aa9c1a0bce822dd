import type { CareStory } from '@shop/contracts';
import { axeFaults } from '@shop/testing/axe';
import { answering, refused } from '@shop/testing/network';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { aCareStory } from '../../testing/a-care-story.ts';
import { careConsoleLoader } from './care-console-loader.ts';
import { CareConsolePage } from './care-console-page.tsx';

const UUID = '00000000-0000-4000-8000-000000000001';
const STORY = `/care-gateway/orders/${UUID}/story`;
const EXTENSION = `/care-gateway/orders/${UUID}/gifts/1/extension`;
const ADDRESS = `/care-gateway/orders/${UUID}/gift-deliveries/d1/address`;
const HOLDER = `/care-gateway/orders/${UUID}/gifts/1/holder`;
const gift = { number: 1, code: '…2XWA', state: 'expired', remaining: 5_000, expiresOn: '2026-04-20' } as const;

let network: ReturnType<typeof answering>;
const { FormData: NodesFormData } = globalThis;

/** React reads a form whose submit navigates; the environment's `FormData` is Node's, which knows no elements. */
beforeAll(() => void (globalThis.FormData = class {} as typeof FormData));
afterAll(() => void (globalThis.FormData = NodesFormData));
afterEach(() => {
  network.stop();
  sessionStorage.clear();
});

/** The story of an order of gifts, open in the console. */
async function openStory(facts: Partial<CareStory>, answers: Record<string, unknown> = {}) {
  const story = aCareStory({
    gifts: [gift],
    deliveries: [{ id: 'd1', state: 'bounced', recipientEmail: 'luc@example.com' }],
    ...facts,
  });
  network = answering({
    '/gateway/customer-care/session': { email: 'bert@shop.example', role: story.role },
    '/care-gateway/searches': { orders: [story.order], vouchers: [], customers: [] },
    [STORY]: story,
    ...answers,
  });
  openAccount([{ path: '*', loader: careConsoleLoader, element: <CareConsolePage />, HydrateFallback: () => null }], {
    at: `/customer-care/desk#order=${UUID}`,
    site: { customerCare: true },
  });
  await userEvent.type(within(await screen.findByRole('search')).getByLabelText(/^Reason/), 'Call 4711');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  return within(await screen.findByRole('region', { name: 'Gifts' }));
}
const bodies = (path: string) => network.requested.filter((requested) => requested.path === path).map(({ body }) => body);

test('an agent extends a gift until the day that stands in the window, with the reason', async () => {
  const gifts = await openStory(
    { gifts: [{ ...gift, extension: { until: '2026-08-04', lastDay: '2026-07-20' } }] },
    {
      [EXTENSION]: { expiresOn: '2026-08-04' },
    },
  );
  await userEvent.click(gifts.getByRole('button', { name: 'Extend the gift …2XWA' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/is extended free of charge until Tuesday 4 August 2026/)).toBeVisible();
  expect(await axeFaults()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Extend' }));
  expect(await screen.findByText('The gift …2XWA is valid until Tuesday 4 August 2026.')).toBeVisible();
  expect(bodies(EXTENSION)).toEqual([{ until: '2026-08-04', goodwill: false, reason: 'Call 4711' }]);
});

test('beyond the rule only a supervisor sees the act; a reader sees how the gifts stand, and no act', async () => {
  const beyond = { ...gift, goodwill: { until: '2026-08-04' } };
  expect((await openStory({ gifts: [beyond], role: 'reader' })).queryByRole('button')).toBeNull();
  expect(screen.getByText('luc@example.com')).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

test('a supervisor extends beyond the rule, with a reason', async () => {
  const gifts = await openStory(
    { gifts: [{ ...gift, goodwill: { until: '2026-08-04' } }], role: 'supervisor' },
    {
      [EXTENSION]: { expiresOn: '2026-08-04' },
    },
  );
  await userEvent.click(gifts.getByRole('button', { name: 'Extend the gift …2XWA as goodwill' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Extend' }));
  expect(await screen.findByText(/is valid until Tuesday 4 August 2026/)).toBeVisible();
  expect(bodies(EXTENSION)).toEqual([{ until: '2026-08-04', goodwill: true, reason: 'Call 4711' }]);
});

test('an agent corrects a recipient; half an address is not sent, and what has been used stays where it is', async () => {
  const gifts = await openStory({}, { [ADDRESS]: refused(409, 'GIFT_REDEEMED') });
  await userEvent.click(gifts.getByRole('button', { name: 'Correct the recipient' }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: /E-mail address of the recipient/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'lucie');
  await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
  expect(field).toHaveAccessibleDescription(/Enter a whole e-mail address/);
  expect(bodies(ADDRESS)).toEqual([]);
  await userEvent.type(field, '@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
  expect(await dialog.findByText(/Some of this gift has been used/)).toBeVisible();
  expect(field).toHaveValue('lucie@example.com');
  expect(bodies(ADDRESS)).toEqual([{ recipientEmail: 'lucie@example.com', reason: 'Call 4711' }]);
  expect(await axeFaults()).toEqual([]);
});

test('a gift above the limit of refunds stays where it is until a supervisor enters the same address', async () => {
  const gifts = await openStory({}, { [ADDRESS]: { corrected: false } });
  await userEvent.click(gifts.getByRole('button', { name: 'Correct the recipient' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Above €100 a supervisor has to enter the same address/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
  const note = await screen.findByText(/Nothing has left yet: above €100 in one order/);
  expect(note).toBeVisible();
  expect(note.closest('[data-kind]')).toHaveAttribute('data-kind', 'info');
  expect(await axeFaults()).toEqual([]);
});

test('so does one that was given on', async () => {
  const facts = { gifts: [{ ...gift, state: 'active', givenOn: { correctable: true } } as const], deliveries: [] };
  const gifts = await openStory(facts, { [HOLDER]: { corrected: false } });
  await userEvent.click(gifts.getByRole('button', { name: 'Correct the new holder of …2XWA' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Above €100 a supervisor has to enter the same address/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Address that it was given to/ }), 'nadia@exmaple.com');
  await userEvent.type(dialog.getByRole('textbox', { name: /First name/ }), 'Nadia');
  await userEvent.type(dialog.getByRole('textbox', { name: /Right e-mail address/ }), 'nadia@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
  expect(await screen.findByText(/Nothing has left yet: above €100 in one order/)).toBeVisible();
});

test('an agent corrects whom a gift was given on to, for who knows the address that was typed', async () => {
  const facts = { gifts: [{ ...gift, state: 'active', givenOn: { correctable: true } } as const], deliveries: [] };
  const gifts = await openStory(facts, { [HOLDER]: refused(409, 'GIFT_HOLDER_UNKNOWN') });
  expect(gifts.getByText('Given to somebody else')).toBeVisible();
  await userEvent.click(gifts.getByRole('button', { name: 'Correct the new holder of …2XWA' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
  expect(dialog.getByRole('textbox', { name: /First name/ })).toHaveAccessibleDescription(/Enter a first name/);
  expect(bodies(HOLDER)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /Address that it was given to/ }), 'nadia@exmaple.com');
  await userEvent.type(dialog.getByRole('textbox', { name: /First name/ }), ' Nadia ');
  await userEvent.type(dialog.getByRole('textbox', { name: /Right e-mail address/ }), 'nadia@example.com');
  expect(await axeFaults()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
  expect(await dialog.findByText(/was not given to this address/)).toBeVisible();
  const body = { givenTo: 'nadia@exmaple.com', firstName: 'Nadia', email: 'nadia@example.com', reason: 'Call 4711' };
  expect(bodies(HOLDER)).toEqual([body]);
});
