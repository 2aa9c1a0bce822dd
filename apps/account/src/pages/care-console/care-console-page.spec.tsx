import { answering, refused } from '@shop/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount } from '../../testing/open-account.test-utils.tsx';
import { aCareStory } from '../../testing/a-care-story.ts';
import { careConsoleLoader } from './care-console-loader.ts';
import { CareConsolePage } from './care-console-page.tsx';

const SESSION = '/gateway/customer-care/session';
const SEARCHES = '/care-gateway/searches';
const UUID = '00000000-0000-4000-8000-000000000001';
const STORY = `/care-gateway/orders/${UUID}/story`;
const CANCELLATION = `/care-gateway/orders/${UUID}/cancellation`;
const REFUNDS = `/care-gateway/orders/${UUID}/refunds`;
const NOTES = `/care-gateway/orders/${UUID}/notes`;
const story = aCareStory();
const found = { orders: [story.order], vouchers: [], customers: [] };
const agent = { [SESSION]: { email: 'bert@shop.example', role: 'agent' }, [SEARCHES]: found, [STORY]: story };

let network: ReturnType<typeof answering>;
const { FormData: NodesFormData } = globalThis;

/** React reads a form whose submit navigates; the environment's `FormData` is Node's, which knows no elements. */
beforeAll(() => void (globalThis.FormData = class {} as typeof FormData));
afterAll(() => void (globalThis.FormData = NodesFormData));
afterEach(() => {
  network.stop();
  sessionStorage.clear();
});

function open(answers: Record<string, unknown>, { hash = '', site = { customerCare: true } }: { hash?: string; site?: object } = {}) {
  network = answering(answers);
  return openAccount(
    [{ path: '*', loader: careConsoleLoader, element: <CareConsolePage />, HydrateFallback: () => null, errorElement: <p>No page</p> }],
    {
      at: `/customer-care/desk${hash}`,
      site,
    },
  );
}

const reported = (path: string) => network.requested.filter((requested) => requested.path === path).map(({ body }) => body);

async function search(query: string, reason = 'Call 4711'): Promise<void> {
  if (query) await userEvent.type(await screen.findByRole('searchbox'), query);
  if (reason) await userEvent.type(await screen.findByLabelText(/^Reason/), reason);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
}

test('at the shop’s public host there is no such page', async () => {
  open(agent, { site: {} });
  expect(await screen.findByText('No page')).toBeVisible();
  expect(network.requested).toEqual([]);
});

test('a search asks for its reason first, and the address says what was found and chosen', async () => {
  const { router } = open(agent);
  await search('ab', '');
  expect(await screen.findByRole('searchbox')).toHaveAccessibleDescription(/Type at least three letters or digits/);
  expect(screen.getByLabelText(/^Reason/)).toHaveAccessibleDescription(/Give a reason of at least three characters/);
  expect(reported(SEARCHES)).toEqual([]);
  await search('c@example.com');
  await userEvent.click(await screen.findByRole('link', { name: 'Order 10000001' }));
  expect(await screen.findByRole('article')).toHaveTextContent('Order placed');
  expect(router.state.location.hash).toBe(`#q=abc%40example.com&order=${UUID}`);
  expect([reported(SEARCHES), reported(STORY)]).toEqual([[{ query: 'abc@example.com', reason: 'Call 4711' }], [{ reason: 'Call 4711' }]]);
});

test('an order that the address names is shown once the reason is given', async () => {
  open(agent, { hash: `#order=${UUID}` });
  expect(await screen.findByText(/Give a reason first/)).toBeVisible();
  expect(reported(STORY)).toEqual([]);
  await search('');
  expect(await screen.findByRole('article')).toBeVisible();
});

test('where nothing fits, the page says so', async () => {
  open({ ...agent, [SEARCHES]: { orders: [], vouchers: [], customers: [] } });
  await search('nobody@example.com');
  expect(await screen.findByText(/fits “nobody@example.com”/)).toBeVisible();
});

