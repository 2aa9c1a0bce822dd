import { ApiError } from '../transport/api-error.ts';
import { exchangeRefusal } from './exchange-gift.ts';
import { extensionRefusal } from './extension-refusal.ts';
import { mayBeRepeated } from './holder-refusal.ts';
import { transferRefusal } from './transfer-refusal.ts';

const refused = (status: number, code: string, field?: string) =>
  new ApiError(status, { code, message: code, ...(field && { field }) }, 60);

test.each([
  ['a transfer without an answer', transferRefusal(refused(503, 'AWAY'))],
  ['a transfer of too many', transferRefusal(refused(429, 'TOO_MANY_ATTEMPTS'))],
  ['a transfer beside an unpaid order', transferRefusal(refused(409, 'GIFT_IN_ORDER'))],
  ['a transfer to a mistyped address', transferRefusal(refused(400, 'INVALID_FIELD', 'email'))],
  ['an extension whose new last day has moved', extensionRefusal(refused(409, 'EXTENSION_CHANGED'))],
  ['an exchange that is still on its way', exchangeRefusal(refused(409, 'IDEMPOTENCY_IN_FLIGHT'))],
])('%s may be sent again', (_name, refusal) => {
  expect(mayBeRepeated(refusal)).toBe(true);
});

test.each([
  ['the transfer of a used gift', transferRefusal(refused(409, 'GIFT_USED'))],
  ['the transfer of an unknown gift', transferRefusal(refused(404, 'GIFT_NOT_FOUND'))],
  ['the transfer of a gift that cannot be given on', transferRefusal(refused(409, 'GIFT_NOT_TRANSFERABLE'))],
  ['a second extension', extensionRefusal(refused(409, 'GIFT_EXTENDED'))],
  ['the exchange for a box that is no longer offered', exchangeRefusal(refused(409, 'BOX_NOT_OFFERED'))],
  ['the exchange of an expired box', exchangeRefusal(refused(409, 'GIFT_EXPIRED'))],
])('%s is refused for good', (_name, refusal) => {
  expect(mayBeRepeated(refusal)).toBe(false);
});

test('what was not sent yet may be sent', () => {
  expect(mayBeRepeated(undefined)).toBe(true);
});
