import { InventoryAnswer, InventoryUpdate } from '@shop/contracts';
import { partyShares } from '@shop/domain';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Value } from 'typebox/value';
import { DAYS_AHEAD, MAX_ROOM_DAYS } from './check-update.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../../../docs/inventory.md'), 'utf8');

test('the update and the answer of the page are as the contract says', () => {
  const [update, answer] = [...page.matchAll(/```json\n([^]*?)```/g)].map(([, text]) => JSON.parse(text!) as unknown);
  expect([...Value.Errors(InventoryUpdate, update)]).toEqual([]);
  expect([...Value.Errors(InventoryAnswer, answer)]).toEqual([]);
});

test('the page tells how much one call may hold', () => {
  const { maxItems } = InventoryUpdate.properties.items as { maxItems?: number };
  expect(page).toContain(`At most ${maxItems} items, ${MAX_ROOM_DAYS.toLocaleString('en')} room days and 64 KiB a call.`);
});

test('the page tells how far ahead nights are taken, and for how many people a rate is', () => {
  expect(page).toContain(`at most ${DAYS_AHEAD} days after yesterday, which is ${DAYS_AHEAD - 1} after today`);
  const { room } = partyShares({ adults: 2, children: 0, babies: 0 }, 4);
  expect(room).toBe(1);
  expect(page).toContain('cents a room and night for up to two people');
});
