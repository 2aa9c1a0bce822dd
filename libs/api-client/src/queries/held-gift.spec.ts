import type { BeneficiaryView } from '@shop/contracts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { changeHeldGift, heldGiftQuery } from './held-gift.ts';

const realFetch = globalThis.fetch;
const locale = 'fr_FR';
const giftOf = (title: string) => ({ title, remaining: 1_000, expiresOn: '2031-06-01' }) as unknown as BeneficiaryView;
const [BEFORE, OPENED] = [giftOf('before'), giftOf('opened')];
let answer: (gift: unknown) => void;

beforeEach(() => {
  globalThis.fetch = () => new Promise((resolve) => (answer = (gift) => resolve(Response.json(gift))));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['a gift that is opened', OPENED],
  ['no gift, once it is left', null],
])('%s stays when the session of the gift before answers late', async (_what, gift) => {
  const client = new QueryClient();
  const observer = new QueryObserver(client, heldGiftQuery(locale));
  const stop = observer.subscribe(() => undefined);
  await settled();
  changeHeldGift(client, { locale, gift });
  answer(BEFORE);
  await settled();
  await settled();
  expect(observer.getCurrentResult()).toMatchObject({ data: gift, status: 'success', fetchStatus: 'idle' });
  stop();
});
