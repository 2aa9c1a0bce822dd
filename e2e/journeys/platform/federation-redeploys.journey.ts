import { expect, test } from '@playwright/test';
import { redeploys } from '@shop/tools/endurance/redeploys/redeploys';

/** A slice of `npm run test:endurance redeploys`, which goes on 300 times and looks at the heap. */
test('two remotes are released again and again, and no visitor sees an old page, a broken one, or one that does not come alive', async () => {
  const { documents, tabs, stale, failed, mismatches, said } = await redeploys(4);
  expect([...said]).toEqual([]);
  expect({ stale, failed, mismatches }).toEqual({ stale: 0, failed: 0, mismatches: 0 });
  expect(documents).toBeGreaterThan(20);
  expect(tabs).toBeGreaterThan(0);
});
