import { QueryClient } from '@tanstack/react-query';
import { handCode, isOpeningGift, openedCodeKey } from './handed-code.ts';

test('a gift is being opened from its code on, until it is open or its code is refused @GIFT-017', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  expect(isOpeningGift(client)).toBe(false);
  handCode(client, 'DEMO-BOX-2468');
  expect(isOpeningGift(client)).toBe(true);

  const queryKey = openedCodeKey('DEMO-BOX-2468');
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('unknown')) });
  expect(isOpeningGift(client)).toBe(false);

  handCode(client, 'DEMO-CARD-2468');
  expect(isOpeningGift(client)).toBe(true);
  handCode(client, null);
  expect(isOpeningGift(client)).toBe(false);
});