test('a search that fails can be tried again', async () => {
  let tries = 0;
  open({ ...agent, [SEARCHES]: () => (tries++ === 0 ? refused(503) : found) });
  await search('anna@example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Order 10000001' })).toBeVisible();
});

test('a session that has ended leads to customer care’s sign-in, and back', async () => {
  open({ ...agent, [SESSION]: refused(401, 'SIGN_IN_NEEDED') });
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/customer-care/login?origin=%2Fcustomer-care%2Fdesk',
  );
});

test('a colleague without a role is told whom to ask', async () => {
  open({ ...agent, [SESSION]: { email: 'eve@shop.example' } });
  expect(await screen.findByText('Your account opens no cases')).toBeVisible();
  expect(screen.queryByRole('search')).toBeNull();
});

test('a reader sees the story and no act', async () => {
  open({ ...agent, [STORY]: aCareStory({ role: 'reader' }) }, { hash: `#order=${UUID}` });
  await search('');
  expect(within(await screen.findByRole('article')).queryAllByRole('button')).toEqual([]);
});

test('the cancellation of a disputed stay says, before and after, what the customer’s bank has taken back of the refund', async () => {
  const disputed = aCareStory({ cancellation: { cancellable: true, refund: 2_400, disputed: 9_600, reason: 'partial' } });
  const cancelled = { status: 'cancelled', refund: 2_400, disputed: 9_600 };
  open({ ...agent, [STORY]: disputed, [CANCELLATION]: cancelled }, { hash: `#order=${UUID}` });
  await search('');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^The customer’s bank has taken €96 more of the refund/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel' }));
  expect(await screen.findByText(/€24 go back to the customer\. The customer’s bank has taken €96/)).toBeVisible();
  expect(reported(CANCELLATION)).toEqual([{ expectedRefund: 2_400, reason: 'Call 4711' }]);
});

test('the cancellation of a stay whose whole refund is in a dispute promises no amount from the shop', async () => {
  const disputed = aCareStory({ cancellation: { cancellable: true, refund: 0, disputed: 9_600, reason: 'partial' } });
  open({ ...agent, [STORY]: disputed, [CANCELLATION]: { status: 'cancelled', refund: 0, disputed: 9_600 } }, { hash: `#order=${UUID}` });
  await search('');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Order \d+ is cancelled by its conditions\. This cannot be undone/)).toBeVisible();
  expect(dialog.queryByText(/€0/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel' }));
  expect(await screen.findByText(/^The order is cancelled\. The customer’s bank has taken €96/)).toBeVisible();
});

test.each([
  ['is given, as a success', { status: 'done', note: /€150 go back to the customer/, kind: 'success' }],
  ['is pending until a supervisor confirms it, as information', { status: 'waiting', note: /€150 wait for a supervisor/, kind: 'info' }],
])('a refund says that it %s', async (_, { status, note, kind }) => {
  open({ ...agent, [REFUNDS]: { status, refundId: UUID, amount: 15_000 } }, { hash: `#order=${UUID}` });
  await search('');
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Amount in euros/ }), '150');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  expect((await screen.findByText(note)).closest('[data-kind]')).toHaveAttribute('data-kind', kind);
});

test('a note whose answer was lost stays written, is sent again under the same key and read in the story', async () => {
  const keys: string[] = [];
  let tries = 0;
  open({ ...agent, [NOTES]: () => (tries++ === 0 ? refused(503) : { noted: true }) }, { hash: `#order=${UUID}` });
  const real = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    if (String(url) === NOTES) keys.push(new Headers(init?.headers).get('idempotency-key') ?? '');
    return real(url, init);
  };
  await search('');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }));
  await userEvent.type(screen.getByLabelText(/^Note/), 'Arrives late');
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText(/nothing is done twice/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('The note is saved.')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await waitFor(() => expect(reported(STORY)).toHaveLength(2));
});
