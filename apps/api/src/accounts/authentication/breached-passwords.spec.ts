import { SHORTEST_PASSWORD } from '@shop/domain';
import { isBreached } from './breached-passwords.ts';

test.each(['qwertyuiop', '1q2w3e4r5t', 'Basketball', '1QAZ2WSX3EDC', 'manchester', 'volkswagon'])(
  '%s was stolen elsewhere',
  async (password) => {
    expect([...password].length).toBeGreaterThanOrEqual(SHORTEST_PASSWORD);
    expect(await isBreached(password)).toBe(true);
  },
);

test.each(['een-blauw-meer', 'durand keeps bees', ''])('%s was not', async (password) => {
  expect(await isBreached(password)).toBe(false);
});
